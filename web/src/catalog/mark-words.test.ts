import { describe, expect, test } from 'vitest'
import { markedHtml, markWords } from './mark-words.ts'

const changed = (parts: { text: string; changed: boolean }[]) => parts.filter((part) => part.changed).map(({ text }) => text.trim())

describe('two texts compared', () => {
  test('by words, in either script', () => {
    const { before, after } = markWords('تمر سكري فاخر من القصيم', 'تمر خلاص فاخر من الأحساء')
    expect(changed(before)).toEqual(['سكري', 'القصيم'])
    expect(changed(after)).toEqual(['خلاص', 'الأحساء'])
    expect(after.map(({ text }) => text).join('')).toBe('تمر خلاص فاخر من الأحساء')
  })

  test('without common words, and empty ones', () => {
    expect(markWords('', 'one two').after).toEqual([{ text: 'one two', changed: true }])
    expect(markWords('same', 'same')).toEqual({ before: [{ text: 'same', changed: false }], after: [{ text: 'same', changed: false }] })
  })

  test('as HTML: words are marked inside their tags', () => {
    const { before, after } = markWords('<p>From <strong>Qassim</strong></p>', '<p>From <strong>Madinah</strong> now</p>')
    expect(markedHtml(before, 'del')).toBe('<p>From <strong><del>Qassim</del></strong></p>')
    expect(markedHtml(after, 'ins')).toBe('<p>From <strong><ins>Madinah</ins></strong> <ins>now</ins></p>')
  })

  test('of the maximum length are compared quickly', () => {
    const words = (seed: number) => Array.from({ length: 4000 }, (_, n) => `w${(n * seed) % 997}`).join(' ')
    const start = performance.now()
    markWords(words(3), words(5))
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
