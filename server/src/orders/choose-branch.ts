import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { Cart } from '@rahba/contract/orders/checkout'

/** A branch of the store that an order may leave from, as far as the choice needs it. */
export interface BranchFacts {
  id: string
  name: Bilingual
  city_id: string | null
  region_id: string | null
  pick_up: boolean
  delivers: boolean
}

/** The pieces in the branches, by branch and variant. */
export type BranchPieces = ReadonlyMap<string, ReadonlyMap<string, number>>

interface Wish {
  fulfilment: Cart['fulfilment']
  /** The branch that the shopper chose to collect from. */
  branch_id: string | null
  /** Where it is delivered to. */
  city_id: string | null
  region_id: string | null
}

/** The branches that could serve an order, the nearest first: in the city, then in the region, then in the store's own order. */
export function listNearest(branches: readonly BranchFacts[], wish: Wish): BranchFacts[] {
  const distance = ({ city_id, region_id }: BranchFacts) => {
    if (wish.city_id !== null && city_id === wish.city_id) return 0
    return wish.region_id !== null && region_id === wish.region_id ? 1 : 2
  }
  return branches
    .filter((branch) => (wish.fulfilment === 'pickup' ? branch.pick_up : branch.delivers))
    .filter(({ id }) => wish.fulfilment !== 'pickup' || wish.branch_id === null || id === wish.branch_id)
    .sort((a, b) => distance(a) - distance(b))
}

/** True if a branch has all pieces of an order. */
const hasAll = (pieces: ReadonlyMap<string, number> | undefined, wanted: ReadonlyMap<string, number>) =>
  [...wanted].every(([variant_id, quantity]) => (pieces?.get(variant_id) ?? 0) >= quantity)

/**
 * The branch that an order leaves from: the nearest that has all of it, since one order is one parcel. Null if no branch has all of it.
 * @param nearest as {@link listNearest} gives them
 * @param wanted pieces by variant
 */
export const chooseBranch = (
  nearest: readonly BranchFacts[],
  pieces: BranchPieces,
  wanted: ReadonlyMap<string, number>,
): BranchFacts | null => nearest.find(({ id }) => hasAll(pieces.get(id), wanted)) ?? null

/** The most pieces of a variant that one of the branches has, for a message. */
export const mostInOne = (nearest: readonly BranchFacts[], pieces: BranchPieces, variant_id: string): number =>
  Math.max(0, ...nearest.map(({ id }) => pieces.get(id)?.get(variant_id) ?? 0))
