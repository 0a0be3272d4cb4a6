// The page as a person finds it, by role and name; every journey also proves that the page keeps its promises.
import { readFile } from 'node:fs/promises'
import { test as base, type Download, expect, type Locator, type Page } from '@playwright/test'

export { expect }

export class Playground {
  readonly page: Page
  readonly editor: Locator
  readonly verdict: Locator
  readonly faults: Locator
  readonly messages: Locator

  constructor(page: Page) {
    this.page = page
    this.editor = page.getByRole('textbox', { name: /^Editor: / })
    this.verdict = page.getByRole('region', { name: 'Verdict' })
    this.faults = page.getByRole('region', { name: 'Faults' }).getByRole('listitem')
    this.messages = page.getByRole('region', { name: 'Messages' })
  }

  /** Opens the page and waits until it can be used. */
  async open(address = './'): Promise<void> {
    await this.page.goto(address)
    await this.ready()
  }

  async ready(): Promise<void> {
    await expect(this.editor).toBeVisible()
    await expect(this.verdict).not.toContainText('Checking')
  }

  /** Pastes a text on the page itself, outside of every field. */
  async paste(text: string): Promise<void> {
    // A message of an earlier paste would look like this one's.
    const dismiss = this.messages.getByRole('button', { name: 'Dismiss' })
    while ((await dismiss.count()) > 0) await dismiss.first().click()
    await this.page.evaluate(pasted => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, text)
    const asked = this.page.getByRole('button', { name: 'Open as SKILL.md' })
    const opened = this.messages.getByText('Opened the pasted text as SKILL.md.')
    await expect(asked.or(opened)).toBeVisible()
    if (await asked.isVisible()) await asked.click()
    await expect(opened).toBeVisible()
  }

  /** Drops one file on the page. */
  async drop(name: string, bytes: Uint8Array): Promise<void> {
    await this.dropAll({ [name]: bytes })
  }

  /** Drops files on the page, by their names. */
  async dropAll(files: Record<string, Uint8Array>): Promise<void> {
    const data = await this.page.evaluateHandle(
      files => {
        const transfer = new DataTransfer()
        for (const [name, base64] of files) {
          const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
          transfer.items.add(new File([bytes], name))
        }
        return transfer
      },
      Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')] as const),
    )
    await this.page.locator('body').dispatchEvent('dragover', { dataTransfer: data })
    await this.page.locator('body').dispatchEvent('drop', { dataTransfer: data })
  }

  /** Puts a whole new text into the editor, as a person does who selects all and pastes. */
  async write(text: string): Promise<void> {
    await this.editor.click()
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.editor.evaluate((element, pasted) => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, text)
  }

  async pane(name: string): Promise<Locator> {
    const tab = this.page.getByRole('tab', { name: new RegExp(`^${name}`) })
    if (await tab.isVisible()) await tab.click()
    else {
      await this.page
        .getByRole('region', { name: 'Panes' })
        .getByRole('button', { name: 'More panes' })
        .click()
      await this.page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }).click()
    }
    const panel = this.page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })
    await expect(panel).toBeVisible()
    return panel
  }

  /** Chooses an entry of one of the header's menus. */
  async choose(menu: string, item: string | RegExp): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click()
    await this.page
      .getByRole('menuitem', { name: item })
      .or(this.page.getByRole('menuitemradio', { name: item }))
      .click()
  }

  /** The link that Share makes. */
  async share(): Promise<string> {
    await this.page.getByRole('button', { name: 'Share' }).click()
    const link = this.page.getByRole('dialog').getByRole('textbox', { name: 'Link' })
    await expect(link).toHaveValue(/#v1\./)
    const value = await link.inputValue()
    await this.page.keyboard.press('Escape')
    return value
  }

  /** Presses a copy button and gives what it copied. The policy forbids reading the clipboard, so writing is noted. */
  async copy(button: Locator): Promise<string> {
    await this.page.evaluate(() => sessionStorage.removeItem('copied'))
    await button.click()
    const copied = () => this.page.evaluate(() => sessionStorage.getItem('copied') ?? '')
    await expect.poll(copied).not.toBe('')
    return copied()
  }

  /** Every word of the editor's document, also what is scrolled away. */
  async text(): Promise<string> {
    return this.editor
      .locator('.cm-line')
      .allTextContents()
      .then(lines => lines.join('\n'))
  }
}

/** The bytes of a download. */
export async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()))
}

/** The ways in which the page could break its promises, as they happen. */
function watch(page: Page): string[] {
  const broken: string[] = []
  let loaded = false
  page.on('load', () => {
    loaded = true
  })
  page.on('pageerror', error => broken.push(`an error was thrown: ${error.message}`))
  page.on('console', message => {
    if (/Content.Security.Policy|TrustedScript|Refused to/i.test(message.text())) broken.push(message.text())
  })
  page.on('request', request => {
    const { origin } = new URL(page.url() === 'about:blank' ? request.url() : page.url())
    const to = new URL(request.url())
    // What the page itself is made of may come late; anything else may not come at all.
    const own =
      to.origin === origin && request.method() === 'GET' && request.postData() === null && to.search === ''
    if (loaded && !own) broken.push(`a request after load: ${request.method()} ${request.url()}`)
  })
  return broken
}

export const test = base.extend<{ playground: Playground }>({
  playground: async ({ page }, use) => {
    const broken = watch(page)
    await page.addInitScript(() => {
      const { clipboard } = navigator
      const write = clipboard.writeText.bind(clipboard)
      clipboard.writeText = async text => {
        await write(text)
        sessionStorage.setItem('copied', text)
      }
    })
    await use(new Playground(page))
    expect(await page.locator('style, script:not([src])').count(), 'inline styles and scripts').toBe(0)
    expect(broken).toEqual([])
  },
})
