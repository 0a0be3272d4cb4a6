// Tags whose names are attributes: how they may be spelled, and what has to stand around them.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  [
    '<function_calls>\n<invoke name="access">\n<parameter name="user">a</parameter>\n<parameter name="days">7</parameter>\n</invoke>',
    ['ok', 'access {"user":"a","days":7} anthropic-xml 17-123'],
  ],
  [
    '<function_calls><invoke name="access"><parameter name="user">a</parameter>',
    ['ok', 'access {"user":"a"} anthropic-xml 16-74 missing-end 74-74'],
  ],
  [
    '<function_calls><invoke name="access"><parameter name="user"> a\n</parameter></invoke>',
    ['ok', 'access {"user":" a\\n"} anthropic-xml 16-85'],
  ],
  [
    '<function_calls><invoke name="access"><parameter name="user">a',
    [
      'cut-off',
      'cut-off of access 16-62: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '<function_calls><invoke name="access"><parameter name="user">a</invoke>',
    ['ok', 'access {"user":"a"} anthropic-xml 16-71 missing-close 62-62'],
  ],
  [
    "<function_calls><invoke name='access'><parameter name='user'>a</parameter></invoke>",
    ['ok', 'access {"user":"a"} anthropic-xml 16-83'],
  ],
  [
    '<function_calls><invoke name=access><parameter name=user>a</parameter></invoke>',
    ['ok', 'access {"user":"a"} anthropic-xml 16-79'],
  ],
  [
    '<function_calls><invoke name = “access”  ><parameter  name = “user” >a</parameter ></invoke >',
    ['ok', 'access {"user":"a"} anthropic-xml 16-93'],
  ],
  [
    '<invoke name="access"><parameter name="user">a</parameter></invoke>',
    ['ok', 'access {"user":"a"} anthropic-xml 0-67'],
  ],
  ['<invoke name="access"><parameter name="days">7</parameter></invoke>', ['no-call']],
  ['<invoke name="access"><parameter name="user">a</parameter>', ['no-call']],
  ['<invoke name="grant"><parameter name="user">a</parameter></invoke>', ['no-call']],
  [
    '<function_calls><invoke name="grant"><parameter name="user">a</parameter></invoke>',
    ['unknown-tool', 'unknown-tool of grant 16-82: There is no tool called grant.'],
  ],
  [
    '<function_calls>\n<invoke name="access">\n<parameter name="user">a</parameter>\n</invoke>\n<invoke name="access">\n<parameter name="user">b</parameter>\n</invoke>\n</function_calls>',
    ['ok', 'access {"user":"a"} anthropic-xml 17-86', 'access {"user":"b"} anthropic-xml 87-156'],
  ],
  [
    '<x:function_calls>\n<x:invoke name="access">\n<x:parameter name="user">a</x:parameter>\n</x:invoke>\n</x:function_calls>',
    ['ok', 'access {"user":"a"} anthropic-xml 19-96'],
  ],
  [
    '<minimax:tool_call><invoke name="access"><parameter name="user">a</parameter></invoke>',
    ['ok', 'access {"user":"a"} minimax-m2 0-86'],
  ],
  [
    '<minimax:tool_call><invoke name="access"><parameter name="user">a</parameter>',
    ['ok', 'access {"user":"a"} minimax-m2 0-77 missing-end 77-77'],
  ],
  [
    '<minimax:tool_call><invoke name="access"><parameter name="user">a</parameter></invoke><invoke name="status"></invoke> </minimax:tool_call>',
    ['ok', 'access {"user":"a"} minimax-m2 0-86', 'status {} minimax-m2 86-117'],
  ],
  [
    '<minimax:tool_call>\n<invoke name="grant">\n<parameter name="user">a</parameter>\n</invoke>\n</minimax:tool_call>',
    ['unknown-tool', 'unknown-tool of grant 0-88: There is no tool called grant.'],
  ],
  [
    '<atem:invoke name="access"><atem:parameter name="user">a</atem:parameter></atem:invoke>',
    ['ok', 'access {"user":"a"} atem-invoke 0-87'],
  ],
  [
    '<steptml:invoke name="access"><steptml:parameter name="user">a</steptml:parameter></steptml:invoke>',
    ['ok', 'access {"user":"a"} step3 0-99'],
  ],
  [
    '<｜tool_sep｜><steptml:invoke name="access"><steptml:parameter name="user">a</steptml:parameter>',
    ['ok', 'access {"user":"a"} step3 12-94 missing-end 94-94'],
  ],
  [
    '<｜DSML｜function_calls>\n<｜DSML｜invoke name="access">\n<｜DSML｜parameter name="user" string="true">007</｜DSML｜parameter>\n<｜DSML｜parameter name="days" string="false">7</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
    ['ok', 'access {"user":"007","days":7} deepseek-v3.2-dsml 23-196'],
  ],
  [
    '<｜DSML｜invoke name="access"><｜DSML｜parameter name="user">a</｜DSML｜parameter><｜DSML｜parameter name="days" string="true">7</｜DSML｜parameter></｜DSML｜invoke>',
    ['ok', 'access {"user":"a","days":7} deepseek-v3.2-dsml 0-153'],
  ],
  [
    '<|DSML|invoke name="access"><|DSML|parameter name="user" string="false">a</|DSML|parameter><|DSML|parameter name="meta" string="false">{"k": 1, "k": 2}</|DSML|parameter></|DSML|invoke>',
    [
      'schema-error',
      'access {"user":"a","meta":"{\\"k\\": 1, \\"k\\": 2}"} deepseek-v3.2-dsml 0-184',
      'argument-wrong-type of access 0-184 /meta: Argument /meta of access must be an object, not "{\\"k\\": 1, \\"k\\": 2}". The text holds an object: send it without the quotation marks.',
    ],
  ],
  [
    '< DSML invoke name="access">{"user": "a"}</ DSML invoke>',
    ['ok', 'access {"user":"a"} deepseek-v3.2-dsml 0-41'],
  ],
  [
    '<｜DSML｜access><user>a</user></｜DSML｜access>',
    ['ok', 'access {"user":"a"} deepseek-v3.2-dsml 0-43 drifted-tags 0-43'],
  ],
  [
    '<｜DSML｜access>\n<｜DSML｜user>a</｜DSML｜user>\n<｜DSML｜days>7</｜DSML｜days>\n</｜DSML｜invoke>',
    ['ok', 'access {"user":"a","days":7} deepseek-v3.2-dsml 0-84 drifted-tags 0-84'],
  ],
  [
    '<｜DSML｜access><user>a</user></access>',
    ['ok', 'access {"user":"a"} deepseek-v3.2-dsml 0-37 drifted-tags 0-37'],
  ],
  ['<｜DSML｜access><days>7</days></access>', ['no-call']],
  ['<｜DSML｜status></status>', ['no-call']],
  ['<｜DSML｜grant><user>a</user></grant>', ['no-call']],
  ['<｜DSML｜access><user>a</user><nope>a</nope></access>', ['no-call']],
  [
    '<function name="access"><param name="user">a</param></function>',
    ['ok', 'access {"user":"a"} minicpm5-xml 0-63'],
  ],
  [
    '<functionĠname="access">Ċ<paramĠname="user">a</param>Ċ</function>',
    ['ok', 'access {"user":"a"} minicpm5-xml 0-65'],
  ],
  [
    "<function name='access'><param name='user'><![CDATA[a </param> b]]></param></function>",
    ['ok', 'access {"user":"a </param> b"} minicpm5-xml 0-86'],
  ],
  [
    '<function name="access"><param name="user"><![CDATA[a</param></function>',
    ['ok', 'access {"user":"<![CDATA[a"} minicpm5-xml 0-72'],
  ],
  ['<function name="access"><param name="days">7</param></function>', ['no-call']],
  ['<function name="access"><param name="user">a', ['no-call']],
  ['<function name="grant"><param name="user">a</param></function>', ['no-call']],
  [
    '<function_calls><invoke name="access">{"user": say}</invoke> so',
    [
      'cut-off',
      'malformed of access 16-51: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<function_calls><invoke name="access">{"user": say} so',
    [
      'cut-off',
      'malformed of access 16-51: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['<function_calls><invoke name="access">{"user": "a"} so', ['no-call']],
  ['<function_calls><invoke name="access">{"user": "a"}', ['ok', 'access {"user":"a"} anthropic-xml 16-51']],
  [
    '<function_calls><invoke name="access"> {"user": "a"} </invoke> so',
    ['ok', 'access {"user":"a"} anthropic-xml 16-52'],
  ],
  ['<function_calls><invoke name="access">"{\\"user\\": \\"a\\"}"</invoke>', ['no-call']],
  [
    '<｜DSML｜invoke name="access"><｜DSML｜parameter name="user" string="true">{"a": 1}</｜DSML｜parameter><｜DSML｜parameter name="meta" string="true">{"k": 1}</｜DSML｜parameter></｜DSML｜invoke>',
    ['ok', 'access {"user":"{\\"a\\": 1}","meta":{"k":1}} deepseek-v3.2-dsml 0-181'],
  ],
  [
    '<｜DSML｜invoke name="access"><｜DSML｜parameter name="user" string="true">a</｜DSML｜parameter><｜DSML｜parameter name="nope" string="true">7</｜DSML｜parameter><｜DSML｜parameter name="more" string="false">7</｜DSML｜parameter></｜DSML｜invoke>',
    ['ok', 'access {"user":"a","nope":"7","more":7} deepseek-v3.2-dsml 0-230'],
  ],
  [
    '<｜DSML｜invoke name="access"><｜DSML｜parameter name="user" string="true">a</｜DSML｜parameter><｜DSML｜parameter name="nope" string="false">{"k": 1} x</｜DSML｜parameter><｜DSML｜parameter name="tags" string="false"> [1] </｜DSML｜parameter></｜DSML｜invoke>',
    ['ok', 'access {"user":"a","nope":"{\\"k\\": 1} x","tags":[1]} deepseek-v3.2-dsml 0-244'],
  ],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
