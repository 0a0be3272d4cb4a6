// Tests what a person is told of fence lines, ids and runs, and what every mend makes of the document.
import { describe, expect, it } from 'vitest'
import { type Told, told } from '../../../test/told.ts'

const rows: [string, ...Told[]][] = [
  [
    '```tool',
    [
      '```tool',
      'The tool fence that opens in line 1 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'safe: Close the fence': '```tool\n```' },
    ],
    [
      '',
      'This tool has no id, so no call can name it. Give it one, such as id: tool.',
      { 'review: Call it tool': '```tool\nid: tool' },
    ],
    ['', 'This tool has no run, so a call to it would do nothing. Add the command: run: program $param.'],
  ],
  [
    '```tool\r\n',
    [
      '```tool',
      'The tool fence that opens in line 1 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'safe: Close the fence': '```tool\r\n```\r\n' },
    ],
    [
      '',
      'This tool has no id, so no call can name it. Give it one, such as id: tool.',
      { 'review: Call it tool': '```tool\r\nid: tool\r\n' },
    ],
    ['', 'This tool has no run, so a call to it would do nothing. Add the command: run: program $param.'],
  ],
  [
    '```tool\n\n  \n',
    [
      '```tool',
      'The tool fence that opens in line 1 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'safe: Close the fence': '```tool\n```\n\n  \n' },
    ],
    [
      '',
      'This tool has no id, so no call can name it. Give it one, such as id: tool.',
      { 'review: Call it tool': '```tool\nid: tool\n\n  \n' },
    ],
    ['', 'This tool has no run, so a call to it would do nothing. Add the command: run: program $param.'],
  ],
  [
    'Hi\n\n```tool\nid: t\nrun: ls',
    [
      '```tool',
      'The tool fence that opens in line 3 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'safe: Close the fence': 'Hi\n\n```tool\nid: t\nrun: ls\n```' },
    ],
  ],
  [
    '```tool\nid: t\nrun: ls\n# more to come\n\n',
    [
      '```tool',
      'The tool fence that opens in line 1 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'safe: Close the fence': '```tool\nid: t\nrun: ls\n```\n# more to come\n\n' },
    ],
  ],
  [
    '```tool\nid: t\nrun: ls\n\nProse.\n',
    [
      '```tool',
      'The tool fence that opens in line 1 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'review: Close the fence': '```tool\nid: t\nrun: ls\n```\n\nProse.\n' },
    ],
  ],
  [
    '---\nincludes: /a\n---\n```tool\nid: t\nrun: ls\n',
    [
      '/a',
      "The include '/a' does not start in the skill's own directory. Write a path relative to it.",
      { 'review: Change it to a': '---\nincludes: a\n---\n```tool\nid: t\nrun: ls\n' },
    ],
    [
      '```tool',
      'The tool fence that opens in line 4 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'safe: Close the fence': '---\nincludes: /a\n---\n```tool\nid: t\nrun: ls\n```\n' },
    ],
  ],
  [
    '```tool\nid: t\nrun: p\nparams:\n  a:\n    type: integer\n',
    [
      '```tool',
      'The tool fence that opens in line 1 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'safe: Close the fence': '```tool\nid: t\nrun: p\nparams:\n  a:\n    type: integer\n```\n' },
    ],
    [
      'a',
      "Param 'a' of tool 't' never appears in run. What a call gives must be seen in the command: write $a there, or take the param out.",
      {
        'review: Add it to the end of the run':
          '```tool\nid: t\nrun: p $a\nparams:\n  a:\n    type: integer\n',
        'review: Remove the param': '```tool\nid: t\nrun: p\n',
      },
    ],
  ],
  [
    '```tool\nid: t\nrun: ls\n```tool\nid: u\nrun: ls\n',
    [
      '```tool',
      'The tool fence that opens in line 1 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'review: Close the fence': '```tool\nid: t\nrun: ls\n```\n```tool\nid: u\nrun: ls\n' },
    ],
    [
      '```tool',
      'The tool fence that opens in line 4 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'review: Close the fence': '```tool\nid: t\nrun: ls\n```tool\nid: u\nrun: ls\n```\n' },
    ],
  ],
  [
    '```tool\nid: t\nrun: ls\n```tool\nid: u\nrun: ls\n\nProse.\n',
    [
      '```tool',
      'The tool fence that opens in line 1 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'review: Close the fence': '```tool\nid: t\nrun: ls\n```\n```tool\nid: u\nrun: ls\n\nProse.\n' },
    ],
    [
      '```tool',
      'The tool fence that opens in line 4 is never closed. Close it with a line of three backticks, at the start of the line.',
      { 'review: Close the fence': '```tool\nid: t\nrun: ls\n```tool\nid: u\nrun: ls\n```\n\nProse.\n' },
    ],
  ],
  [
    '```tool\nid: t\nrun: ls\n```tool \nid: u\nrun: ls\n```\n',
    [
      '```tool',
      'A second tool fence opens here before the one above it is closed. Close the first with a line of three backticks.',
      { 'review: Close the fence above': '```tool\nid: t\nrun: ls\n```\n```tool \nid: u\nrun: ls\n```\n' },
    ],
  ],
  [
    '```tool\nid: t\n```\n',
    ['', "Tool 't' has no run, so a call to it would do nothing. Add the command: run: program $param."],
  ],
  [
    '```tool\nid: t\nparams:\n  a:\n    type: integer\n```\n',
    ['', "Tool 't' has no run, so a call to it would do nothing. Add the command: run: program $param."],
  ],
  [
    '```tool\nrun:\n```\n',
    [
      '',
      'This tool has no id, so no call can name it. Give it one, such as id: tool.',
      { 'review: Call it tool': '```tool\nid: tool\nrun:\n```\n' },
    ],
    ['run', 'This tool has no run, so a call to it would do nothing. Add the command: run: program $param.'],
  ],
  [
    '```tool\nid:\nrun: /bin/ls -l\n```\n```tool\nid:\nrun: a.sh\n```\n',
    [
      'id',
      'This tool has no id, so no call can name it. Give it one, such as id: ls.',
      { 'review: Call it ls': '```tool\nid: ls\nrun: /bin/ls -l\n```\n```tool\nid:\nrun: a.sh\n```\n' },
    ],
    [
      'id',
      'This tool has no id, so no call can name it. Give it one, such as id: tool.',
      { 'review: Call it tool': '```tool\nid:\nrun: /bin/ls -l\n```\n```tool\nid: tool\nrun: a.sh\n```\n' },
    ],
  ],
  [
    '```tool\r\nrun: $a\r\nparams:\r\n  a:\r\n```\r\n',
    [
      '',
      'This tool has no id, so no call can name it. Give it one, such as id: tool.',
      { 'review: Call it tool': '```tool\r\nid: tool\r\nrun: $a\r\nparams:\r\n  a:\r\n```\r\n' },
    ],
    [
      '$a',
      '$a decides which program runs, so what this tool does is not known before the call. Name the program in the run, or limit the values with an enum.',
    ],
  ],
  [
    '```tool\nid: t\nrun: ls\n```\n```tool\nid: t-2\nrun: ls\n```\n```tool\nid: t\nrun: ls\n```\n```tool\nrun: t\n```\n',
    [
      't',
      "Two tools are called 't'; the first is in line 2. A call could not tell them apart: rename one.",
      {
        'review: Call it t-3':
          '```tool\nid: t\nrun: ls\n```\n```tool\nid: t-2\nrun: ls\n```\n```tool\nid: t-3\nrun: ls\n```\n```tool\nrun: t\n```\n',
      },
    ],
    [
      '',
      'This tool has no id, so no call can name it. Give it one, such as id: t-3.',
      {
        'review: Call it t-3':
          '```tool\nid: t\nrun: ls\n```\n```tool\nid: t-2\nrun: ls\n```\n```tool\nid: t\nrun: ls\n```\n```tool\nid: t-3\nrun: t\n```\n',
      },
    ],
  ],
  [
    '````markdown\n```tool\nid: t\nrun: ls\n```\n````\n',
    [
      '```tool',
      'This tool fence stands inside the fence that opens in line 1, yet a host lifts it out as a real tool. If it is only an example, indent its first line by a space.',
      {
        'review: Indent it, so that it stays an example':
          '````markdown\n ```tool\nid: t\nrun: ls\n```\n````\n',
      },
    ],
  ],
]

describe('fences', () => {
  it.each(rows)('%j', (text, ...expected) => expect(told(text)).toEqual(expected))
})
