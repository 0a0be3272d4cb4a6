// Arguments in tags: where their texts end, what types they have, and what is mended.
// Long, because its tables are read as a whole.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  [
    '<tool_call>\n<function=access>\n<parameter=user>\na\n</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a"} qwen3-coder 12-73'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>\n<parameter=days>7</parameter>\n<parameter=force>True</parameter>\n<parameter=ratio>1.5</parameter>\n<parameter=tags>["x"]</parameter>\n<parameter=meta>{\\"k\\": 1}</parameter>\n<parameter=until>None</parameter>\n</function>\n</tool_call>',
    [
      'ok',
      'access {"user":"a","days":7,"force":true,"ratio":1.5,"tags":["x"],"meta":{"k":1},"until":null} qwen3-coder 12-275',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>\n\na\n\n</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"\\na\\n"} qwen3-coder 12-75'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>\r\na\r\n</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a"} qwen3-coder 12-75'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a\n<parameter=days>7</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a","days":7} qwen3-coder 12-89 missing-close 48-48'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a"} qwen3-coder 12-59 missing-close 48-48'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>x <parameter=y> z</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"x <parameter=y> z"} qwen3-coder 12-87'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>x <parameter=days>7</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"x ","days":7} qwen3-coder 12-89 missing-close 48-48'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter> b</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a</parameter> b"} qwen3-coder 12-85'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</function></parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a</function>"} qwen3-coder 12-82'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>\n<parameter=user>b</parameter>\n</function>\n</tool_call>',
    [
      'ambiguous',
      'duplicate-member of access 12-101: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>\n<parameter=__proto__>b</parameter>\n</function>\n</tool_call>',
    [
      'schema-error',
      'proto-member of access 12-106: The call of access has a member __proto__, which is refused.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>\n<parameter name="days"\n<parameter=days>7</parameter>\n</function>\n</tool_call>',
    [
      'ok',
      'access {"user":"a</parameter>\\n<parameter name=\\"days\\"\\n<parameter=days>7"} qwen3-coder 12-124',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter= user >a</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a"} qwen3-coder 12-73'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=arguments>{"user": "a"}</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a"} qwen3-coder 12-88 unwrapped 12-88'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=params>{"user": "a"} x</parameter>\n</function>\n</tool_call>',
    [
      'schema-error',
      'access {"params":"{\\"user\\": \\"a\\"} x"} qwen3-coder 12-87',
      'argument-missing of access 12-87 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=input>{"user": "a", "user": "b"}</parameter>\n</function>\n</tool_call>',
    [
      'schema-error',
      'access {"input":"{\\"user\\": \\"a\\", \\"user\\": \\"b\\"}"} qwen3-coder 12-97',
      'argument-missing of access 12-97 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=meta>{"user": "a"}</parameter>\n</function>\n</tool_call>',
    [
      'schema-error',
      'access {"meta":{"user":"a"}} qwen3-coder 12-83',
      'argument-missing of access 12-83 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=arguments>[1]</parameter>\n</function>\n</tool_call>',
    [
      'schema-error',
      'access {"arguments":"[1]"} qwen3-coder 12-78',
      'argument-missing of access 12-78 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n{"user": "a"}\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a"} function-tag-json 12-55'],
  ],
  [
    '<tool_call>\n<function=access>\n{"user": say}\n</function>\n</tool_call>',
    [
      'cut-off',
      'malformed of access 12-43: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>\ntext\n</function>\n</tool_call>',
    ['no-call'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>',
    ['ok', 'access {"user":"a"} qwen3-coder 12-59 missing-end 59-59'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>\n</tool_call> so',
    ['ok', 'access {"user":"a"} qwen3-coder 12-60'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a',
    [
      'cut-off',
      'cut-off of access 12-47: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n',
    ['cut-off', 'cut-off 0-30: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  [
    '<tool_call>\n<function=access>',
    ['cut-off', 'cut-off 0-29: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter',
    ['cut-off', 'cut-off 0-40: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  ['Write <tool_call> and <function=name> first', ['no-call']],
  ['The tags are <tool_call> <name> <arguments>', ['no-call']],
  [
    '<function=access>\n<parameter=user>a</parameter>\n</function>',
    ['ok', 'access {"user":"a"} qwen3-coder 0-59'],
  ],
  ['<function=access>\n<parameter=days>7</parameter>\n</function>', ['no-call']],
  ['<function=access>\n<parameter=user>a</parameter>\n', ['no-call']],
  ['<function=access>\n{"user": "a"}\n', ['ok', 'access {"user":"a"} function-tag-json 0-31']],
  ['<function=access>\n{"user": "a"}\n</function> so', ['ok', 'access {"user":"a"} function-tag-json 0-43']],
  [
    '<tool_call><function=access>{"user": "a"} and more',
    ['ok', 'access {"user":"a"} function-tag-json 11-41'],
  ],
  ['<function=grant>\n<parameter=user>a</parameter>\n</function>', ['no-call']],
  [
    '<tool_call><function=grant><parameter=user>a</parameter></function></tool_call>',
    ['unknown-tool', 'unknown-tool of grant 11-67: There is no tool called grant.'],
  ],
  ['<tool_call>\n<function=status>\n</function>\n</tool_call>', ['ok', 'status {} qwen3-coder 12-41']],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>\n<function=status></function>',
    ['ok', 'status {} qwen3-coder 60-88'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a\n</function>\n</tool_call>\n<tool_call>\n<function=access>\n<parameter=user>b</parameter>\n</function>\n</tool_call>',
    [
      'cut-off',
      'access {"user":"b"} qwen3-coder 85-144',
      'malformed of access 12-73: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<function=status></function><function=access><parameter=user>b</parameter></function>',
    ['ok', 'status {} qwen3-coder 0-28', 'access {"user":"b"} qwen3-coder 28-85'],
  ],
  [
    '<tool_call>\\n<function=access>\\n<parameter=user>a</parameter>\\n</function>\\n</tool_call>',
    ['ok', 'access {"user":"a"} qwen3-coder 13-74'],
  ],
  [
    '<seed:tool_call><function=access><parameter=user>a</parameter></function>',
    ['ok', 'access {"user":"a"} seed-oss 0-73'],
  ],
  [
    '<seed:tool_call><function=access><parameter=user>a</parameter></seed:tool_call>',
    ['ok', 'access {"user":"a"} seed-oss 0-62'],
  ],
  [
    '<tool_call>access<arg_key>user</arg_key><arg_value>a</arg_value><arg_key>days</arg_key><arg_value>7</arg_value>',
    ['ok', 'access {"user":"a","days":7} glm-4.7 0-111 missing-end 111-111'],
  ],
  [
    '<tool_call>access\n<arg_key>user</arg_key>\n<arg_value>a\n</tool_call>',
    ['ok', 'access {"user":"a"} glm-4.5 0-67 missing-close 54-54'],
  ],
  [
    '<tool_call>access\\n<arg_key>user</arg_key>\\n<arg_value>a</arg_value>\\n</tool_call>',
    ['ok', 'access {"user":"a"} glm-4.5 0-82'],
  ],
  [
    '<tool_call>access<arg_key>user</arg_key><arg_value>a<arg_key>days</arg_key><arg_value>7</arg_value></tool_call>',
    ['ok', 'access {"user":"a","days":7} glm-4.7 0-111 missing-close 52-52'],
  ],
  [
    '<tool_call>access<arg_key>user</arg_key><arg_value> a <b>\n</arg_value></tool_call>',
    ['ok', 'access {"user":" a <b>\\n"} glm-4.7 0-82'],
  ],
  [
    '<tool_call>grant<arg_key>user</arg_key><arg_value>a</arg_value></tool_call>',
    ['unknown-tool', 'unknown-tool of grant 0-75: There is no tool called grant.'],
  ],
  [
    '<longcat_tool_call>{"name": "access", "arguments": {"user": "a"}}</longcat_tool_call>',
    ['ok', 'access {"user":"a"} longcat 0-85'],
  ],
  [
    '<longcat_tool_call>access<longcat_arg_key>user</longcat_arg_key><longcat_arg_value>a</longcat_arg_value></longcat_tool_call>',
    ['ok', 'access {"user":"a"} longcat 0-124'],
  ],
  ['<longcat_tool_call>access {"user": "a"}</longcat_tool_call>', ['no-call']],
  [
    '<tool_call>\n<function=access>\n<parameter name="days"\n<parameter=user>a</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a"} qwen3-coder 12-94 broken-parameter 30-52'],
  ],
  [
    '<tool_call>\n<function=access>\n<param user\n<parameter=user>a</parameter>\n<parameter days\n<parameter=days>7</parameter>\n</function>\n</tool_call>',
    [
      'ok',
      'access {"user":"a</parameter>\\n<parameter days\\n<parameter=days>7"} qwen3-coder 12-129 broken-parameter 30-41',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a\n\t<parameter=nope>7</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a\\n\\t","nope":"7"} qwen3-coder 12-90 missing-close 49-49'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a <parameter= days >7</parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a ","days":7} qwen3-coder 12-91 missing-close 48-48'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>\n\n  <parameter=days>7</parameter>  \n</function>\n</tool_call>',
    ['ok', 'access {"user":"a","days":7} qwen3-coder 12-106'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=input>{"user": "a"}</parameter>\n<parameter=days>7</parameter>\n</function>\n</tool_call>',
    [
      'schema-error',
      'access {"input":"{\\"user\\": \\"a\\"}","days":7} qwen3-coder 12-114',
      'argument-missing of access 12-114 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=args>{"user": "a"} </parameter>\n</function>\n</tool_call>',
    ['ok', 'access {"user":"a"} qwen3-coder 12-84 unwrapped 12-84'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=args>{"user": "a"</parameter>\n</function>\n</tool_call>',
    [
      'schema-error',
      'access {"args":"{\\"user\\": \\"a\\""} qwen3-coder 12-82',
      'argument-missing of access 12-82 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=parameters></parameter>\n</function>\n</tool_call>',
    [
      'schema-error',
      'access {"parameters":""} qwen3-coder 12-76',
      'argument-missing of access 12-76 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=user>a</parameter>\n<parameter=days>',
    [
      'cut-off',
      'cut-off of access 12-76: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  ['<tool_call>\n<function=access>\n<parameter=user>a</parameter>\n</function', ['no-call']],
  [
    '<function=access>\n<parameter=user>a</parameter>\nand <tool_call>{"name":"status"}</tool_call>',
    ['ok', 'status {} hermes 52-92'],
  ],
  ['<tool_call>access\n<arg_key>user</arg_key>\n<arg_value>a</arg_value> b', ['no-call']],
  [
    '<tool_call>access\n<arg_key>user</arg_key>\n<arg_value>a</arg_value>\n<tool_call>status\n</tool_call>',
    ['ok', 'status {} glm-4.5 67-97'],
  ],
  [
    '<tool_call>access\n<arg_key>user</arg_key><arg_value>a\n<arg_key>days</arg_key>\n<arg_value>7</arg_value>\n</tool_call>',
    ['ok', 'access {"user":"a","days":7} glm-4.5 0-115 missing-close 53-53'],
  ],
  [
    '<tool_call>access<arg_key>user</arg_key>a</tool_call>',
    ['ok', 'access {"user":"a"} glm-4.7 0-53 missing-close 41-41'],
  ],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
