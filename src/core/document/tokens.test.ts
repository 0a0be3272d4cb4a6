// An estimate of tokens counts characters as people do.
import { expect, test } from 'vitest'
import { aboutTokens } from './tokens.ts'

test.each([
  ['', 0],
  ['a', 1],
  ['abcd', 1],
  ['abcde', 2],
  ['😀😀😀😀', 1],
  ['a'.repeat(400), 100],
])('%j costs about %i', (text, tokens) => expect(aboutTokens(text)).toBe(tokens))
