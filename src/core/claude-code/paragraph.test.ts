// What the first paragraph of a body is.
import { expect, it } from 'vitest'
import { firstParagraph } from './paragraph.ts'

it.each([
  ['', ''],
  ['\n \n', ''],
  ['One', 'One'],
  ['One\n  two \n\nThree', 'One two'],
  ['\n\n  One\r\ntwo\r\n\r\nThree', 'One two'],
  ['One\n \nTwo', 'One'],
  ['# One\nTwo', 'One'],
  ['###### \t One  \nTwo', 'One'],
  ['####### One\nTwo', '####### One Two'],
  ['#One\nTwo', '#One Two'],
  ['#\nTwo', ''],
  ['One\n# Two', 'One'],
  ['One\n#\nTwo', 'One'],
  ['One # Two', 'One # Two'],
  ['One\n#2 and\nmore', 'One #2 and more'],
])('of %j is %j', (body, expected) => {
  expect(firstParagraph(body)).toBe(expected)
})
