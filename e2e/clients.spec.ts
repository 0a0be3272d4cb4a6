// Where a skill loads: read the table, open a row, apply its fix, choose one's own, export for one.
import JSZip from 'jszip'
import { bytesOf, expect, test } from './playground.ts'

const skill = (name: string, extra = '') =>
  `---\nname: ${name}\ndescription: Does ${name} well. Use when someone asks for ${name}.\n${extra}---\n\nDo it.\n`

async function zipOf(files: Record<string, string>) {
  const zip = new JSZip()
  for (const [path, text] of Object.entries(files)) zip.file(path, text)
  return zip.generateAsync({ type: 'uint8array' })
}

test('a row says what a client makes of the skill, and its fix makes it load', async ({ playground }) => {
  await playground.open()
  await playground.drop('skill.zip', await zipOf({ 'tidy/SKILL.md': `\n${skill('tidy')}` }))
  await expect(playground.verdict).toContainText('Codex CLI, Gemini CLI and OpenCode 1 skip it')
  const pane = await playground.pane('Clients')
  const table = pane.getByRole('table', { name: 'What each client makes of the skill' })
  const codex = table.getByRole('row', { name: /Codex CLI/ }).first()
  await expect(codex).toContainText('Skipped, and told')
  await expect(codex).toContainText('0.171.0')
  await expect(codex).toContainText('run')
  const toggle = codex.getByRole('button', { name: 'Codex CLI' })
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(table).toContainText('The file starts with an empty line')
  await table.getByRole('button', { name: 'Remove the empty lines' }).click()
  await expect(codex).toContainText('Loads')
  expect(await playground.text()).toMatch(/^---\nname: tidy/)
})

test('the clients that a person chooses are remembered', async ({ playground, page }) => {
  await playground.open()
  let pane = await playground.pane('Clients')
  await pane.getByRole('checkbox', { name: 'Mistral Vibe is one of mine' }).check()
  await pane.getByRole('checkbox', { name: 'Codex CLI is one of mine' }).uncheck()
  await page.reload()
  await playground.ready()
  pane = await playground.pane('Clients')
  await expect(pane.getByRole('checkbox', { name: 'Mistral Vibe is one of mine' })).toBeChecked()
  await expect(pane.getByRole('checkbox', { name: 'Codex CLI is one of mine' })).not.toBeChecked()
  await pane.getByRole('radio', { name: /^Mine/ }).check({ force: true })
  await expect(pane.getByRole('row', { name: /Codex CLI/ })).toHaveCount(0)
})

test('on a phone the table is a list', async ({ playground, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await playground.open()
  await page.getByRole('button', { name: 'Panes' }).click()
  const pane = await playground.pane('Clients')
  const list = pane.getByRole('list', { name: 'What each client makes of the skill' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Gemini CLI' })).toContainText('Loads')
  await expect(pane.getByRole('table', { name: 'What each client makes of the skill' })).toHaveCount(0)
})

test('several skills stand in a grid', async ({ playground }) => {
  await playground.open()
  await playground.drop(
    'skills.zip',
    await zipOf({ 'skills/one/SKILL.md': skill('one'), 'skills/two/SKILL.md': `\n${skill('two')}` }),
  )
  await expect(playground.messages).toContainText('Opened 2 files of skills.zip')
  const pane = await playground.pane('Clients')
  const grid = pane.getByRole('region', { name: 'All 2 skills in your clients' }).getByRole('table')
  await expect(grid.getByRole('row', { name: /^two/ })).toContainText('Skipped, and told')
  await grid.getByRole('button', { name: 'two' }).click()
  await expect(playground.editor).toHaveAccessibleName(/two\/SKILL\.md/)
})

test('an export shows what changes and holds what the client takes', async ({ playground, page }) => {
  await playground.open()
  await playground.drop(
    'skill.zip',
    await zipOf({ 'tidy/SKILL.md': skill('tidy', 'version: 2\n'), 'tidy/old/SKILL.md': skill('old') }),
  )
  // What is opened comes with its own pane.
  await expect(playground.messages).toContainText('Opened 2 files of skill.zip')
  const pane = await playground.pane('Clients')
  const part = pane.getByRole('region', { name: 'Export for a client' })
  await part.getByRole('combobox', { name: 'Client' }).selectOption('claude.ai upload')
  await part.getByRole('button', { name: 'Show what changes' }).click()
  await expect(part.getByRole('list', { name: 'What cannot be kept' })).toContainText(
    'version moves under metadata',
  )
  await expect(part.getByRole('region', { name: 'Files that stay out' })).toContainText('tidy/old/SKILL.md')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Download the zip' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tidy-for-claude-ai.zip')
  const zip = await JSZip.loadAsync(await bytesOf(download))
  expect(Object.keys(zip.files)).toEqual(['tidy/SKILL.md'])
})

test('a fault says which of one’s own clients it breaks', async ({ playground }) => {
  await playground.open()
  await playground.drop('skill.zip', await zipOf({ 'tidy/SKILL.md': `\n${skill('tidy')}` }))
  await expect(
    playground.faults.filter({ hasText: 'Breaks Codex CLI, VS Code Copilot, Gemini CLI' }),
  ).toHaveCount(1)
})
