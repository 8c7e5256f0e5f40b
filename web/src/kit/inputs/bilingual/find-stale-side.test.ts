import { expect, test } from 'vitest'
import { findStaleSide } from './find-stale-side.ts'

const saved = { ar: '<p>عود</p>', en: '<p>Oud</p>' }

test('a language is stale if only the other language changed', () => {
  expect(findStaleSide(saved, { ...saved, ar: '<p>عود معتّق</p>' })).toBe('en')
  expect(findStaleSide(saved, { ...saved, en: '<p>Aged oud</p>' })).toBe('ar')
  expect(findStaleSide(saved, { ar: '<p>عود معتّق</p>', en: '<p>Aged oud</p>' })).toBeNull()
  expect(findStaleSide(saved, saved)).toBeNull()
})

test('a change of markup alone, and a missing language, make nothing stale', () => {
  expect(findStaleSide(saved, { ...saved, ar: '<p><strong>عود</strong></p>' })).toBeNull()
  expect(findStaleSide(saved, { ar: '<p>عود معتّق</p>', en: '' })).toBeNull()
  expect(findStaleSide({ ...saved, en: '' }, { ...saved, ar: '<p>عود معتّق</p>' })).toBeNull()
})
