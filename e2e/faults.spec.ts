// Paste and lint: the faults of a text, at once, in words and in their places, and their mends.
import { expect, test } from './playground.ts'

const colon = '---\nname: demo-skill\ndescription: Use when asked to loop. Rounds: N per call.\n---\n# Demo\n'

test('a pasted text shows its fault in the verdict, the list and the editor', async ({
  playground,
  page,
}) => {
  await playground.open()
  await playground.paste(colon)
  await expect(playground.faults).toHaveCount(1)
  await expect(playground.faults.first()).toContainText('Invalid YAML in frontmatter')
  await expect(playground.faults.first()).toContainText('3:')
  await expect(playground.verdict).toContainText(/colon/)
  await expect(page.getByRole('tab', { name: 'Faults 1' })).toBeVisible()
})

test('a click on a fault goes to its place in the editor', async ({ playground, page }) => {
  await playground.open()
  await playground.paste(colon)
  await playground.faults
    .first()
    .getByRole('button', { name: /Invalid YAML/ })
    .click()
  await expect(playground.editor).toBeFocused()
  await expect(page.getByText(/^3:\d+/).last()).toBeVisible()
})

test('faults follow the typing, and the fix in the row mends the text', async ({ playground }) => {
  await playground.open()
  await playground.write(colon)
  // The example that was there has a fault too, so the number alone does not tell whose it is.
  await expect(playground.faults).toHaveText([/Invalid YAML/])
  await playground.faults
    .first()
    .getByRole('button', { name: /^Put the value in quotes/ })
    .click()
  await expect(playground.faults).toHaveCount(0)
  expect(await playground.text()).toContain('"Use when asked to loop. Rounds: N per call."')
})

test('the keyboard alone finds the fault and mends it', async ({ playground, page }) => {
  await playground.open()
  await playground.write(colon)
  // The example that was there has a fault too, so the number alone does not tell whose it is.
  await expect(playground.faults).toHaveText([/Invalid YAML/])
  await page.keyboard.press('F8')
  await expect(playground.editor).toBeFocused()
  await page.keyboard.press('ControlOrMeta+.')
  await page.keyboard.press('Enter')
  await expect(playground.faults).toHaveCount(0)
})

test('Tab leaves the editor', async ({ playground, page }) => {
  await playground.open()
  await playground.editor.click()
  await page.keyboard.press('Tab')
  await expect(playground.editor).not.toBeFocused()
})

test('a clean skill says what was checked', async ({ playground, page }) => {
  await playground.open()
  await playground.paste(
    '---\nname: demo-skill\ndescription: Runs a loop. Use when a loop is asked for.\n---\n# Demo\n\nRun it.\n',
  )
  await expect(playground.faults).toHaveCount(0)
  await expect(page.getByRole('tabpanel', { name: /^Faults/ })).toContainText(/checked/i)
})

test('the palette takes what is typed at once', async ({ playground, page }) => {
  await playground.open()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused()
  await page.keyboard.type('pane clie')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /^Clients/ })).toHaveAttribute('aria-selected', 'true')
})
