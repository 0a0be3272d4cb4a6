// Tests what a person is told of params that a run and its fence do not agree on, and what every mend makes of them.
import { describe, expect, it } from 'vitest'
import { type Told, toldOfTool } from '../../../test/told.ts'

const rows: [string, ...Told[]][] = [
  [
    'params:\n  text:\nrun: p x$txet y$txet',
    [
      '$txet',
      "The run of tool 't' uses $txet, which is not declared (declared: text). Did you mean $text?",
      {
        'review: Change it to $text': 'params:\n  text:\nrun: p x$text y$text',
        'review: Declare txet as text': 'params:\n  txet:\n    type: string\n  text:\nrun: p x$txet y$txet',
      },
    ],
  ],
  [
    'run: ls x$dir/y',
    [
      '$dir',
      "The run of tool 't' uses $dir, which is not declared (declared: none). Declare it under params, or write $$ for a dollar that is only a dollar.",
      { 'review: Declare dir as text': 'params:\n  dir:\n    type: string\nrun: ls x$dir/y' },
    ],
  ],
  [
    'description: d\nrun: ls x$dir/y',
    [
      '$dir',
      "The run of tool 't' uses $dir, which is not declared (declared: none). Declare it under params, or write $$ for a dollar that is only a dollar.",
      { 'review: Declare dir as text': 'description: d\nparams:\n  dir:\n    type: string\nrun: ls x$dir/y' },
    ],
  ],
  [
    'run: awk x$1',
    [
      '$1',
      "The run of tool 't' uses $1, which is not declared (declared: none). Declare it under params, or write $$ for a dollar that is only a dollar.",
      { 'review: Make it a plain dollar': 'run: awk x$$1' },
    ],
  ],
  [
    'run: awk x$a1',
    [
      '$a1',
      "The run of tool 't' uses $a1, which is not declared (declared: none). Declare it under params, or write $$ for a dollar that is only a dollar.",
      { 'review: Declare a1 as text': 'params:\n  a1:\n    type: string\nrun: awk x$a1' },
    ],
  ],
  [
    'params:\n  abc:\nrun: p x$abc x$abd',
    [
      '$abd',
      "The run of tool 't' uses $abd, which is not declared (declared: abc). Did you mean $abc?",
      {
        'review: Change it to $abc': 'params:\n  abc:\nrun: p x$abc x$abc',
        'review: Declare abd as text': 'params:\n  abd:\n    type: string\n  abc:\nrun: p x$abc x$abd',
      },
    ],
  ],
  [
    'params:\n  a-bc:\nrun: p x$a_bc',
    [
      '$a_bc',
      "The run of tool 't' uses $a_bc, which is not declared (declared: a-bc). Declare it under params, or write $$ for a dollar that is only a dollar.",
      { 'review: Declare a_bc as text': 'params:\n  a_bc:\n    type: string\n  a-bc:\nrun: p x$a_bc' },
    ],
    [
      'a-bc',
      "Param 'a-bc' of tool 't' never appears in run. What a call gives must be seen in the command: a run can name only letters, digits and _, so rename the param, or take it out.",
      { 'review: Remove the param': 'run: p x$a_bc' },
    ],
  ],
  [
    'params:\n  abc:\nrun: p',
    [
      'abc',
      "Param 'abc' of tool 't' never appears in run. What a call gives must be seen in the command: write $abc there, or take the param out.",
      {
        'review: Add it to the end of the run': 'params:\n  abc:\nrun: p $abc',
        'review: Remove the param': 'run: p',
      },
    ],
  ],
  [
    'params:\n  abc:\nrun:\n  - p\n  - q',
    [
      'abc',
      "Param 'abc' of tool 't' never appears in run. What a call gives must be seen in the command: write $abc there, or take the param out.",
      {
        'review: Add it to the end of the run': 'params:\n  abc:\nrun:\n  - p\n  - q\n  - $abc',
        'review: Remove the param': 'run:\n  - p\n  - q',
      },
    ],
  ],
  [
    'params:\n  abc:\nrun: p x${abc} y${abc} z${d}',
    [
      'abc',
      "Param 'abc' of tool 't' never appears in run. What a call gives must be seen in the command: write $abc there, or take the param out.",
      {
        'review: Write it without braces': 'params:\n  abc:\nrun: p x$abc y${abc} z${d}',
        'review: Remove the param': 'run: p x${abc} y${abc} z${d}',
      },
    ],
  ],
  [
    'params:\n  a-b:\nrun: p',
    [
      'a-b',
      "Param 'a-b' of tool 't' never appears in run. What a call gives must be seen in the command: a run can name only letters, digits and _, so rename the param, or take it out.",
      { 'review: Remove the param': 'run: p' },
    ],
  ],
  [
    'params:\n  a:\n    type: string\n\n# note\n    default: x\n  b:\nrun: p $b',
    [
      'a',
      "Param 'a' of tool 't' never appears in run. What a call gives must be seen in the command: write $a there, or take the param out.",
      {
        'review: Add it to the end of the run':
          'params:\n  a:\n    type: string\n\n# note\n    default: x\n  b:\nrun: p $b $a',
        'review: Remove the param': 'params:\n  b:\nrun: p $b',
      },
    ],
    [
      '$b',
      "A value of $b that begins with '-' is read by p as an option. Put -- before it if the program takes that, or limit the values with an enum.",
    ],
  ],
  [
    'run: p $b\nparams:\n  a:\n  b:\n    type: integer\n  c:\n    type: integer',
    [
      'a',
      "Param 'a' of tool 't' never appears in run. What a call gives must be seen in the command: write $a there, or take the param out.",
      {
        'review: Add it to the end of the run':
          'run: p $b $a\nparams:\n  a:\n  b:\n    type: integer\n  c:\n    type: integer',
        'review: Remove the param': 'run: p $b\nparams:\n  b:\n    type: integer\n  c:\n    type: integer',
      },
    ],
    [
      'c',
      "Param 'c' of tool 't' never appears in run. What a call gives must be seen in the command: write $c there, or take the param out.",
      {
        'review: Add it to the end of the run':
          'run: p $b $c\nparams:\n  a:\n  b:\n    type: integer\n  c:\n    type: integer',
        'review: Remove the param': 'run: p $b\nparams:\n  a:\n  b:\n    type: integer',
      },
    ],
  ],
  [
    'run: p\ndescription: params: none\nparams:\n# the only one\n  a:\n    type: string',
    [
      'a',
      "Param 'a' of tool 't' never appears in run. What a call gives must be seen in the command: write $a there, or take the param out.",
      {
        'review: Add it to the end of the run':
          'run: p $a\ndescription: params: none\nparams:\n# the only one\n  a:\n    type: string',
        'review: Remove the param': 'run: p\ndescription: params: none',
      },
    ],
  ],
  [
    'params:\n  a:\n    type: integer\ndescription: d',
    ['', "Tool 't' has no run, so a call to it would do nothing. Add the command: run: program $param."],
  ],
  [
    'description: d\nrun:',
    ['run', "Tool 't' has no run, so a call to it would do nothing. Add the command: run: program $param."],
  ],
]

describe('params of a run', () => {
  it.each(rows)('%j', (text, ...expected) => expect(toldOfTool(text)).toEqual(expected))
})
