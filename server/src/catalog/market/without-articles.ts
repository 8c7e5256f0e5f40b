import { bareWord } from '../../platform/lists/search.ts'

/** The words without a leading article; null when none has one. */
export function withoutArticles(words: readonly string[]): string[] | null {
  const bare = words.map(bareWord)
  return bare.some((word, index) => word !== words[index]) ? bare : null
}
