// Arguments in tags of their own names, and nested ones: which tags count, and which are text.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  ['<access>\n<user>a</user>\n</access>', ['ok', 'access {"user":"a"} cline-xml 0-33']],
  [
    '<access><user>\na\n\n</user><days>7</days></access> Done.',
    ['ok', 'access {"user":"a\\n","days":7} cline-xml 0-48'],
  ],
  ['<access><user>a <b>c</b></user></access>', ['ok', 'access {"user":"a <b>c</b>"} cline-xml 0-40']],
  ['<access><user>a</user> b</user></access>', ['ok', 'access {"user":"a</user> b"} cline-xml 0-40']],
  [
    '<access><user>a</user><user>b</user></access>',
    [
      'ambiguous',
      'duplicate-member of access 0-45: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  ['<access><days>7</days></access>', ['no-call']],
  ['<access><user>a</user>', ['no-call']],
  ['<access><user>a</access>', ['no-call']],
  ['<access><user>a</user><nope>b</nope></access>', ['no-call']],
  ['<access>{"user": "a"}</access>', ['ok', 'access {"user":"a"} cline-xml 0-21']],
  ['<access>{"user": "a"</access>', ['ok', 'access {"user":"a"} cline-xml 0-20 missing-end 20-20']],
  ['<access>{"user": "a"}', ['no-call']],
  ['<access>a</access>', ['ok', 'access {"user":"a"} cline-xml 0-18 plain-body 8-9']],
  ['<search>cats </search>', ['ok', 'search {"query":"cats"} cline-xml 0-22 plain-body 8-13']],
  ['<search>\n</search>', ['no-call']],
  ['<search>a <b>c</b></search>', ['no-call']],
  ['<search>cats', ['no-call']],
  ['<status></status>', ['ok', 'status {} cline-xml 0-17']],
  ['<grant><user>a</user></grant>', ['no-call']],
  [
    '<use_mcp_tool>\n<server_name>s</server_name>\n<tool_name>access</tool_name>\n<arguments>\n{"user": "a"}\n</arguments>\n</use_mcp_tool>',
    ['ok', 'access {"user":"a"} cline-xml 0-128 stringified-arguments 0-128'],
  ],
  [
    '<use_mcp_tool><server_name>s</server_name><arguments>{"user": "a"}</arguments></use_mcp_tool>',
    ['no-call'],
  ],
  [
    '<use_mcp_tool><tool_name> access </tool_name></use_mcp_tool>',
    [
      'schema-error',
      'access {} cline-xml 0-60',
      'argument-missing of access 0-60 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '<invoke><tool_name>access</tool_name><parameters><user>a</user></parameters>',
    ['ok', 'access {"user":"a"} anthropic-xml-legacy 0-76'],
  ],
  [
    '<invoke>\n<tool_name> access </tool_name>\n<parameters>\n<user>a</user>\n<user>b</user>\n</parameters>\n</invoke>',
    [
      'ambiguous',
      'duplicate-member of access 0-107: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  ['<invoke><tool_name>access</tool_name><parameters><user>a', ['no-call']],
  [
    '<invoke><tool_name>grant</tool_name><parameters><user>a</user></parameters></invoke>',
    ['unknown-tool', 'unknown-tool of grant 0-84: There is no tool called grant.'],
  ],
  [
    '<invoke><tool_name>access</tool_name><parameters><__proto__>a</__proto__></parameters></invoke>',
    ['no-call'],
  ],
  [
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<days>7]<]minimax[>[</days>]<]minimax[>[<until>null]<]minimax[>[</until>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>',
    ['ok', 'access {"user":"a","days":7,"until":null} minimax-m3 24-206'],
  ],
  [
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<tags>]<]minimax[>[<item>x]<]minimax[>[</item>]<]minimax[>[<item>y]<]minimax[>[</item>]<]minimax[>[</tags>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>',
    ['ok', 'access {"user":"a","tags":["x","y"]} minimax-m3 24-240'],
  ],
  [
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<tags>["x"]]<]minimax[>[</tags>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>',
    ['ok', 'access {"user":"a","tags":["x"]} minimax-m3 24-165'],
  ],
  [
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<meta>]<]minimax[>[<k>v]<]minimax[>[</k>]<]minimax[>[<n>]<]minimax[>[<item>1]<]minimax[>[</item>]<]minimax[>[</n>]<]minimax[>[</meta>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>',
    ['ok', 'access {"user":"a","meta":{"k":"v","n":["1"]}} minimax-m3 24-267'],
  ],
  [
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<meta>]<]minimax[>[</meta>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>',
    [
      'schema-error',
      'access {"user":"a","meta":""} minimax-m3 24-160',
      'argument-wrong-type of access 24-160 /meta: Argument /meta of access must be an object, not "".',
    ],
  ],
  [
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<user>b]<]minimax[>[</user>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>',
    [
      'ambiguous',
      'duplicate-member of access 24-161: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<__proto__>b]<]minimax[>[</__proto__>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>',
    [
      'schema-error',
      'proto-member of access 24-171: The call of access has a member __proto__, which is refused.',
    ],
  ],
  [
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="access">]<]minimax[>[<user>]<]minimax[>[</user>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>',
    ['ok', 'access {"user":""} minimax-m3 24-120'],
  ],
  [
    "]<]minimax[>[<invoke name='access'>]<]minimax[>[<user>a]<]minimax[>[</user>",
    ['ok', 'access {"user":"a"} minimax-m3 0-75 missing-end 75-75'],
  ],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user> and',
    [
      'cut-off',
      'cut-off of access 0-79: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    ']<]minimax[>[<invoke name="access">',
    [
      'cut-off',
      'cut-off of access 0-35: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<user>a',
    [
      'cut-off',
      'cut-off of access 0-55: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</tool_call> then <tool_call>{"name":"status"}</tool_call>',
    [
      'cut-off',
      'status {} hermes 86-126',
      'cut-off of access 0-80: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    ']<]minimax[>[<invoke name="grant">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[</invoke>',
    ['unknown-tool', 'unknown-tool of grant 0-96: There is no tool called grant.'],
  ],
  [
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="access">]<]minimax[>[<xyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy>a]<]minimax[>[</xyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>',
    [
      'cut-off',
      'cut-off of access 24-400: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<tags>]<]minimax[>[<item>]<]minimax[>[<k>v]<]minimax[>[</k>]<]minimax[>[</item>]<]minimax[>[</tags>]<]minimax[>[</invoke>',
    [
      'schema-error',
      'access {"tags":[{"k":"v"}]} minimax-m3 0-169',
      'argument-missing of access 0-169 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<item>b]<]minimax[>[</item>]<]minimax[>[</invoke>',
    ['ok', 'access {"user":"a","item":"b"} minimax-m3 0-137'],
  ],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<tags>]<]minimax[>[<item>x]<]minimax[>[</item>]<]minimax[>[<y>z]<]minimax[>[</y>]<]minimax[>[</tags>]<]minimax[>[</invoke>',
    [
      'cut-off',
      'cut-off of access 0-210: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<user>]<]minimax[>[<k>v]<]minimax[>[</k>]<]minimax[>[</user>]<]minimax[>[</invoke>',
    [
      'schema-error',
      'access {"user":{"k":"v"}} minimax-m3 0-130',
      'argument-wrong-type of access 0-130 /user: Argument /user of access must be a string, not {"k":"v"}.',
    ],
  ],
  ['<access><user>a</user><user>b', ['no-call']],
  ['<access><user>a</user><days>7</access>', ['no-call']],
  [
    '<use_mcp_tool><tool_name>access</tool_name><tool_name>status</tool_name></use_mcp_tool>',
    [
      'ambiguous',
      'duplicate-member of access 0-87: The call of access gives tool_name twice: which of the two is meant cannot be told.',
    ],
  ],
  ['<use_mcp_tool>words</use_mcp_tool>', ['no-call']],
  [
    '<access>{"user": say}</access> so',
    [
      'cut-off',
      'malformed of access 0-21: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['<access>[1]</access>', ['ok', 'access {"user":"[1]"} cline-xml 0-20 plain-body 8-11']],
  ['<search> </search>', ['no-call']],
  ['<status>words</status>', ['no-call']],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
