import type { ImportCounts } from '@rahba/contract/catalog/product-imports'

/** The counts of an import before anything is known of its rows. */
export const noCounts = (): ImportCounts => ({ new: 0, changed: 0, unchanged: 0, refused: 0, created: 0, updated: 0, failed: 0 })
