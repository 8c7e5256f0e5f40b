// Long enough that what is left still says something: القهوة, but not الي.
const article = /^(?:[وف]?ال|لل)(?=[\p{L}]{3})/u

/** The words without a leading article; null when none has one. */
export function withoutArticles(words: readonly string[]): string[] | null {
  const bare = words.map((word) => word.replace(article, ''))
  return bare.some((word, index) => word !== words[index]) ? bare : null
}
