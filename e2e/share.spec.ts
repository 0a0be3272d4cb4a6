// Links: what they hold, what they never do to one's own work, and how they fail.
import { expect, Playground, test } from './playground.ts'

const skill = (body: string) =>
  `---\nname: shared-skill\ndescription: Is shared. Use when sharing.\n---\n${body}\n`

test('a link opens in a new profile with the same skill, answer and pane', async ({
  playground,
  browser,
}) => {
  await playground.open()
  await playground.choose('Examples', /Hard skill/)
  const pane = await playground.pane('Resolve')
  await pane
    .getByRole('textbox', { name: /answer/i })
    .fill('{"tool": "list_commits", "args": {"from": "v9"}}')
  const link = await playground.share()

  const other = await browser.newContext()
  const page = await other.newPage()
  const elsewhere = new Playground(page)
  await page.goto(link)
  await elsewhere.ready()
  await expect(page.getByText('Opened from a link')).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Resolve/, selected: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /answer/i })).toHaveValue(/"from": "v9"/)
  await expect(elsewhere.editor).toContainText('Writes the changelog')
  await other.close()
})

test('a link does not destroy the draft, and leads back to it', async ({ playground, page }) => {
  await playground.open()
  await playground.paste(skill('The shared body.'))
  const link = await playground.share()
  await playground.paste(skill('My own draft.'))
  await expect(playground.editor).toContainText('My own draft.')
  // A link that is pasted into the address bar changes the hash and loads nothing.
  await page.evaluate(hash => {
    location.hash = hash
  }, new URL(link).hash)
  await expect(playground.editor).toContainText('The shared body.')
  await page.getByRole('button', { name: 'Back to my draft' }).click()
  await expect(playground.editor).toContainText('My own draft.')
})

test('a damaged link says so and loses nothing', async ({ playground, page }) => {
  await playground.open()
  await playground.paste(skill('My own draft.'))
  const link = await playground.share()
  const hash = new URL(link).hash
  const damaged = `${hash.slice(0, 40)}${hash[40] === 'A' ? 'B' : 'A'}${hash.slice(41)}`
  await page.evaluate(hash => {
    location.hash = hash
  }, damaged)
  await expect(playground.messages).toContainText(/link/i)
  await expect(playground.editor).toContainText('My own draft.')
})

test('a link that would be too long says how long and offers the zip', async ({ playground, page }) => {
  await playground.open()
  let seed = 1
  // Text that does not deflate.
  const noise = Array.from({ length: 90_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (seed % 90))
  }).join('')
  await playground.paste(skill(noise))
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/too long for a link: [\d,]+ characters/)
  await expect(dialog.getByRole('button', { name: 'Download as a zip' })).toBeVisible()
})

test('sharing asks first where the text holds what looks like a secret', async ({ playground, page }) => {
  await playground.open()
  await playground.paste(skill(`Use the key ${'AKIA'}${'IOSFODNN7EXAMPLQ'} here.`))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog')).toContainText(/secret/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Make the link/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Link' })).toHaveValue(/#v1\./)
})
