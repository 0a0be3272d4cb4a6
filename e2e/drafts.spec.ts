// Drafts: what was typed is there again, what was replaced can be had back, and everything can be deleted.
import { expect, test } from './playground.ts'

const skill = (body: string) =>
  `---\nname: my-draft\ndescription: Is a draft. Use when drafting.\n---\n${body}\n`

test('a draft survives a reload', async ({ playground, page }) => {
  await playground.open()
  await playground.write(skill('Typed and not saved by hand.'))
  await expect(playground.faults).toHaveCount(0)
  await page.reload()
  await playground.ready()
  await expect(playground.editor).toContainText('Typed and not saved by hand.')
})

test('pasting over a draft can be undone', async ({ playground }) => {
  await playground.open()
  await playground.write(skill('The first.'))
  await playground.paste(skill('The second.'))
  await expect(playground.editor).toContainText('The second.')
  await playground.messages.getByRole('button', { name: 'Undo' }).click()
  await expect(playground.editor).toContainText('The first.')
})

test('an earlier version can be opened again', async ({ playground, page }) => {
  await playground.open()
  await playground.write(skill('The first.'))
  await expect(playground.faults).toHaveCount(0)
  await playground.choose('Open', /New skill/)
  await playground.choose('Menu', /Earlier versions/)
  await expect(page.getByRole('dialog')).toContainText(/bytes|KiB/)
})

test('one command deletes everything that is stored here', async ({ playground, page }) => {
  await playground.open()
  await playground.write(skill('To be deleted.'))
  await playground.choose('Menu', /Delete everything/)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await expect(playground.messages).toContainText(/Deleted every draft/)
  await page.reload()
  await playground.ready()
  await expect(playground.editor).not.toContainText('To be deleted.')
})
