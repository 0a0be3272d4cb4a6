// What is wrapped around a text, layer by layer, and where each character of what it holds stands in the answer.
import { expect, test } from 'vitest'
import { layers } from './layers.ts'

test.each([
  ['a', []],
  [' > a\n>b\n\n   > c', ['quote-prefix 0-15: "a\\nb\\n\\nc" at 3 4 6 7 8 14 15']],
  ['>> a', []],
  ['> a\nb', []],
  ['a > b', []],
  ['    > a', []],
  ['\t> a', ['quote-prefix 0-4: "a" at 3 4']],
  ['>a\n    > b', []],
  ['> > a', ['quote-prefix 0-5: "> a" at 2 3 4 5', 'quote-prefix 2-5: "a" at 4 5']],
  ['x\n> a', []],
  ['&lt;a&gt;', ['html-entities 0-9: "<a>" at 0 4 5 9']],
  ['  &lt;a&gt; &quot;', ['html-entities 0-18: "  <a> \\"" at 0 1 2 6 7 11 12 18']],
  ['x &lt;a&gt;', []],
  ['&lt; a', []],
  [
    '{&quot;a&quot;: &#34;&#x22;&apos;&#39;&#x27;&amp;&nbsp;}',
    [
      'html-entities 0-56: "{\\"a\\": \\"\\"\'\'\'&&nbsp;}" at 0 1 7 8 14 15 16 21 27 33 38 44 49 50 51 52 53 54 55 56',
    ],
  ],
  ['{&quot;a&quot;: "}', []],
  ['<&quot;>', []],
  ['&amp;lt;a&amp;gt;', []],
  ['&lt;｜a', ['html-entities 0-6: "<｜a" at 0 4 5 6']],
  ['"a"', ['json-string 0-3: "a" at 0 3']],
  [' "a\\nb" ', ['json-string 0-8: "a\\nb" at 0 0 0 8']],
  ['"a" b', []],
  ['"a', []],
  ['a"', []],
  ["'a'", []],
  ['"{\\"a\\": 1}"', ['json-string 0-12: "{\\"a\\": 1}" at 0 0 0 0 0 0 0 0 12']],
  ['{\\"a\\": 1}', ['escaped-text 0-10: "{\\"a\\": 1}" at 0 0 0 0 0 0 0 0 10']],
  [' {\\n\\"a\\": 1}\n', ['escaped-text 0-14: "{\\n\\"a\\": 1}" at 0 0 0 0 0 0 0 0 0 14']],
  ['[ {\\"a\\": 1}]', []],
  ['{\\"a\\": "b"}', []],
  ['x {\\"a\\": 1}', []],
  ['{\\"a\\": 1', ['escaped-text 0-9: "{\\"a\\": 1" at 0 0 0 0 0 0 0 9']],
  ['["a"]', []],
  [
    '"\\"\\\\\\"a\\\\\\"\\""',
    [
      'json-string 0-15: "\\"\\\\\\"a\\\\\\"\\"" at 0 0 0 0 0 0 0 15',
      'json-string 0-15: "\\"a\\"" at 0 0 0 15',
    ],
  ],
  [
    '"\\"> > a\\""',
    [
      'json-string 0-11: "\\"> > a\\"" at 0 0 0 0 0 0 0 11',
      'json-string 0-11: "> > a" at 0 0 0 0 0 11',
      'quote-prefix 0-11: "> a" at 0 0 0 11',
      'quote-prefix 0-11: "a" at 0 11',
    ],
  ],
  [
    '> &lt;a&gt;',
    ['quote-prefix 0-11: "&lt;a&gt;" at 2 3 4 5 6 7 8 9 10 11', 'html-entities 2-11: "<a>" at 2 6 7 11'],
  ],
  [
    '"> {\\\\\\"a\\\\\\": 1}"',
    [
      'json-string 0-18: "> {\\\\\\"a\\\\\\": 1}" at 0 0 0 0 0 0 0 0 0 0 0 0 18',
      'quote-prefix 0-18: "{\\\\\\"a\\\\\\": 1}" at 0 0 0 0 0 0 0 0 0 0 18',
      'escaped-text 0-18: "{\\"a\\": 1}" at 0 0 0 0 0 0 0 0 18',
    ],
  ],
  [
    '> "&lt;a&gt; &amp;amp;"',
    [
      'quote-prefix 0-23: "\\"&lt;a&gt; &amp;amp;\\"" at 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23',
      'json-string 2-23: "&lt;a&gt; &amp;amp;" at 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 23',
      'html-entities 2-23: "<a> &amp;" at 2 2 2 2 2 2 2 2 2 23',
    ],
  ],
])('%j', (answer, inner) => {
  const [outer, ...held] = layers(answer)
  expect(outer).toMatchObject({ text: answer, repairs: [] })
  expect(
    held.map(({ text, repairs, place }) => {
      const last = repairs.at(-1)
      const places = Array.from({ length: text.length + 1 }, (_, i) => place(i))
      return `${last?.kind} ${last?.from}-${last?.to}: ${JSON.stringify(text)} at ${places.join(' ')}`
    }),
  ).toEqual(inner)
})
