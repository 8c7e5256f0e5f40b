const mostWords = 8

/** The words of a search with LIKE's own signs made harmless. Their letters are folded in the database, by the function the index was made with. */
export function searchWords(q: string | undefined): string[] {
  return (q ?? '')
    .normalize('NFKC')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
}

// Long enough that what is left still says something: القهوة, but not الي.
const article = /^(?:[وف]?ال|لل)(?=[\p{L}]{3})/u

/** The words without a leading article; null when none has one. */
export function withoutArticles(words: readonly string[]): string[] | null {
  const bare = words.map((word) => word.replace(article, ''))
  return bare.some((word, index) => word !== words[index]) ? bare : null
}
