/** Halalas. */
export const maxPrice = 100_000_000
export const maxPieces = 1_000_000
/** Grams. */
export const minWeight = 1
export const maxWeight = 2_000_000
/** Pictures of a product. A variant has one of them. */
export const maxImages = 10
export const maxAttachments = 5
