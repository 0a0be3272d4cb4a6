// Calls as Python in a list: which literals are values, and what is refused.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  ['[access(user="a"), status()]', ['ok', 'access {"user":"a"} pythonic 1-17', 'status {} pythonic 19-27']],
  [
    '[access(user="a")',
    [
      'cut-off',
      'access {"user":"a"} pythonic 1-17',
      'cut-off 17-17: The list of calls is cut off. Ask for the whole answer again.',
    ],
  ],
  [
    '[access(user="a"), ',
    [
      'cut-off',
      'access {"user":"a"} pythonic 1-17',
      'cut-off 19-19: The list of calls is cut off. Ask for the whole answer again.',
    ],
  ],
  [
    '[access(user="a"',
    [
      'cut-off',
      'cut-off of access 1-16: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '[access(user="a")]]',
    [
      'cut-off',
      'malformed 1-18: A call cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a")])',
    [
      'cut-off',
      'malformed 1-18: A call cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a") and more',
    [
      'cut-off',
      'malformed of access 0-18: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['[access(user="a"); status()]', ['ok', 'access {"user":"a"} pythonic 1-17', 'status {} pythonic 19-27']],
  ['[access(user="a")\nstatus()]', ['ok', 'access {"user":"a"} pythonic 1-17', 'status {} pythonic 18-26']],
  ['[grant(user="a")]', ['unknown-tool', 'unknown-tool of grant 1-16: There is no tool called grant.']],
  ['Then [grant(user="a")].', ['no-call']],
  ['Then [access(user="a")].', ['ok', 'access {"user":"a"} pythonic 6-22']],
  [
    '[access(user=name)]',
    [
      'cut-off',
      'malformed of access 1-13: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access("a")]',
    [
      'schema-error',
      'positional of access 1-8: The call of access gives values without names. Give every argument as name=value.',
    ],
  ],
  [
    '[access(user=f"a")]',
    [
      'cut-off',
      'malformed of access 1-13: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a", user="b")]',
    [
      'ambiguous',
      'duplicate-member of access 1-27: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    '[access(user="a", __proto__="b")]',
    [
      'schema-error',
      'proto-member of access 1-32: The call of access has a member __proto__, which is refused.',
    ],
  ],
  [
    '[access(user="a", days=1+1)]',
    [
      'cut-off',
      'malformed of access 1-24: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a", days=12345678901234567890)]',
    [
      'schema-error',
      'number-too-large of access 1-44: The call of access holds the number 12345678901234567890, which would be rounded. Send it as text.',
    ],
  ],
  ['[functions.access(user="a")]', ['ok', 'access {"user":"a"} pythonic 1-27 name-prefix 1-27']],
  ['[access(user="a",)]', ['ok', 'access {"user":"a"} pythonic 1-18']],
  [
    '[access(user="a", tags=[1, -2.5, .5, 1e3, +7], meta={"k": None, \'n\': (1, 2)}, until=None)]',
    [
      'ok',
      'access {"user":"a","tags":[1,-2.5,0.5,1000,7],"meta":{"k":null,"n":[1,2]},"until":null} pythonic 1-89',
    ],
  ],
  [
    '[access(user="a", tags=((1,), (2), ()), force=True)]',
    ['ok', 'access {"user":"a","tags":[[1],2,[]],"force":true} pythonic 1-51'],
  ],
  [
    '[access(user="a", meta={"k": {"n": [true, false, null]}})]',
    ['ok', 'access {"user":"a","meta":{"k":{"n":[true,false,null]}}} pythonic 1-57'],
  ],
  ['[access(user="a", meta={k: 1})]', ['ok', 'access {"user":"a","meta":{"k":1}} pythonic 1-30']],
  ["[access(user='it\\'s')]", ['ok', 'access {"user":"it\'s"} pythonic 1-21']],
  ['[access(user="""a\n"b" c""")]', ['ok', 'access {"user":"a\\n\\"b\\" c"} pythonic 1-27']],
  ["[access(user='''it's''')]", ['ok', 'access {"user":"it\'s"} pythonic 1-24']],
  [
    '[access(user="\\n\\t\\x41\\u00e9\\U0001F600\\q\\\\")]',
    ['ok', 'access {"user":"\\n\\tAé😀\\\\q\\\\"} pythonic 1-44'],
  ],
  ['[access(user="a\\\nb")]', ['ok', 'access {"user":"ab"} pythonic 1-20']],
  ['[access(user="\\x4")]', ['ok', 'access {"user":"\\\\x4"} pythonic 1-19']],
  ['[access(user="\\U00110000")]', ['ok', 'access {"user":"\\\\U00110000"} pythonic 1-26']],
  [
    '[access(user="a" "b")]',
    [
      'cut-off',
      'malformed of access 1-17: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a',
    [
      'cut-off',
      'cut-off of access 1-15: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '[access(user=',
    [
      'cut-off',
      'cut-off of access 1-13: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '[access(user',
    [
      'cut-off',
      'cut-off of access 1-12: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '[access(',
    [
      'cut-off',
      'cut-off of access 1-8: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '[access(user="a" days=1)]',
    [
      'cut-off',
      'malformed of access 1-17: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a", tags=[1 2])]',
    [
      'cut-off',
      'malformed of access 1-26: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a", days=1',
    [
      'cut-off',
      'cut-off of access 1-24: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '[access(user="a", days=007)]',
    [
      'cut-off',
      'malformed of access 1-24: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a", days=1.2.3)]',
    [
      'cut-off',
      'malformed of access 1-26: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['[access(user="a", ratio=5.)]', ['ok', 'access {"user":"a","ratio":5} pythonic 1-27']],
  [
    '[access(user="a", days=-)]',
    [
      'cut-off',
      'malformed of access 1-23: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a", force=Truely)]',
    [
      'cut-off',
      'malformed of access 1-24: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a", tags=[1)]',
    [
      'cut-off',
      'malformed of access 1-25: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '[access(user="a", meta={"k" 1})]',
    [
      'schema-error',
      'positional of access 1-28: The call of access gives values without names. Give every argument as name=value.',
    ],
  ],
  [
    '[access(user="a", tags=[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]])]',
    ['too-large', 'too-deep of access 1-87: The call of access holds values more than 64 levels deep.'],
  ],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
