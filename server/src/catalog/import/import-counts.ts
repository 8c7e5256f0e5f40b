import type { ImportCounts, OutcomeCounts } from '@rahba/contract/catalog/product-imports'

const createOutcomes = (): OutcomeCounts => ({ new: 0, changed: 0, unchanged: 0, refused: 0, created: 0, updated: 0, failed: 0 })

/** The counts of an import of today, by row, product and variant. */
export interface KnownCounts extends OutcomeCounts {
  products: OutcomeCounts
  variants: OutcomeCounts
  warned: number
}

/** The counts of an import before anything is known of its rows. */
export const createCounts = (): KnownCounts => ({ ...createOutcomes(), products: createOutcomes(), variants: createOutcomes(), warned: 0 })

/** A copy of counts, with what an earlier version did not count as nothing. */
export const fillCounts = ({ products, variants, warned, ...rows }: ImportCounts): KnownCounts => ({
  ...rows,
  products: { ...createOutcomes(), ...products },
  variants: { ...createOutcomes(), ...variants },
  warned: warned ?? 0,
})
