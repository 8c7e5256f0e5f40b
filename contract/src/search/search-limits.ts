/** The fewest letters it takes. */
export const fewestLetters = 2
