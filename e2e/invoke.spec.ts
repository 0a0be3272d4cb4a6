// What Claude Code makes of a skill: invoke it, mend what an argument ate, see who wins, and who is left out.
import JSZip from 'jszip'
import { expect, type Playground, test } from './playground.ts'

const skill = (name: string, body: string, fields = '') =>
  `---\nname: ${name}\ndescription: Does ${name} well. Use when someone asks for ${name}.\n${fields}---\n\n${body}\n`

async function open(playground: Playground, files: Record<string, string>) {
  await playground.open()
  const zip = new JSZip()
  for (const [path, text] of Object.entries(files)) zip.file(path, text)
  await playground.drop('skills.zip', await zip.generateAsync({ type: 'uint8array' }))
  await expect(playground.messages.getByText(/skills\.zip/).first()).toBeVisible()
  return playground.pane('Invoke')
}

test('a typed command shows the exact text, its parts and what would run', async ({ playground }) => {
  const body = 'Move $0 to $1.\n\nState: !`git status $0`\n\nRules: @rules.md'
  const pane = await open(playground, {
    'move/SKILL.md': skill('move', body, 'allowed-tools: Bash(git status *)\n'),
  })
  await pane.getByRole('textbox', { name: 'Type a command' }).fill('/move "the old name" new')
  const text = pane.getByRole('region', { name: 'Text of /move' })
  await expect(text).toContainText('Base directory for this skill: /home/you/project/.claude/skills/move')
  await expect(text).toContainText('Move the old name')
  await expect(text.getByTitle(/Argument 1, counted from 0/).first()).toContainText('new')
  const commands = pane.getByRole('region', { name: 'Commands' }).getByRole('listitem')
  await expect(commands).toHaveCount(1)
  await expect(commands).toContainText('git status the old name')
  await expect(commands).toContainText('Bash(git status *)')
  await expect(pane.getByRole('region', { name: 'Attachments' })).toContainText('would attach rules.md')
})

test('what the person sets for the machine is what the text says', async ({ playground }) => {
  const pane = await open(playground, { 'move/SKILL.md': skill('move', `Read \${CLAUDE_SKILL_DIR}/a.md`) })
  await pane.getByText('Values that stand for the machine').click()
  await pane.getByRole('textbox', { name: 'Skill’s directory' }).fill('/opt/skills/move')
  const text = pane.getByRole('region', { name: 'Text of /move' })
  await expect(text).toContainText('Base directory for this skill: /opt/skills/move')
  await pane.getByRole('switch', { name: 'Say the base directory first' }).click()
  await expect(text).not.toContainText('Base directory')
  await expect(text).toContainText('Read /opt/skills/move')
})

test('an eaten $1 is marked, and its mend keeps it', async ({ playground }) => {
  const body = "Sum $ARGUMENTS with `awk '{ n += $1 } END { print n }'`."
  const pane = await open(playground, { 'total/SKILL.md': skill('total', body) })
  await pane.getByRole('textbox', { name: 'Type a command' }).fill('/total first second')
  await expect(pane.getByText(/took the place of/)).toContainText('It reads as a field of awk.')
  await pane.getByRole('button', { name: 'Write \\$1' }).click()
  await expect(pane.getByText(/took the place of/)).toHaveCount(0)
  await expect(pane.getByRole('region', { name: 'Text of /total' })).toContainText('n += $1 }')
  expect(await playground.text()).toContain('\\$1')
})

test('of two sources with one name the labels say which runs', async ({ playground }) => {
  const pane = await open(playground, {
    'home/.claude/skills/deploy/SKILL.md': skill('deploy', 'From home.'),
    'work/.claude/skills/deploy/SKILL.md': skill('deploy', 'From work.'),
  })
  const sources = pane.getByRole('region', { name: 'Where it comes from' })
  await sources.getByRole('heading').click()
  await sources.getByRole('combobox', { name: 'The folder home is' }).selectOption('Personal')
  const runs = sources.getByRole('listitem').filter({ hasText: 'Runs' })
  await expect(runs).toHaveCount(1)
  await expect(runs).toContainText('home/.claude/skills/deploy/SKILL.md')
  await expect(sources.getByRole('listitem').filter({ hasText: 'Shadowed' })).toContainText('behind home/')
  await pane.getByRole('radio', { name: /mini-claude/ }).check()
  await expect(runs).toContainText('work/.claude/skills/deploy/SKILL.md')
})

test('a smaller window takes descriptions out of the listing', async ({ playground }) => {
  const names = ['alpha', 'beta', 'gamma']
  const pane = await open(
    playground,
    Object.fromEntries(names.map(name => [`skills/${name}/SKILL.md`, skill(name, 'Do it.')])),
  )
  const part = pane.getByRole('region', { name: 'The listing' })
  await part.getByRole('heading').click()
  const lines = part.getByRole('list', { name: 'Lines of the listing' }).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await expect(part.getByRole('status')).toContainText('All fits')
  await part.getByRole('slider', { name: 'Context window' }).press('Home')
  await expect(part.getByRole('status')).toContainText('Over budget')
  await expect(lines.first()).toHaveText(/^- alpha7 characters.*description dropped$/)
  await part.getByRole('textbox', { name: 'Fixed budget' }).fill('90')
  await expect(part.getByRole('status')).toContainText('Without description: beta, gamma')
  await part.getByText('How often each was used').click()
  await part
    .getByRole('group', { name: /^gamma/ })
    .getByRole('textbox', { name: 'Uses' })
    .fill('3')
  await expect(part.getByRole('status')).toContainText('Without description: alpha, beta')
})

test('the chapter’s ninth step reads a file of its own', async ({ playground }) => {
  const pane = await open(playground, {
    '.claude/skills/commit/SKILL.md': skill('commit', 'Commit $ARGUMENTS.'),
    '.mini-skills/commit.md': 'Read the git diff.\n',
  })
  await pane.getByRole('radio', { name: /mini-claude/ }).check()
  await pane.getByRole('textbox', { name: 'Type a command' }).fill('/commit fix  types ')
  await expect(pane.getByRole('region', { name: 'Text of /commit' })).toHaveText('Commit fix  types.')
  await pane.getByText('The same line in the chapter’s ninth step').click()
  await expect(pane.getByRole('region', { name: 'Text of the ninth step' })).toHaveText(
    'Read the git diff.\n\nfix  types',
  )
})

test('a bare command tells of the nested skill of its name', async ({ playground }) => {
  const pane = await open(playground, {
    '.claude/skills/deploy/SKILL.md': skill('deploy', 'Do it.'),
    'apps/web/.claude/skills/deploy/SKILL.md': skill('deploy', 'Do it here.'),
  })
  await pane.getByRole('textbox', { name: 'Type a command' }).fill('/deploy now')
  await expect(pane.getByText(/A note beside the text tells of/)).toContainText('/apps/web:deploy')
})

test('at 320 px long paths do not widen the pane', async ({ playground, page }) => {
  const body =
    'The rules: @$' + '{CLAUDE_SKILL_DIR}/a-file-with-quite-a-long-name.md\n\nNow: !`git log --oneline $0`'
  const pane = await open(playground, { '.claude/skills/move/SKILL.md': skill('move', body) })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('button', { name: 'Panes' }).click()
  await pane.getByText('Values that stand for the machine').click()
  await expect(pane.getByRole('region', { name: 'Attachments' })).toBeVisible()
  const wider = await page.evaluate(() => {
    const shown = document.querySelector('.invoke')
    return shown ? shown.scrollWidth - shown.clientWidth : null
  })
  expect(wider).toBe(0)
})

test('what Claude Code does not find is said', async ({ playground }) => {
  const pane = await open(playground, { 'deploy/skill.md': skill('deploy', 'Do it.') })
  await expect(pane.getByText('Claude Code does not find this skill.')).toBeVisible()
})
