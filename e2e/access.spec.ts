// Access: axe finds nothing in any pane, in both themes and all widths, and nothing scrolls sideways.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { panes } from './panes.ts'
import { expect, test } from './playground.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(page: Page): Promise<string[]> {
  // evaluate runs outside of the page's policy, so nothing is loosened for the test.
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const pane of panes) {
    test(`${pane}, ${colorScheme}`, async ({ playground, page }) => {
      await page.emulateMedia({ colorScheme })
      await playground.open()
      await playground.pane(pane)
      expect(await violations(page)).toEqual([])
    })
  }
}

for (const width of [1440, 1024, 390, 320]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ playground, page }) => {
    await page.setViewportSize({ width, height: 800 })
    await playground.open()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    expect(await violations(page)).toEqual([])
  })
}
