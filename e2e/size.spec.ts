// What the page loads before anything is asked of it: every script that the browser requests, as gzip.
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from './playground.ts'

/** KiB that the JavaScript of a first load may have, all of it together. */
const BUDGET = 300

test('the JavaScript of a first load keeps to its budget', async ({ playground, page, baseURL }) => {
  const scripts = new Set<string>()
  page.context().on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(new URL(baseURL ?? '').pathname.length))
  })
  await playground.open()
  await expect(page.getByRole('tab', { name: /^Catalog/ })).toContainText('2')
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    [...scripts].map(async script => {
      const bytes = await readFile(new URL(`../dist/${script}`, import.meta.url))
      return { script, kib: gzipSync(bytes, { level: 9 }).length / 1024 }
    }),
  )
  const sum = sizes.reduce((all, { kib }) => all + kib, 0)
  const told = sizes.map(({ script, kib }) => `${kib.toFixed(1)} ${script}`).join(', ')
  console.log(`First load: ${sum.toFixed(1)} of ${BUDGET} KiB (${told})`)
  // The list is whole only if it has the worker, which the page does not load by a tag or an import.
  expect(sizes.map(({ script }) => script)).toContainEqual(expect.stringMatching(/worker-/))
  expect(sum).toBeLessThanOrEqual(BUDGET)
})
