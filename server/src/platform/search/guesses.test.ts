import { expect, test } from 'vitest'
import { guessWord } from './guesses.ts'
import { getPhoneticKey } from './sounds.ts'
import type { Vocabulary } from './vocabulary.ts'
import { foldSearch, stemWord } from './words.ts'

/** The vocabulary of a market that has these words, the first in the most products. */
function makeVocabulary(words: readonly string[]): Vocabulary {
  const all = words.map((shown, at) => {
    const word = foldSearch(shown)
    return { word, shown, stem: stemWord(word), sound: getPhoneticKey(word), uses: 40 - at }
  })
  return { all, find: (word: string) => all.find((row) => row.word === word) } as unknown as Vocabulary
}
const guess = (typed: string, words: readonly string[]) => guessWord(typed, makeVocabulary(words))[0]?.shown

test('a word of two letters is not corrected to a longer one', () => {
  expect(guess('abaia', ['بي'])).toBeUndefined()
  expect(guess('bunn', ['بن'])).toBeUndefined()
  expect(guess('bun', ['بن'])).toBe('بن')
})

test('prefers the word of the same length among words with one consonant', () => {
  expect(guess('abaia', ['بي', 'باب', 'عباية'])).toBe('عباية')
  expect(guess('abaya', ['باب', 'عباية'])).toBe('عباية')
})
