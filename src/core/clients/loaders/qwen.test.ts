// What Qwen Code makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('qwen', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'reads lines where YAML fails',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  [
    'joins a list with commas',
    head('name: do-it', 'description:', '  - one', '  - two'),
    'load do-it | one,two',
  ],
  ['turns numbers into text', head('name: 12', 'description: 34'), 'load 12 | 34'],
  ['cannot turn a map into text', head('name: do-it', 'description:', '  a: b'), 'skip-silent'],
  ['wants both fields, not empty', head('name: ""', 'description: Does it.'), 'skip-silent'],
  [
    'takes letters of any script, digits, `_`, `:`, `.` and `-` in a name',
    head('name: dö:it_1', 'description: Does it.'),
    'load dö:it_1 | Does it.',
  ],
  ['and no spaces', head('name: do it', 'description: Does it.'), 'skip-silent'],
  [
    'wants the closing fence alone on its line',
    '---\nname: do-it\ndescription: Does it.\n----\n',
    'skip-silent',
  ],
  [
    'makes the text plain first',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  ['a list of maps has no text', head('name: do-it', 'description: [a: b]'), 'skip-silent'],
  ['its own `paths` is a list', head('name: do-it', 'description: D', 'paths: src'), 'skip-silent'],
])
