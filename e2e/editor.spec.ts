// The editor: its faults by keyboard and by hand, undo that lasts, completion, and the bytes of a file.
import { expect, test } from './playground.ts'

const colon = '---\nname: demo-skill\ndescription: Runs a loop. Rounds: N per call.\n---\n# Demo\n\nRun it.\n'

test('a fix is previewed, made by Enter and taken back by undo', async ({ playground, page }) => {
  await playground.open()
  await playground.paste(colon)
  await expect(playground.faults).toHaveText([/Invalid YAML/])
  await playground.editor.focus()
  await page.keyboard.press('F8')
  await page.keyboard.press('ControlOrMeta+.')
  const fixes = page.getByRole('dialog', { name: 'Fixes here' })
  await expect(fixes.getByRole('insertion').first()).toHaveText('"')
  await page.keyboard.press('Escape')
  await expect(fixes).toHaveCount(0)
  await expect(playground.editor).toBeFocused()
  await page.keyboard.press('ControlOrMeta+.')
  await page.keyboard.press('Enter')
  await expect(playground.faults).toHaveCount(0)
  await expect(playground.editor).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(playground.faults).toHaveCount(1)
})

test('hovering a mark says what is wrong and offers the fix', async ({ playground }) => {
  await playground.open()
  await playground.paste(colon)
  await expect(playground.faults).toHaveText([/Invalid YAML/])
  await playground.editor.locator('.cm-lintRange').first().hover()
  const tooltip = playground.page.locator('.cm-tooltip')
  await expect(tooltip).toContainText('Error')
  await tooltip.getByRole('button', { name: /quote/i }).click()
  await expect(playground.faults).toHaveCount(0)
})

test('all safe ones are mended at once, and one undo brings all back', async ({ playground, page }) => {
  await playground.open()
  await playground.paste(colon.replace('name: demo-skill', 'license: MIT: or so\nname: demo-skill'))
  const all = page.getByRole('button', { name: /Mend all safe ones/ })
  await all.click()
  await expect(all).toHaveCount(0)
  expect(await playground.text()).toContain('"Runs a loop. Rounds: N per call."')
  await playground.editor.focus()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(all).toBeVisible()
  expect(await playground.text()).not.toContain('"')
})

test('each file keeps its own undo', async ({ playground, page }) => {
  await playground.open()
  await playground.choose('Examples', /Folder of several/)
  const files = page.getByRole('treeitem', { name: /SKILL\.md/ })
  // Until the folder is there, the page has the file that it had.
  await expect(files.nth(1)).toBeVisible()
  await files.nth(0).click()
  await playground.editor.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('first')
  await files.nth(1).click()
  await playground.editor.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('second')
  await files.nth(0).click()
  await expect(playground.editor).toContainText('first---')
  await playground.editor.focus()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(playground.editor).not.toContainText('first---')
  await files.nth(1).click()
  await expect(playground.editor).toContainText('second---')
})

test('files can be switched at once while completion is under way', async ({ playground, page }) => {
  await playground.open()
  await playground.choose('Examples', /Folder of several/)
  const files = page.getByRole('treeitem', { name: /SKILL\.md/ })
  const offered = page.getByRole('option', { name: /^license/ })
  await expect(files.nth(1)).toBeVisible()
  // Each file is left for one that has had no completion yet, in the moment in which a query waits for its turn.
  for (const at of [0, 1]) {
    await files.nth(at).click()
    await playground.editor.focus()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('li')
    await expect(offered).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(offered).toHaveCount(0)
    await page.keyboard.type('c')
    await files.nth(at + 1).dispatchEvent('click')
    await expect(files.nth(at + 1)).toHaveAttribute('aria-selected', 'true')
  }
  for (const at of [0, 1, 0, 1]) {
    await playground.editor.focus()
    await page.keyboard.type('x')
    await files.nth(at).dispatchEvent('click')
  }
  // Typing here is answered as it was before.
  await files.nth(0).click()
  await playground.editor.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('li')
  await expect(offered).toBeVisible()
})

test('a fault without a fix says so where one looks, and nothing is replaced', async ({
  playground,
  page,
}) => {
  const text = '---\nname: a-skill\ndescription: Is one. Use when testing.\nincludes: x\n---\n# One\n'
  await playground.open()
  await playground.paste(text)
  // The faults of what was there before must be gone.
  await expect(playground.faults.filter({ hasText: 'include' })).toHaveCount(2)
  await playground.editor.focus()
  await page.keyboard.press('F8')
  await page.keyboard.press('ControlOrMeta+.')
  await expect(page.getByRole('region', { name: 'Editor' }).getByText('No fix here')).toBeVisible()
  await page.keyboard.type('X')
  await expect.poll(async () => (await playground.text()).replace('X', '')).toBe(text)
  await expect(page.getByRole('region', { name: 'Editor' }).getByText('No fix here')).toHaveCount(0)
})

test('search is loaded by its key, and finds', async ({ playground, page }) => {
  await playground.open()
  await playground.editor.focus()
  await page.keyboard.press('ControlOrMeta+F')
  await page.getByRole('textbox', { name: 'Find' }).pressSequentially('list_commits')
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-searchMatch-selected')).toHaveText('list_commits')
})

test('keys, types and params are completed', async ({ playground, page }) => {
  await playground.open()
  await playground.paste('---\nname: a\n\n---\n')
  await playground.editor.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('desc')
  await page.getByRole('option', { name: /^description/ }).click()
  expect(await playground.text()).toContain('description: ')
})

test('invisible characters are shown and named', async ({ playground }) => {
  await playground.open()
  await playground.paste(colon.replace('Run it.', 'Run\u202e it.\u200b'))
  await expect(playground.editor.getByRole('img', { name: /right-to-left override/ })).toBeVisible()
  await expect(playground.editor.getByRole('img', { name: /zero-width space/ })).toBeVisible()
})

test('a page about each kind of fault opens beside the code', async ({ playground }) => {
  await playground.open()
  await playground.paste('# Only a heading\n')
  const [row] = [playground.faults.first()]
  await row.getByRole('button', { name: /^More/ }).click()
  await expect(row.getByRole('heading').first()).toBeVisible()
  await row.getByRole('button', { name: /^Less/ }).click()
  await expect(row.getByRole('heading')).toHaveCount(0)
})
