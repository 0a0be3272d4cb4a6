// What is said of arguments under each keyword of a schema, to the letter.
import { describe, expect, test } from 'vitest'
import { checkArguments, propertyOf, requiredOf, same, typeName, typesOf } from './schema.ts'

const said = (args: unknown, schema: unknown) =>
  checkArguments('t', args, schema).map(({ kind, pointer, name, message }) => {
    expect(name).toBe('t')
    return `${kind} ${pointer}: ${message}`
  })
/** What is said of one argument `a`. */
const of = (value: unknown, schema: unknown) =>
  checkArguments('t', { a: value }, { properties: { a: schema } }).map(({ kind, pointer, message }) => {
    expect(pointer).toMatch(/^\/a/)
    return `${kind}: ${message}`
  })

const type = (wanted: string, got: string, hint = '') =>
  `argument-wrong-type: Argument /a of t must be ${wanted}, not ${got}.${hint}`
const TEXT_HOLDS = (what: string) => ` The text holds ${what}: send it without the quotation marks.`

describe('types', () => {
  test.each([
    ['x', 'string', []],
    [7, 'string', [type('a string', '7')]],
    [7, 'integer', []],
    [7, 'number', []],
    [7.5, 'number', []],
    [7.5, 'integer', [type('an integer', '7.5')]],
    [7.5, ['string', 'null'], [type('a string or null', '7.5')]],
    [null, ['string', 'null'], []],
    [null, 'object', [type('an object', 'null')]],
    [[], 'array', []],
    [[], 'object', [type('an object', '[]')]],
    [{}, 'array', [type('an array', '{}')]],
    [{}, 'object', []],
    [true, 'boolean', []],
    ['true', 'boolean', [type('a boolean', '"true"', TEXT_HOLDS('a boolean'))]],
    ['7', 'integer', [type('an integer', '"7"', TEXT_HOLDS('an integer'))]],
    ['7', 'number', [type('a number', '"7"', TEXT_HOLDS('an integer'))]],
    ['7.5', 'number', [type('a number', '"7.5"', TEXT_HOLDS('a number'))]],
    ['7.5', 'integer', [type('an integer', '"7.5"')]],
    ['[1]', 'array', [type('an array', '"[1]"', TEXT_HOLDS('an array'))]],
    ['null', ['null', 'integer'], [type('null or an integer', '"null"', TEXT_HOLDS('null'))]],
    ['seven', 'integer', [type('an integer', '"seven"')]],
    ['x', 'any', []],
    ['x', ['any', 'integer'], [type('an any or an integer', '"x"')]],
    ['x', undefined, []],
    ['x', 7, []],
  ])('%j as %j', (value, wanted, problems) => {
    expect(of(value, { type: wanted })).toEqual(problems)
  })
  test('nullable admits null', () => {
    expect(of(null, { type: 'string', nullable: true })).toEqual([])
    expect(of(7, { type: 'string', nullable: true })).toEqual([type('a string', '7')])
    expect(of(null, { type: 'string', nullable: false })).toEqual([type('a string', 'null')])
  })
  test('a long value is shown by its beginning', () => {
    expect(of('x'.repeat(58), { type: 'object' })).toEqual([type('an object', `"${'x'.repeat(58)}"`)])
    expect(of('x'.repeat(59), { type: 'object' })).toEqual([type('an object', `"${'x'.repeat(56)}…`)])
  })
  test('a very long text is not searched for a value', () => {
    const text = (length: number) => `${' '.repeat(length - 1)}7`
    expect(of(text(10_000), { type: 'integer' })[0]).toContain('The text holds an integer')
    expect(of(text(10_001), { type: 'integer' })[0]).not.toContain('The text holds')
  })
  test('a value of the wrong type is not looked at further', () => {
    expect(of('x', { type: 'integer', enum: [1], minLength: 5 })).toEqual([type('an integer', '"x"')])
  })
})

test.each([
  [1, { enum: [1, 'a', null] }, []],
  [
    'b',
    { enum: [1, 'a', null] },
    ['argument-not-in-enum: Argument /a of t must be one of 1, "a", null, not "b".'],
  ],
  [{ x: [1] }, { enum: [{ x: [1] }] }, []],
  [1, { const: 1 }, []],
  [2, { const: 1 }, ['argument-not-in-enum: Argument /a of t must be 1, not 2.']],
  [2, { enum: 1 }, []],
  [null, { const: null }, []],
])('%j under %j', (value, schema, problems) => {
  expect(of(value, schema)).toEqual(problems)
})

describe('ranges', () => {
  const out = (rule: string) => [`argument-out-of-range: Argument /a of t must ${rule}.`]
  test.each([
    [5, { minimum: 5, maximum: 5 }, []],
    [4, { minimum: 5 }, out('be at least 5')],
    [6, { maximum: 5 }, out('be at most 5')],
    [6, { exclusiveMinimum: 5, exclusiveMaximum: 7 }, []],
    [5, { exclusiveMinimum: 5 }, out('be more than 5')],
    [5, { exclusiveMaximum: 5 }, out('be less than 5')],
    [4, { minimum: '5', exclusiveMinimum: true }, []],
    ['ab', { minLength: 2, maxLength: 2 }, []],
    ['a', { minLength: 2 }, out('have a length of at least 2')],
    ['abc', { maxLength: 2 }, out('have a length of at most 2')],
    ['😀😀', { minLength: 2, maxLength: 2 }, []],
    [[1, 2], { minItems: 2, maxItems: 2 }, []],
    [[1], { minItems: 2 }, out('have a length of at least 2')],
    [[1, 2, 3], { maxItems: 2 }, out('have a length of at most 2')],
    ['a', { minimum: 5, minItems: 5 }, []],
    [[], { minLength: 5, minimum: 5 }, []],
    [1, { minLength: 5, minItems: 5 }, []],
  ])('%j under %j', (value, schema, problems) => {
    expect(of(value, schema)).toEqual(problems)
  })
})

describe('members and items', () => {
  test.each([
    [{}, { required: ['a'] }, ['argument-missing /a: Argument /a of t is required, and is missing.']],
    [{ a: undefined }, { required: ['a', 7] }, []],
    [{}, { required: 'a' }, []],
    [
      {},
      { required: ['a/b~c'] },
      ['argument-missing /a~1b~0c: Argument /a~1b~0c of t is required, and is missing.'],
    ],
    [{ b: 1 }, { properties: { a: {} } }, []],
    [
      { b: 1 },
      { properties: { a: {}, c: {} }, additionalProperties: false },
      ['argument-unknown /b: Argument /b of t is not declared. Declared are: a, c.'],
    ],
    [
      { b: 1 },
      { additionalProperties: false },
      ['argument-unknown /b: Argument /b of t is not declared. None is declared.'],
    ],
    [{ a: 1 }, { properties: { a: {} }, additionalProperties: false }, []],
    [
      { constructor: 1 },
      { properties: {}, additionalProperties: false },
      ['argument-unknown /constructor: Argument /constructor of t is not declared. None is declared.'],
    ],
    [
      { b: 1 },
      { additionalProperties: { type: 'string' } },
      ['argument-wrong-type /b: Argument /b of t must be a string, not 1.'],
    ],
    [{ b: 'x' }, { additionalProperties: true }, []],
    [
      { a: [1, 'x'] },
      { properties: { a: { items: { type: 'integer' } } } },
      ['argument-wrong-type /a/1: Argument /a/1 of t must be an integer, not "x".'],
    ],
    [
      { a: [1] },
      { properties: { a: { items: false } } },
      ['argument-forbidden /a/0: Argument /a/0 of t is not allowed.'],
    ],
    [{ a: [1] }, { properties: { a: { items: [{ type: 'string' }] } } }, []],
    [{ a: 1 }, { properties: { a: false } }, ['argument-forbidden /a: Argument /a of t is not allowed.']],
    [{ a: 1 }, { properties: { a: true } }, []],
    [
      { a: { b: 'x' } },
      { properties: { a: { properties: { b: { type: 'integer' } } } } },
      ['argument-wrong-type /a/b: Argument /a/b of t must be an integer, not "x".'],
    ],
    [7, { type: 'object' }, ['argument-wrong-type : The arguments of t must be an object, not 7.']],
    [{ a: 1 }, undefined, []],
    [{ a: 1 }, 'x', []],
  ])('%j under %j', (args, schema, problems) => {
    expect(said(args, schema)).toEqual(problems)
  })
})

describe('schemas of several parts', () => {
  test.each([
    [
      1,
      { allOf: [{ type: 'integer' }, { minimum: 2 }] },
      ['argument-out-of-range: Argument /a of t must be at least 2.'],
    ],
    [1, { allOf: 7 }, []],
    [1, { anyOf: [{ type: 'string' }, { type: 'integer' }] }, []],
    [1.5, { oneOf: [{ type: 'string' }, { type: 'integer' }] }, [type('a string', '1.5')]],
    [
      { b: 1 },
      { anyOf: [{ required: ['c', 'd'] }, { required: ['e'] }] },
      ['argument-missing: Argument /a/e of t is required, and is missing.'],
    ],
    [1, { anyOf: [] }, []],
    [1, { anyOf: 7 }, []],
    [
      1,
      { anyOf: [{ type: 'string' }], oneOf: [{ type: 'null' }] },
      [type('a string', '1'), type('null', '1')],
    ],
  ])('%j under %j', (value, schema, problems) => {
    expect(of(value, schema)).toEqual(problems)
  })

  const root = {
    $defs: {
      'x/y~z': { type: 'integer' },
      loop: { $ref: '#/$defs/loop' },
      list: { items: { $ref: '#/$defs/list' }, type: 'array' },
    },
    properties: {
      a: { $ref: '#/$defs/x~1y~0z' },
      b: { $ref: '#/$defs/nothing' },
      c: { $ref: 'https://example.org/schema' },
      d: { $ref: '#/$defs/loop' },
      e: { $ref: '#/$defs/list' },
      f: { $ref: '#' },
    },
  }
  test.each([
    [{ a: 'x' }, ['argument-wrong-type /a: Argument /a of t must be an integer, not "x".']],
    [{ b: 1, c: 1, d: 1 }, []],
    [{ e: [[], [[]]] }, []],
    [{ e: [[7]] }, ['argument-wrong-type /e/0/0: Argument /e/0/0 of t must be an array, not 7.']],
    [{ f: { a: 'x' } }, ['argument-wrong-type /f/a: Argument /f/a of t must be an integer, not "x".']],
  ])('%j where schemas refer to others', (args, problems) => {
    expect(said(args, root)).toEqual(problems)
  })
  test('a hundred problems are said, and not one more', () => {
    expect(of(Array(100).fill('x'), { items: { type: 'integer' } })).toHaveLength(100)
    expect(of(Array(150).fill('x'), { items: { type: 'integer' } })).toHaveLength(100)
  })
})

describe('what a schema says of types', () => {
  test.each([
    [{ type: 'string' }, ['string']],
    [{ type: ['string', 'null', 7] }, ['string', 'null']],
    [{ type: 'string', nullable: true }, ['string', 'null']],
    [{ type: 'string', nullable: 'yes' }, ['string']],
    [
      { anyOf: [{ type: 'string' }, { oneOf: [{ type: 'integer' }] }], allOf: [{ type: 'null' }] },
      ['string', 'integer', 'null'],
    ],
    [
      { enum: ['a', 1, 1.5, null, true, [], {}] },
      ['string', 'integer', 'number', 'null', 'boolean', 'array', 'object'],
    ],
    [{ const: 'a' }, ['string']],
    [{ type: 'integer', enum: ['a'] }, ['integer']],
    [{ enum: 'a' }, []],
    [{}, []],
    ['x', []],
    [undefined, []],
    [{ $ref: '#/$defs/x' }, ['integer']],
  ])('%j', (schema, types) => {
    expect([...typesOf(schema, { $defs: { x: { type: 'integer' } } })]).toEqual(types)
  })
  test('a schema that holds itself ends', () => {
    const ring: Record<string, unknown> = { type: 'string' }
    ring.anyOf = [ring]
    expect([...typesOf(ring)]).toEqual(['string'])
  })
  test('of members and of what is required', () => {
    const schema = { properties: { a: { type: 'string' } }, required: ['a', 7] }
    expect(propertyOf(schema, 'a')).toEqual({ type: 'string' })
    expect(propertyOf(schema, 'constructor')).toBeUndefined()
    expect(propertyOf({ $ref: '#/x', x: schema }, 'a')).toEqual({ type: 'string' })
    expect(propertyOf(undefined, 'a')).toBeUndefined()
    expect(requiredOf(schema)).toEqual(['a'])
    expect(requiredOf({ required: 'a' })).toEqual([])
    expect([null, [], 1, 1.5, 'x', {}, true].map(typeName)).toEqual([
      'null',
      'array',
      'integer',
      'number',
      'string',
      'object',
      'boolean',
    ])
  })
})

test.each([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [[1, [2]], [1, [2]], true],
  [[1], [1, 2], false],
  [[1, 2], [1, 3], false],
  [[], {}, false],
  [{}, [], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, { b: 1 }, false],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, null, false],
  [{ toString: 1 }, {}, false],
])('%j and %j are the same: %j', (a, b, expected) => {
  expect(same(a, b)).toBe(expected)
})
