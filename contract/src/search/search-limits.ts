/** The fewest letters it takes. */
export const minSearchLetters = 2
