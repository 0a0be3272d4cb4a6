// Makes characters that cannot be seen, or that change the direction of others, visible in the editor.
import { highlightSpecialChars } from '@codemirror/view'
import { visible } from '../../core/document/visible.ts'

/** What `visible` marks, but for tab, line ends and the selectors of emoji, which a page of text needs. */
const hidden =
  /(?![\t\n\r])(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u17b4\u17b5\u3164\uffa0]|[\u{e0100}-\u{e01ef}]|(?! )\p{Zs})/gu

/** Each hidden character as a small sign; its name is what a screen reader hears. */
export const visibleCharacters = highlightSpecialChars({
  specialChars: hidden,
  render(code) {
    const [piece] = visible(String.fromCodePoint(code))
    const sign = document.createElement('span')
    if (piece?.kind !== 'mark') return sign
    sign.className = 'cm-invisible'
    sign.textContent = piece.shown
    sign.title = piece.name
    sign.setAttribute('role', 'img')
    sign.setAttribute('aria-label', piece.name)
    return sign
  },
})
