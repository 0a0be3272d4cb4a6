// A part of the page that cannot be loaded is said to be missing, and nothing is lost.
import type { Page } from '@playwright/test'
import { expect, test } from './playground.ts'

const skill =
  '---\nname: a-skill\ndescription: Is kept. Use when a part is missing.\n---\n# Kept\n\nThe body.\n'

/** Cuts off every script that is asked for from now on. */
const cut = (page: Page) => page.route('**/*.js', route => route.abort())

test.beforeEach(async ({ playground }) => {
  await playground.open()
  await playground.paste(skill)
})
test.afterEach(async ({ playground }) => {
  await expect(playground.editor).toContainText('The body.')
})

for (const pane of ['Catalog', 'Resolve', 'Invoke', 'Clients']) {
  test(`the pane ${pane}`, async ({ playground, page }) => {
    await cut(page)
    const panel = await playground.pane(pane)
    await expect(panel).toContainText(/cannot be shown|could not be loaded/)
    await expect(await playground.pane('Faults')).toContainText(/checked/i)
  })
}

test('the share dialog', async ({ page }) => {
  await cut(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('could not be loaded')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('the search', async ({ playground, page }) => {
  await cut(page)
  await playground.editor.focus()
  await page.keyboard.press('ControlOrMeta+F')
  await expect(playground.messages).toContainText(/search could not be loaded/i)
})
