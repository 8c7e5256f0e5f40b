import { getPhoneticKey, isLatin, spell } from './sounds.ts'
import { distance, maxDistance } from './spelling.ts'
import type { Known, Vocabulary } from './vocabulary.ts'
import { stemWord } from './words.ts'

/** Words of the market that may have been meant. */
export interface Guess {
  words: readonly string[]
  /** The words as readers see them. */
  shown: string
  /** The distance from the typed word: 0 is the word itself, and a slip is about 1. */
  cost: number
}

/** A guess of at most this cost is the typed word or another form of it. */
export const sameWord = 0.1
const maxGuesses = 8

// A word that many products use is likelier than one that few use.
const preferFrequent = (uses: number) => Math.min(0.3, Math.log10(1 + uses) / 10)
const isArabic = (word: string) => /[ء-ي]/.test(word)

/** A word of two letters is like most words, so a longer one never means it. */
const isTooShort = (typed: string, word: string) => word.length < 3 && typed.length > 3

function getCost(typed: string, { word, stem, sound }: Known): number {
  if (word === typed) return 0
  if (stem === stemWord(typed)) return sameWord
  if (isTooShort(typed, word)) return Number.POSITIVE_INFINITY
  if (isArabic(word) === isArabic(typed)) {
    const slips = distance(typed, word)
    return slips <= maxDistance(typed) ? slips : Number.POSITIVE_INFINITY
  }
  if (!(isLatin(typed) || isArabic(typed)) || sound === '' || sound !== getPhoneticKey(typed)) return Number.POSITIVE_INFINITY
  // People often write Arabic in Latin letters. They write Latin words in Arabic letters mostly for brands.
  const base = isLatin(typed) ? 0.4 : 0.75
  // The consonants are equal, so the long vowels tell the words apart.
  const vowels = distance(spell(typed), spell(word)) / 3
  // One consonant is in too many words, so these have to be as long as well.
  return base + vowels + (sound.length < 2 ? Math.abs(typed.length - word.length) / 10 : 0)
}

/** Makes one guess of several known words, which were typed as something else. */
export const joinGuess = (rows: readonly Known[], cost: number): Guess => ({
  words: rows.map(({ word }) => word),
  shown: rows.map(({ shown }) => shown).join(' '),
  cost,
})

const maySplit = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => [word.slice(0, at + 2), word.slice(at + 2)] as const)

/** Lists the words that a word could be cut into, and the words without a preposition before them (بسماعة). */
export const listCuts = (word: string): string[] => [...maySplit(word).flat(), ...withoutPreposition(word)]

const withoutPreposition = (word: string): string[] =>
  /^[بلكو][ء-ي]{3}/.test(word) ? [word.slice(1), word.replace(/^[بلكو](?:ال)?/, '')] : []

function guessCuts(word: string, vocabulary: Vocabulary): Guess[] {
  const pairs = maySplit(word).flatMap(([first, second]) => {
    const [a, b] = [vocabulary.find(first), vocabulary.find(second)]
    if (!a || !b) return []
    // A part of two letters is in most long words by chance.
    const chance = Math.min(first.length, second.length) < 3 ? 0.5 : 0
    return [joinGuess([a, b], 0.45 + chance - preferFrequent(Math.min(a.uses, b.uses)))]
  })
  const bare = withoutPreposition(word).flatMap((rest) => (isTooShort(word, rest) ? [] : (vocabulary.find(rest) ?? [])))
  return [...pairs, ...bare.map((row) => joinGuess([row], 0.3))]
}

/** Guesses for one typed word, the likeliest first. A word that the market knows is its own first guess. */
export function guessWord(word: string, vocabulary: Vocabulary): Guess[] {
  const alike = vocabulary.all.map((row) => joinGuess([row], getCost(word, row) - (row.word === word ? 0 : preferFrequent(row.uses))))
  return [...alike, ...(vocabulary.find(word) ? [] : guessCuts(word, vocabulary))]
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, maxGuesses)
}
