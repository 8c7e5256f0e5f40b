import type { ImportCounts, OutcomeCounts } from '@rahba/contract/catalog/import/product-imports'

const createOutcomes = (): OutcomeCounts => ({ new: 0, changed: 0, unchanged: 0, refused: 0, created: 0, updated: 0, failed: 0 })

/** The counts of an import before anything is known of its rows. */
export const createCounts = (): ImportCounts => ({ ...createOutcomes(), products: createOutcomes(), variants: createOutcomes(), warned: 0 })
