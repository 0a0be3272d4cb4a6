// The states that a page can be in besides the ordinary one, each reached as a person would reach it.
import JSZip from 'jszip'
import { expect, test } from './playground.ts'

const skill = (body: string) =>
  `---\nname: a-state\ndescription: Is a state. Use when testing.\n---\n${body}\n`

test('a long read can be stopped, and what came so far is there', async ({ playground, page }) => {
  await playground.open()
  const archive = new JSZip()
  archive.file('SKILL.md', skill('Body of many.'))
  for (let at = 0; at < 15_000; at += 1) archive.file(`notes/n${at}.md`, `note ${at} ${'x'.repeat(2_000)}`)
  await playground.drop(
    'many.zip',
    await archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }),
  )
  const reading = page.getByRole('region', { name: 'Reading' })
  await reading.getByRole('button', { name: 'Cancel' }).click()
  await expect(reading).toHaveCount(0)
  await expect(playground.messages).toContainText(/Stopped|Opened/)
  await expect(playground.editor).toBeVisible()
})

test('a worker that hangs is ended and started again, once told, and the text stays', async ({
  playground,
  page,
}) => {
  await playground.open()
  await playground.write(skill('Before the hang.'))
  await expect(playground.faults).toHaveCount(0)
  const [worker] = page.workers()
  // A worker that never answers again, as a document that hangs the core would leave it.
  void worker
    ?.evaluate(() => {
      for (;;);
    })
    .catch(() => {})
  await playground.write(skill('Typed while it hangs.').replace('a-state', 'A-State'))
  await expect(playground.messages).toContainText('took too long', { timeout: 30_000 })
  await expect(playground.editor).toContainText('Typed while it hangs.')
  await playground.messages.getByRole('button', { name: 'Check again' }).click()
  await expect(playground.faults.first()).toContainText('lowercase')
})

test('storage that is forbidden is said, and the page works without it', async ({ playground, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await playground.open()
  await playground.write(skill('Not kept.'))
  await expect(playground.messages).toContainText('does not let the page store anything')
  await expect(playground.faults).toHaveCount(0)
})

test('a low window, as at a zoom of 200 %, gives its height to the editor and the panes', async ({
  playground,
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await playground.open()
  await expect(playground.faults).not.toHaveCount(0)
  const height = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())?.height ?? 0
  expect(await height('Panes')).toBeGreaterThan(300)
  expect(await height('Editor')).toBeGreaterThan(300)
  const { scroll, inner } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollHeight,
    inner: innerHeight,
  }))
  expect(scroll).toBe(inner)
})

test('a page printed shows the text and the faults without the controls', async ({ playground, page }) => {
  await playground.open()
  await playground.write(skill('Printed.').replace('a-state', 'A-State'))
  await expect(playground.faults.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(playground.faults.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
})

test('a skill without tools says so, and offers to add one', async ({ playground, page }) => {
  await playground.open()
  await playground.write(skill('No tools here.'))
  const pane = await playground.pane('Catalog')
  await pane.getByRole('button', { name: /tool/i }).first().click()
  await expect(playground.editor).toContainText('```tool')
  await expect(page.getByRole('tab', { name: 'Catalog 1' })).toBeVisible()
})

test('a source without a skill says what a skill is', async ({ playground }) => {
  await playground.open()
  const archive = new JSZip()
  archive.file('notes/readme.txt', 'Nothing here.')
  await playground.drop('notes.zip', await archive.generateAsync({ type: 'uint8array' }))
  await expect(playground.verdict).toContainText('SKILL.md')
})
