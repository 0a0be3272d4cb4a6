// What Cline’s list in the editor makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('cline-vs', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['wants the folder’s name', head('name: other', 'description: Does it.'), 'skip-log'],
  ['wants both fields, not empty', head('name: do-it'), 'skip-log'],
  ['wants text', head('name: do-it', 'description: 12'), 'skip-log'],
  ['reads a date as text', head('name: do-it', 'description: 2024-01-01'), 'load do-it | 2024-01-01'],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-log'],
  ['does not mind an empty body', '---\nname: do-it\ndescription: Does it.\n---\n', 'load'],
])
