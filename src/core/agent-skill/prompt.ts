// The first tier: the block that tells a model which skills there are.
import { pythonStrip } from '../document/text.ts'
import type { AgentSkill } from './skill.ts'

/** The `<available_skills>` block, laid out as the reference lays it out. */
export function prompt(skills: Pick<AgentSkill, 'name' | 'description' | 'location'>[]): string {
  const lines = skills.flatMap(({ name, description, location }) => [
    '<skill>',
    ...element('name', escapeHtml(pythonStrip(name))),
    ...element('description', escapeHtml(pythonStrip(description))),
    ...element('location', escapeHtml(location)),
    '</skill>',
  ])
  return ['<available_skills>', ...lines, '</available_skills>'].join('\n')
}

function element(tag: string, text: string): string[] {
  return [`<${tag}>`, text, `</${tag}>`]
}

/** Python's `html.escape`, quotes too. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}
