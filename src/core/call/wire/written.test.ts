// How formats without JSON write values of every type.
import { expect, test } from 'vitest'
import { wires } from './wires.ts'

test.each([
  [
    'minimax-m3',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="access">]<]minimax[>[<user> a\n]<]minimax[>[</user>]<]minimax[>[<days>7]<]minimax[>[</days>]<]minimax[>[<ratio>1.5]<]minimax[>[</ratio>]<]minimax[>[<force>false]<]minimax[>[</force>]<]minimax[>[<tags>["x",["y",1]]]<]minimax[>[</tags>]<]minimax[>[<meta>{"k":"v","a b":{"n":null}}]<]minimax[>[</meta>]<]minimax[>[<until>null]<]minimax[>[</until>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
  ],
  [
    'gemma4',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '<|tool_call>call:access{user:<|"|> a\n<|"|>,days:7,ratio:1.5,force:false,tags:[<|"|>x<|"|>,[<|"|>y<|"|>,1]],meta:{k:<|"|>v<|"|>,<|"|>a b<|"|>:{n:null}},until:null}<tool_call|>',
  ],
  [
    'functiongemma',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '<start_function_call>call:access{user:<escape> a\n<escape>,days:7,ratio:1.5,force:false,tags:[<escape>x<escape>,[<escape>y<escape>,1]],meta:{k:<escape>v<escape>,<escape>a b<escape>:{n:null}},until:null}<end_function_call>',
  ],
  [
    'pythonic',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '[access(user=" a\\n", days=7, ratio=1.5, force=False, tags=["x", ["y", 1]], meta={"k": "v", "a b": {"n": None}}, until=None)]',
  ],
  [
    'cline-xml',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '<access>\n<user>\n a\n\n</user>\n<days>7</days>\n<ratio>1.5</ratio>\n<force>false</force>\n<tags>["x",["y",1]]</tags>\n<meta>{"k":"v","a b":{"n":null}}</meta>\n<until>null</until>\n</access>',
  ],
  [
    'anthropic-xml-legacy',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '<function_calls>\n<invoke>\n<tool_name>access</tool_name>\n<parameters>\n<user>\n a\n\n</user>\n<days>7</days>\n<ratio>1.5</ratio>\n<force>false</force>\n<tags>["x",["y",1]]</tags>\n<meta>{"k":"v","a b":{"n":null}}</meta>\n<until>null</until>\n</parameters>\n</invoke>\n</function_calls>',
  ],
  [
    'qwen3-coder',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '<tool_call>\n<function=access>\n<parameter=user>\n a\n\n</parameter>\n<parameter=days>\n7\n</parameter>\n<parameter=ratio>\n1.5\n</parameter>\n<parameter=force>\nfalse\n</parameter>\n<parameter=tags>\n["x",["y",1]]\n</parameter>\n<parameter=meta>\n{"k":"v","a b":{"n":null}}\n</parameter>\n<parameter=until>\nnull\n</parameter>\n</function>\n</tool_call>',
  ],
  [
    'glm-4.7',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '<tool_call>access<arg_key>user</arg_key><arg_value> a\n</arg_value><arg_key>days</arg_key><arg_value>7</arg_value><arg_key>ratio</arg_key><arg_value>1.5</arg_value><arg_key>force</arg_key><arg_value>false</arg_value><arg_key>tags</arg_key><arg_value>["x",["y",1]]</arg_value><arg_key>meta</arg_key><arg_value>{"k":"v","a b":{"n":null}}</arg_value><arg_key>until</arg_key><arg_value>null</arg_value></tool_call>',
  ],
  [
    'anthropic-xml',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '<function_calls>\n<invoke name="access">\n<parameter name="user"> a\n</parameter>\n<parameter name="days">7</parameter>\n<parameter name="ratio">1.5</parameter>\n<parameter name="force">false</parameter>\n<parameter name="tags">["x",["y",1]]</parameter>\n<parameter name="meta">{"k":"v","a b":{"n":null}}</parameter>\n<parameter name="until">null</parameter>\n</invoke>\n</function_calls>',
  ],
  [
    'deepseek-v3.2-dsml',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '<｜DSML｜function_calls>\n<｜DSML｜invoke name="access">\n<｜DSML｜parameter name="user" string="true"> a\n</｜DSML｜parameter>\n<｜DSML｜parameter name="days" string="false">7</｜DSML｜parameter>\n<｜DSML｜parameter name="ratio" string="false">1.5</｜DSML｜parameter>\n<｜DSML｜parameter name="force" string="false">false</｜DSML｜parameter>\n<｜DSML｜parameter name="tags" string="false">["x",["y",1]]</｜DSML｜parameter>\n<｜DSML｜parameter name="meta" string="false">{"k":"v","a b":{"n":null}}</｜DSML｜parameter>\n<｜DSML｜parameter name="until" string="false">null</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
  ],
  [
    'minicpm5-xml',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '<function name="access"><param name="user"> a\n</param><param name="days">7</param><param name="ratio">1.5</param><param name="force">false</param><param name="tags">["x",["y",1]]</param><param name="meta">{"k":"v","a b":{"n":null}}</param><param name="until">null</param></function>',
  ],
  [
    'cli-screen',
    {
      user: ' a\n',
      days: 7,
      ratio: 1.5,
      force: false,
      tags: ['x', ['y', 1]],
      meta: { k: 'v', 'a b': { n: null } },
      until: null,
    },
    '⏺ access(user: " a\\n", days: 7, ratio: 1.5, force: false, tags: ["x",["y",1]], meta: {"k":"v","a b":{"n":null}}, until: null)',
  ],
  [
    'minimax-m3',
    { tags: ['x', 'y'], meta: { k: 'v', l: ['a', { m: 'b' }] } },
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="access">]<]minimax[>[<tags>]<]minimax[>[<item>x]<]minimax[>[</item>]<]minimax[>[<item>y]<]minimax[>[</item>]<]minimax[>[</tags>]<]minimax[>[<meta>]<]minimax[>[<k>v]<]minimax[>[</k>]<]minimax[>[<l>]<]minimax[>[<item>a]<]minimax[>[</item>]<]minimax[>[<item>]<]minimax[>[<m>b]<]minimax[>[</m>]<]minimax[>[</item>]<]minimax[>[</l>]<]minimax[>[</meta>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
  ],
  [
    'minimax-m3',
    { tags: [], meta: {} },
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="access">]<]minimax[>[<tags>[]]<]minimax[>[</tags>]<]minimax[>[<meta>{}]<]minimax[>[</meta>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
  ],
  [
    'minimax-m3',
    { tags: ['x', 1], meta: { item: 'v' } },
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="access">]<]minimax[>[<tags>["x",1]]<]minimax[>[</tags>]<]minimax[>[<meta>{"item":"v"}]<]minimax[>[</meta>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
  ],
  [
    'minimax-m3',
    { meta: { 'a b': 'v' } },
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="access">]<]minimax[>[<meta>{"a b":"v"}]<]minimax[>[</meta>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
  ],
  [
    'minimax-m3',
    { meta: { k: 1 } },
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="access">]<]minimax[>[<meta>{"k":1}]<]minimax[>[</meta>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
  ],
  [
    'minimax-m3',
    { meta: { k: [] } },
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="access">]<]minimax[>[<meta>{"k":[]}]<]minimax[>[</meta>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
  ],
  [
    'gemma4',
    { user: 'a<|"|>b', tags: ['it"s', true, null] },
    '<|tool_call>call:access{user:"a<|\\"|>b",tags:[<|"|>it"s<|"|>,true,null]}<tool_call|>',
  ],
  ['cline-xml', { user: 'a b' }, '<access>\n<user>a b</user>\n</access>'],
  ['cline-xml', { user: 'a\nb' }, '<access>\n<user>\na\nb\n</user>\n</access>'],
  ['cline-xml', { user: ' a' }, '<access>\n<user>\n a\n</user>\n</access>'],
  ['pythonic', { user: 'é"\\\n' }, '[access(user="é\\"\\\\\\n")]'],
] as const)('%s writes %j as %s', (format, args, text) => {
  const wire = wires.find(wire => wire.format === format)
  expect(wire?.write([{ name: 'access', arguments: args }])).toBe(text)
})
