// MiniCPM5: a tag for the function and one for every argument, names as attributes.
import { bareText, readTagged, type Tags } from './tags.ts'
import type { TextWire } from './wire.ts'

/*
 * call = "<function name=" Q NAME Q ">" { "<param name=" Q KEY Q ">" ( text | "<![CDATA[" text "]]>" ) "</param>" } "</function>"
 * A detokenizer's marks are seen where a blank should be. The schema says what a text stands for.
 */
export const minicpm5Xml = {
  format: 'minicpm5-xml',
  title: 'MiniCPM5',
  example: '<function name="access"><param name="user">x@y.z</param></function>',
  marked: true,
  opens: /<function[\sĠĊ]{0,4}name=["'][^"'<>\n]{1,256}["']\s{0,4}>/,
  read: (page, from, at) => {
    const name = /name=["']([^"']*)/.exec(page.text.slice(from, at))?.[1]?.trim() ?? ''
    return readTagged(page, from, { name, at, tags: TAGS, bare: true })
  },
  write: calls =>
    calls
      .map(call => {
        const params = Object.entries(call.arguments).map(
          ([key, value]) => `<param name="${key}">${bareText(value)}</param>`,
        )
        return `<function name="${call.name}">${params.join('')}</function>`
      })
      .join(''),
} as const satisfies TextWire

const TAGS: Tags = {
  open: /<param[\sĠĊ]{0,4}name=["']([^"'<>\n]{1,256})["']\s{0,4}>/y,
  nextOpen: /<param[\sĠĊ]{0,4}name=["'][^"'<>\n]{1,256}["']\s{0,4}>/g,
  close: /<\/param>/g,
  end: /<\/function>/y,
  nextEnd: /<\/function>/g,
  nextCall: /<function[\sĠĊ]{0,4}name=/g,
  unwrap: text => (text.startsWith('<![CDATA[') && text.endsWith(']]>') ? text.slice(9, -3) : text),
}
