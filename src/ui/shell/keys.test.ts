// Keys match as written, on either kind of keyboard.
import { expect, test } from 'vitest'
import { matches, shownKeys } from './keys.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

test('Mod is Control, or Command on a Mac', () => {
  expect(matches(press('s', { ctrlKey: true }), 'Mod+S', false)).toBe(true)
  expect(matches(press('s', { metaKey: true }), 'Mod+S', false)).toBe(false)
  expect(matches(press('s', { metaKey: true }), 'Mod+S', true)).toBe(true)
  expect(matches(press('s'), 'Mod+S', false)).toBe(false)
})

test('Shift tells two commands apart', () => {
  expect(matches(press('F8'), 'F8', false)).toBe(true)
  expect(matches(press('F8', { shiftKey: true }), 'F8', false)).toBe(false)
  expect(matches(press('F8', { shiftKey: true }), 'Shift+F8', false)).toBe(true)
})

test('a sign does not care for Shift', () => {
  expect(matches(press('?', { shiftKey: true }), '?', false)).toBe(true)
  expect(matches(press('.', { ctrlKey: true }), 'Mod+.', false)).toBe(true)
})

test('keys are shown as the machine names them', () => {
  expect(shownKeys('Mod+O', false)).toBe('Ctrl+O')
  expect(shownKeys('Mod+O', true)).toBe('⌘O')
})
