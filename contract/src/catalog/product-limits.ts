/** Halalas. */
export const maxPrice = 100_000_000
export const maxPieces = 1_000_000
