import { expect, it } from 'vitest'
import { cutText, shortened } from './cut-text.ts'

it('cuts a text between characters', () => {
  expect(cutText('a🎁b', 2)).toBe('a')
  expect(cutText('a🎁b', 3)).toBe('a🎁')
  expect(cutText('تمر', 9)).toBe('تمر')
})

it('marks a cut text for readers', () => {
  expect(shortened('a🎁🎁', 3)).toBe('a…')
  expect(shortened('a🎁🎁', 5)).toBe('a🎁🎁')
})
