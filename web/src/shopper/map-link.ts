/** The address of a map that searches for a place by its words, such as street and city. */
export const getMapLink = (parts: readonly (string | null)[]): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: parts.filter(Boolean).join(', ') })}`
