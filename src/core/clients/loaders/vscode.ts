// VS Code's Copilot: a reader of its own whose errors never block; the folder is the name.
import { readVsCodeYaml } from '../../document/yaml/loose/vscode.ts'
import { type Client, go, type Loaded, type Skill, type Split, type Step } from '../client.ts'
import { block, noBlock, prepared } from '../parts/fences.ts'
import { cut, noText, spanOf, textOf, withoutTags } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const vscode: Client = {
  id: 'vscode',
  name: 'VS Code Copilot',
  version: '1.138.0',
  basis: 'run',
  on: '2026-11-30',
  source:
    'VS Code 1.138.0, its prompt file parser run over the files; the rules read in promptsServiceImpl.ts',
  find: find({ depth: 1 }),
  split,
  read: read([readVsCodeYaml]),
  accept,
  sees: { load: 'The skill stands in the list; the editor may underline what it finds odd.' },
  takes: { into: '.github/skills' },
}

/** Spaces may follow the dashes; without a closing fence everything is the header. */
function split(raw: string): Step<Split> {
  const text = prepared(raw, { bom: 'strips', ends: 'normal' })
  const open = /^---[^\S\n]*(?:\n|$)/.exec(text.text)
  if (!open) return noBlock(raw)
  const fence = /^---[^\S\n]*$/gm
  fence.lastIndex = open[0].length
  const close = fence.exec(text.text)
  const end = text.text.length
  return close
    ? block(text, open[0].length, close.index, close.index + close[0].length + 1)
    : block(text, open[0].length, end, end)
}

function accept(skill: Skill): Step<Loaded> {
  const { dir } = skill.place
  const changes: string[] = []
  // The document's name, cut and without tags, counts only where it is the folder's: then the two are the same.
  const written = cut(withoutTags(textOf(skill, 'name') ?? ''), 64)
  const name = dir || written
  if (name !== written) changes.push('The folder’s name is used, whatever the document says.')
  const text = textOf(skill, 'description')
  if (text === undefined || text === '') {
    return go({
      name,
      description: '',
      changes,
      but: {
        word: 'load-slash-only',
        reason: noText(skill, 'description'),
        span: spanOf(skill, 'description'),
      },
    })
  }
  if (text.trim() === '') {
    const reason = 'What this client makes of a description of spaces is not established.'
    return go({
      name,
      description: null,
      changes,
      but: { word: 'unknown', reason, span: spanOf(skill, 'description') },
    })
  }
  const bare = withoutTags(text)
  if (bare !== text) changes.push('What looks like a tag is taken out of the description.')
  if (bare.length > 1024) changes.push('The description is cut at 1,024 characters.')
  return go({ name, description: cut(bare, 1024), changes })
}
