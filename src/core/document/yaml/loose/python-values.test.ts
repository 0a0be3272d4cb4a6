// The types of plain and tagged scalars as PyYAML 6.0.3 gives them.
import { describe, expect, it } from 'vitest'
import { isTimestamp, pythonPlain, pythonTags } from './python-values.ts'
import { refused, TypedValue } from './reading.ts'

const date = Symbol('date')
const bytes = Symbol('bytes')

/** The value, with a mark for what is neither text nor number. */
function marked(value: unknown): unknown {
  if (!(value instanceof TypedValue)) return value
  return value.type === 'date' ? date : bytes
}

describe('plain', () => {
  it.each<[unknown, string[]]>([
    [null, ['', '~', 'null', 'Null', 'NULL']],
    [true, ['yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON']],
    [false, ['no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF']],
    [refused, ['=', '<<', '0x_', '0b_', '-0x_']],
    [0, ['0', '-0', '+0', '00', '0_', '0.0', '-0.', '0b0', '0:0.']],
    [1, ['1', '+1', '01', '0b1', '0b_1_', '0x1', '1.', '1.0', '1_.', '0:1.', '+0x1', '1.0e+0']],
    [10, ['10', '1_0', '1_0_', '012', '01_2', '0xA', '0xa', '0x_a', '0b1010', '1.0e+1', '1.E+1', '0:10.']],
    [-10, ['-10', '-012', '-0xA', '-0b1010', '-1.0e+1', '-10.0']],
    [0.5, ['0.5', '.5', '+0.5', '.5_', '0.5_0', '5.0e-1', '.05e+1', '.005E+2']],
    [5e9, ['.5e+10', '5.e+09', '500.0E+7']],
    [90, ['1:30', '+1:30', '1:30.', '0_1:30.0', '90']],
    [-5400, ['-1:30:00', '-1:30:0', '-1:30:00.0']],
    [3723.5, ['1:02:03.5', '1:2:3.5', '1_:2:03.50']],
    [123_456, ['123_456', '0361100', '0x1E240', '34:17:36']],
    [Infinity, ['.inf', '.Inf', '.INF', '+.inf']],
    [-Infinity, ['-.inf', '-.Inf', '-.INF']],
    [Number.NaN, ['.nan', '.NaN', '.NAN']],
    [date, ['2024-01-31', '2024-02-29', '2024-12-01', '0001-01-01', '2024-11-30T23:59:59']],
    [
      date,
      [
        '2024-1-2T3:04:05',
        '2024-01-02t03:04:05Z',
        '2024-01-02 03:04:05',
        '2024-01-02 \t 3:04:05.',
        '2024-01-02T03:04:05.25 +1',
        '2024-01-02T03:04:05-08:30',
        '2024-01-02T03:04:05 \tZ',
      ],
    ],
    // A day or a time that there is not.
    [
      refused,
      [
        '2024-00-01',
        '2024-13-01',
        '2024-01-00',
        '2024-01-32',
        '2024-04-31',
        '2023-02-29',
        '1900-02-29',
        '0000-01-01',
        '2024-01-01T24:00:00',
        '2024-01-01 \t 24:00:00',
        '2024-01-01T00:60:00',
        '2024-01-01T00:00:60',
      ],
    ],
  ])('%s', (value, texts) =>
    expect(texts.map(text => [text, marked(pythonPlain(text))])).toEqual(texts.map(text => [text, value])),
  )

  it.each([
    ...[
      'a',
      'nULL',
      'null a',
      'a null',
      '~a',
      'yEs',
      'y',
      'n',
      'ayes',
      'yesa',
      'tRUE',
      'non',
      'anno',
      'oN',
      'ofF',
    ],
    ...['==', 'a=', '<<<', '<'],
    ...['08', '09_', '0o7', '0b2', '0b', '0x', '0xg', '_1', '1a', 'a1', '+', '-', '--1', '1 ', ' 1', '1,000'],
    ...['00x1', '-0b', 'a0b1', '0b1a', 'a012', '012a', 'a0x1', '0x1 a'],
    ...['1:60', '1:', '0:30', '01:30', '1:300', 'a1:30', '1:30a', '1::30', ':30'],
    ...[
      '1e3',
      '1.0e3',
      '.5e3',
      '1.0e+',
      '.',
      '._5',
      '-.5',
      '+.5',
      '1.2.3',
      'a1.5',
      '1.5a',
      '.5a',
      'a.5',
      '1.5e+3a',
    ],
    ...['1:60.0', '1:30.0a', 'a1:30.0', '1:30.a', '1.:30'],
    ...['.iNF', 'inf', 'a.inf', '.infa', '.Nan', '+.nan', '-.nan', 'a.nan', '.nana', 'nan'],
    ...['2024-1-2', '2024-01-2', '24-01-02', '2024-01-02a', 'a2024-01-02', '12024-01-02', '2024-01-021'],
    ...[
      '2024-01-02T',
      '2024-01-02 03:04',
      '2024-01-02T03:4:05',
      '2024-01-02T03:04:5',
      '2024-01-02T003:04:05',
    ],
    ...[
      '2024-01-02T03:04:05 PM',
      '2024-01-02T03:04:05+',
      '2024-01-02T03:04:05+08:3',
      '2024-01-02  T03:04:05',
    ],
    ...['a2024-01-02T03:04:05', '2024-01-02T03:04:05Za', '2024-001-02T03:04:05', '2024-01-02T03:04:05+123'],
  ])('%j is text', text => expect(pythonPlain(text)).toBe(text))
})

describe('tagged', () => {
  it.each<[string, string, unknown]>([
    ['str', '12', '12'],
    ['str', '=', '='],
    ['int', '12', 12],
    ['int', '-0x1F', -31],
    ['int', '_1_2', 12],
    ['int', '0b_1', 1],
    ['int', '1:30', 90],
    ['int', '017', 15],
    ['int', '0x_', refused],
    ['int', '08', refused],
    ['int', '1.5', refused],
    ['int', 'a', refused],
    ['int', '', refused],
    ['float', '1.5', 1.5],
    ['float', '3', 3],
    ['float', '08', 8],
    ['float', '_1_0', 10],
    ['float', '1e3', 1000],
    ['float', '-1E-1', -0.1],
    ['float', '1e+2', 100],
    ['float', '.5', 0.5],
    ['float', '1:30', 90],
    ['float', '1:30.5', 90.5],
    ['float', '-.INF', -Infinity],
    ['float', '.iNf', Infinity],
    ['float', '.NaN', Number.NaN],
    ['float', '-.nan', Number.NaN],
    ['float', '0x1', refused],
    ['float', '1e', refused],
    ['float', '1.2.3', refused],
    ['float', '_', refused],
    ['float', ':3', refused],
    ['float', 'a.inf', refused],
    ['float', '.infa', refused],
    ['float', 'a1', refused],
    ['float', '1a', refused],
    ['float', '', refused],
    ['bool', 'yes', true],
    ['bool', 'yEs', true],
    ['bool', 'OFF', false],
    ['bool', '1', refused],
    ['bool', 'a', refused],
    ['null', '', null],
    ['null', 'a', null],
    ['binary', 'aGk=', bytes],
    ['timestamp', '2024-01-02', date],
    ['timestamp', '2024-01-02T03:04:05Z', date],
    ['timestamp', '2024-02-30', refused],
    ['timestamp', 'today', refused],
  ])('!!%s %j', (tag, text, value) => expect(marked(pythonTags.get(tag)?.(text))).toEqual(value))

  it('keep the text of what they type', () => {
    expect(pythonTags.get('binary')?.('aGk=')).toEqual(new TypedValue('bytes', 'aGk='))
    expect(pythonTags.get('timestamp')?.('2024-01-02')).toEqual(new TypedValue('date', '2024-01-02'))
    expect(pythonPlain('2024-01-02')).toEqual(new TypedValue('date', '2024-01-02'))
  })
  it('are these', () =>
    expect([...pythonTags.keys()]).toEqual(['str', 'int', 'float', 'bool', 'null', 'binary', 'timestamp']))
})

it.each([
  ['2024-02-30', true],
  ['2024-1-2', false],
  ['2024-1-2 3:04:05', true],
  ['today', false],
])('%j looks like a date: %s', (text, expected) => expect(isTimestamp(text)).toBe(expected))
