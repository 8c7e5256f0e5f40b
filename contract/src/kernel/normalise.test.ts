import { describe, expect, test } from 'vitest'
import { cleanText, storable, storableText } from './normalise.ts'

describe('a text that the database can’t keep', () => {
  test.each([
    ['half of an emoji at its end', 'شكرًا \ud83d', 'شكرًا '],
    ['half of a sign alone', '\ud800', ''],
    ['two halves in the wrong order', 'a\udc00\ud800b', 'ab'],
    ['NUL', 'a\u0000b', 'ab'],
    ['nothing wrong', 'قهوة ☕ 😀', 'قهوة ☕ 😀'],
  ])('is repaired: %s', (_, text, kept) => {
    expect(storableText(text)).toBe(kept)
    expect(cleanText(text)).toBe(kept.trim())
  })

  test('is repaired at any depth, including the names of fields', () => {
    expect(storable({ name: { ar: 'a\ud800', en: ['\u0000b'] }, 'k\ud800': 1, n: null })).toEqual({
      name: { ar: 'a', en: ['b'] },
      k: 1,
      n: null,
    })
  })

  test('rejects endlessly nested lists', () => {
    const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)
    expect(() => storable(deep)).toThrow(RangeError)
  })
})
