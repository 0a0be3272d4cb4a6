// Strangers' files: nothing in them becomes markup, code or a request, what is invisible is shown, and nothing hangs.
import { expect, test } from './playground.ts'

const skill = (name: string, description: string, body = 'Body') =>
  `---\nname: ${name}\ndescription: ${description}\n---\n${body}\n`

test('the page is sent with its policy, and carries a copy of it', async ({ playground, page }) => {
  const response = await page.goto('./')
  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  for (const part of [
    "default-src 'none'",
    "connect-src 'none'",
    "frame-ancestors 'none'",
    'trusted-types app',
  ]) {
    expect(policy).toContain(part)
  }
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['permissions-policy']).toContain('clipboard-write=(self)')
  const copy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(copy).toContain("connect-src 'none'")
  expect(copy).not.toContain('frame-ancestors')
  await playground.ready()
})

test('the worker is sent with the policy too, since the page’s own does not reach it', async ({
  playground,
  page,
}) => {
  const worker = page.waitForResponse(/worker-.*\.js$/)
  await playground.open()
  expect((await worker).headers()['content-security-policy']).toContain("connect-src 'none'")
})

test('markup in a name, a description and a body stays text', async ({ playground, page }) => {
  await playground.open()
  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  page.on('dialog', () => expect(true, 'a document ran code').toBe(false))
  await playground.paste(skill(markup, `"${markup} Use when asked."`, markup))
  await expect(page.getByRole('banner')).toContainText('<img src=x')
  await expect(page.locator('img')).toHaveCount(0)
  const pane = await playground.pane('System text')
  await expect(pane).toContainText(markup)
})

test('direction overrides, zero-width characters and escapes are made visible', async ({
  playground,
  page,
}) => {
  await playground.open()
  await playground.paste(skill('a\u202Eb', '"c\u200Bd. Use when asked."', '\u001B[31mred'))
  await expect(page.getByRole('banner')).not.toContainText('\u202E')
  await expect(page.getByRole('banner')).toContainText('U+202E')
  for (const row of await playground.faults.all())
    expect(await row.textContent()).not.toMatch(/[\u202E\u200B\u001B]/)
})

const large: [string, string][] = [
  ['one line of 10 MB', 'x'.repeat(10_000_000)],
  ['a million lines', 'x\n'.repeat(1_000_000)],
  ['a hundred thousand fences', '```tool\nid: a\n'.repeat(100_000)],
  ['a hundred thousand braces', '{'.repeat(100_000)],
  ['NULs and lone surrogates', '\u0000\uD800'.repeat(1_000)],
]

for (const [title, body] of large) {
  test(`${title}: the page still answers`, async ({ playground, page }) => {
    await playground.open()
    await playground.drop(
      'SKILL.md',
      new TextEncoder().encode(skill('large', 'Is large. Use when asked.', body)),
    )
    await expect(playground.messages).toContainText(/Opened|took too long/)
    await page.getByRole('tab', { name: /^System text/ }).click()
    await expect(page.getByRole('tabpanel', { name: /^System text/ })).toBeVisible()
    await playground.choose('Examples', /Plain agent skill/)
    await expect(playground.editor).toContainText('meeting')
  })
}

test('nothing listens to messages from other windows', async ({ playground, page }) => {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window)
    window.addEventListener = ((type: string, ...rest: [EventListener]) => {
      if (type === 'message') sessionStorage.setItem('listens', 'yes')
      add(type, ...rest)
    }) as typeof window.addEventListener
  })
  await playground.open()
  expect(await page.evaluate(() => sessionStorage.getItem('listens') ?? String(window.onmessage))).toBe(
    'null',
  )
})
