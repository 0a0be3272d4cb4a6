// What comes in: zips, folders and files, with one skill or many, and what is refused.
import JSZip from 'jszip'
import { expect, test } from './playground.ts'

const skill = (name: string) =>
  `---\nname: ${name}\ndescription: Does ${name}. Use when asked.\n---\nBody of ${name}.\n`

async function zip(files: Record<string, string | Uint8Array>): Promise<Uint8Array> {
  const archive = new JSZip()
  for (const [path, content] of Object.entries(files)) archive.file(path, content)
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

test('a zip of several skills: the tree shows it, and choosing a skill shows that skill', async ({
  playground,
  page,
}) => {
  await playground.open()
  await playground.drop(
    'skills.zip',
    await zip({
      'repo-main/README.md': '# Repo\n',
      'repo-main/skills/one/SKILL.md': skill('one'),
      'repo-main/skills/two/SKILL.md': skill('two').replace('name: two', 'name: Two'),
      'repo-main/skills/two/logo.png': new Uint8Array([137, 80, 78, 71, 0, 1]),
    }),
  )
  await expect(page.getByRole('treeitem', { name: 'README.md' })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Skill/ })
    .click()
  await page.getByRole('menuitemradio', { name: /Two/ }).click()
  await expect(playground.editor).toContainText('Body of two')
  await expect(playground.faults.first()).toContainText('lowercase')
  await page.getByRole('treeitem', { name: 'README.md' }).click()
  await expect(playground.editor).toContainText('# Repo')
})

test('a .skill is a zip by another name', async ({ playground }) => {
  await playground.open()
  await playground.drop('one.skill', await zip({ 'one/SKILL.md': skill('one') }))
  await expect(playground.editor).toContainText('Body of one')
})

test('a zip of 5,000 files is read while the page stays in use, and can be stopped', async ({
  playground,
  page,
}) => {
  await playground.open()
  const files: Record<string, string> = {}
  for (let at = 0; at < 5_000; at += 1) files[`big/notes/n${at}.md`] = `note ${at} ${'x'.repeat(600)}`
  files['big/SKILL.md'] = skill('big')
  const bytes = await zip(files)
  await playground.drop('big.zip', bytes)
  await expect(playground.editor).toContainText('Body of big')
  await expect(playground.messages).toContainText('5,001 files')
  await page.getByRole('tab', { name: /^System text/ }).click()
  await expect(page.getByRole('tabpanel', { name: /^System text/ })).toContainText('Body of big')
})

test('a file that is no archive is refused in a sentence, and the work stays', async ({ playground }) => {
  await playground.open()
  await playground.paste(skill('mine'))
  await playground.drop('broken.zip', new TextEncoder().encode('this is no zip at all'))
  await expect(playground.messages).toContainText('broken.zip was not opened')
  await expect(playground.messages).not.toContainText('`')
  await expect(playground.editor).toContainText('Body of mine')
})

test('what is wrong with an archive counts in the tab and the verdict, once, though the skill is good', async ({
  playground,
  page,
}) => {
  await playground.open()
  await playground.drop(
    'odd.zip',
    await zip({ 'one/SKILL.md': skill('one'), 'one/in.zip': await zip({ a: 'a' }), '__proto__/a.md': 'a' }),
  )
  await expect(playground.editor).toContainText('Body of one')
  await expect(playground.verdict).toContainText('__proto__')
  await expect(
    page.getByRole('region', { name: /^Faults in one\/in\.zip/ }).getByRole('listitem'),
  ).toHaveCount(1)
  const count = await page
    .getByRole('region', { name: /^Faults in / })
    .getByRole('listitem')
    .count()
  await expect(page.getByRole('tab', { name: /^Faults/ })).toContainText(String(count))
})

test('several archives at once are refused, and the refusal goes with the next thing that is opened', async ({
  playground,
}) => {
  await playground.open()
  await playground.paste(skill('mine'))
  await playground.dropAll({
    'a.zip': await zip({ 'a/SKILL.md': skill('a') }),
    'b.zip': await zip({ b: 'b' }),
  })
  await expect(playground.messages).toContainText('Open one archive at a time.')
  await expect(playground.editor).toContainText('Body of mine')
  const text = new TextEncoder()
  await playground.dropAll({ 'SKILL.md': text.encode(skill('two')), 'notes.md': text.encode('# Notes') })
  await expect(playground.editor).toContainText('Body of two')
  await expect(playground.messages).toContainText('Opened 2 files.')
  await expect(playground.messages).not.toContainText('one archive')
})

test('a document that is too large is said to be so, not to be missing', async ({ playground }) => {
  await playground.open()
  await playground.paste(skill('long') + 'x'.repeat(11 * 1024 * 1024))
  await expect(playground.verdict).toContainText('at most 10 MiB')
})

test('a drop closes the dialog that speaks of what was open', async ({ playground, page }) => {
  await playground.open()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('dialog')).toBeVisible()
  await playground.drop('SKILL.md', new TextEncoder().encode(skill('dropped')))
  await expect(playground.editor).toContainText('Body of dropped')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the page says what it is for until something else is open', async ({ playground, page }) => {
  await playground.open()
  const welcome = page.getByRole('region', { name: 'Welcome' })
  await expect(welcome).toContainText('Paste or drop your own skill anywhere')
  await playground.paste(skill('mine'))
  await expect(welcome).toBeHidden()
})

test('the download has a safe name and keeps the executable bits', async ({ playground, page }) => {
  await playground.open()
  await playground.choose('Examples', /Hard skill/)
  const download = page.waitForEvent('download')
  await playground.choose('Menu', /Download as a zip/)
  const file = await download
  expect(file.suggestedFilename()).toBe('changelog.zip')
  const { readFile } = await import('node:fs/promises')
  const archive = await JSZip.loadAsync(await readFile(await file.path()))
  const script = archive.file('scripts/add_entry.py')
  expect(Number(script?.unixPermissions) & 0o111).not.toBe(0)
})

test('every example opens, and each shows what it is for', async ({ playground, page }) => {
  await playground.open()
  for (const [name, text] of [
    [/Plain agent skill/, 'meeting-notes'],
    [/Hard skill/, 'add_entry.py'],
    [/Claude Code/, ''],
    [/several/, ''],
    [/Wrong/, 'expense'],
  ] as const) {
    await playground.choose('Examples', name)
    await playground.ready()
    await expect(page.getByRole('navigation', { name: 'Files' })).toContainText(text)
  }
  await expect(playground.faults.nth(5)).toBeVisible()
})
