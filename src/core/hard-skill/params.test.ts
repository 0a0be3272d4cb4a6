// Tests what a person is told of the type, enum and default of a param, and what every mend makes of them.
import { describe, expect, it } from 'vitest'
import { type Told, toldOfTool } from '../../../test/told.ts'

const rows: [string, ...Told[]][] = [
  [
    'params:\n  a:\n    type: text\nrun: p x$a',
    [
      'text',
      "Param 'a' has the type 'text'; a type is one of string, number, integer, boolean, object, array. Did you mean string?",
      { 'review: Change it to string': 'params:\n  a:\n    type: string\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    type: int\nrun: p x$a',
    [
      'int',
      "Param 'a' has the type 'int'; a type is one of string, number, integer, boolean, object, array. Did you mean integer?",
      { 'review: Change it to integer': 'params:\n  a:\n    type: integer\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    type: boolen\nrun: p x$a',
    [
      'boolen',
      "Param 'a' has the type 'boolen'; a type is one of string, number, integer, boolean, object, array. Did you mean boolean?",
      { 'review: Change it to boolean': 'params:\n  a:\n    type: boolean\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    type: Dict\nrun: p x$a',
    [
      'Dict',
      "Param 'a' has the type 'Dict'; a type is one of string, number, integer, boolean, object, array. Did you mean object?",
      { 'review: Change it to object': 'params:\n  a:\n    type: object\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    type: nothing\nrun: p x$a',
    [
      'nothing',
      "Param 'a' has the type 'nothing'; a type is one of string, number, integer, boolean, object, array.",
    ],
  ],
  [
    'params:\n  a:\n    type:\nrun: p x$a',
    [
      'type',
      "Param 'a' has the type ''; a type is one of string, number, integer, boolean, object, array.",
      { 'review: Remove the line: a param is text unless it says otherwise': 'params:\n  a:\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    enum: accept, reject\n    default: acept\nrun: p x$a',
    [
      'acept',
      "The default of 'a' is 'acept', which its enum does not hold (accept, reject). Did you mean accept?",
      {
        'review: Change it to accept':
          'params:\n  a:\n    enum: accept, reject\n    default: accept\nrun: p x$a',
        'review: Add it to the enum':
          'params:\n  a:\n    enum: accept, reject, acept\n    default: acept\nrun: p x$a',
      },
    ],
  ],
  [
    'params:\n  a:\n    type: integer\n    enum: 1, 2\n    default: 7\nrun: p x$a',
    [
      '7',
      "The default of 'a' is '7', which its enum does not hold (1, 2).",
      {
        'review: Add it to the enum':
          'params:\n  a:\n    type: integer\n    enum: 1, 2, 7\n    default: 7\nrun: p x$a',
      },
    ],
  ],
  [
    'params:\n  a:\n    type: integer\n    enum: 1, 2\n    default: x\nrun: p x$a',
    ['x', "The default of 'a' is 'x', which its enum does not hold (1, 2)."],
  ],
  [
    'params:\n  a:\n    enum: x, y\n    default:\nrun: p x$a',
    ['default', "The default of 'a' is '', which its enum does not hold (x, y)."],
  ],
  [
    'params:\n  a:\n    enum: one, two\n    default: one,two\nrun: p x$a',
    ['one,two', "The default of 'a' is 'one,two', which its enum does not hold (one, two)."],
  ],
  [
    'params:\n  a:\n    type: integer\n    default: 1.5\nrun: p x$a',
    [
      '1.5',
      "The default of 'a' is '1.5', which cannot be read as integer.",
      {
        'review: Change the type to string': 'params:\n  a:\n    type: string\n    default: 1.5\nrun: p x$a',
      },
    ],
  ],
  [
    'params:\n  a:\n    type: integer\n    default: yes\nrun: p x$a',
    [
      'yes',
      "The default of 'a' is 'yes', which cannot be read as integer.",
      {
        'review: Change the type to string': 'params:\n  a:\n    type: string\n    default: yes\nrun: p x$a',
      },
    ],
  ],
  [
    'params:\n  a:\n    type: boolean\n    default: Yes\nrun: p x$a',
    [
      'Yes',
      "The default of 'a' is 'Yes', which cannot be read as boolean.",
      { 'review: Change it to true': 'params:\n  a:\n    type: boolean\n    default: true\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    type: boolean\n    default: maybe\nrun: p x$a',
    [
      'maybe',
      "The default of 'a' is 'maybe', which cannot be read as boolean.",
      {
        'review: Change the type to string':
          'params:\n  a:\n    type: string\n    default: maybe\nrun: p x$a',
      },
    ],
  ],
  [
    'params:\n  a:\n    type: number\n    default:\nrun: p x$a',
    [
      'default',
      "The default of 'a' is '', which cannot be read as number.",
      {
        'review: Remove the line: without a default the param is required':
          'params:\n  a:\n    type: number\nrun: p x$a',
      },
    ],
  ],
  [
    'params:\n  a:\n    type: object\n    default: []\nrun: p x$a',
    [
      '[]',
      "The default of 'a' is '[]', which cannot be read as object.",
      { 'review: Change the type to string': 'params:\n  a:\n    type: string\n    default: []\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    type: integer\n    enum: 1, b, 3, d\nrun: p x$a',
    [
      'b',
      "The enum of 'a' holds 'b', which cannot be read as integer.",
      {
        'review: Change the type to string':
          'params:\n  a:\n    type: string\n    enum: 1, b, 3, d\nrun: p x$a',
      },
    ],
  ],
  [
    'params:\n  a:\n    type: integer\n    enum: 1,   , 2\nrun: p x$a',
    [
      '',
      "The enum of 'a' holds '', which cannot be read as integer.",
      {
        'review: Change the type to string':
          'params:\n  a:\n    type: string\n    enum: 1,   , 2\nrun: p x$a',
      },
    ],
  ],
  [
    'params:\n  a:\n    type: integer\n    enum: 1, b\n    default: b\nrun: p x$a',
    [
      'b',
      "The enum of 'a' holds 'b', which cannot be read as integer.",
      {
        'review: Change the type to string':
          'params:\n  a:\n    type: string\n    enum: 1, b\n    default: b\nrun: p x$a',
      },
    ],
  ],
]

describe('params', () => {
  it.each(rows)('%j', (text, ...expected) => expect(toldOfTool(text)).toEqual(expected))
})
