/** Halalas. */
export const maxPrice = 100_000_000
export const maxPieces = 1_000_000
/** Grams. */
export const minWeight = 1
export const maxWeight = 2_000_000
