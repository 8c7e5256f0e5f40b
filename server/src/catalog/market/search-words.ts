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
