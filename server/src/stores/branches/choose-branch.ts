import { type ErrorDef, errors } from '@rahba/contract/kernel/errors'
import type { Cart } from '@rahba/contract/orders/checkouts/checkout'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { BranchFacts } from './branch-facts.ts'

/** The pieces in the branches, by branch and variant. */
export type BranchPieces = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Where an order goes. */
export interface DeliveryRequest {
  fulfilment: Cart['fulfilment']
  /** The branch that the shopper chose to collect from. */
  branch_id: string | null
  /** Where it is delivered to. */
  city_id: string | null
  region_id: string | null
}

/** The branches that could serve an order, the nearest first: in the city, then in the region, then in the store's own order. */
export function listNearest(branches: readonly BranchFacts[], request: DeliveryRequest): BranchFacts[] {
  const distance = ({ city_id, region_id }: BranchFacts) => {
    if (request.city_id !== null && city_id === request.city_id) return 0
    return request.region_id !== null && region_id === request.region_id ? 1 : 2
  }
  return branches
    .filter((branch) => (request.fulfilment === 'pickup' ? branch.pick_up : branch.delivers))
    .filter(({ id }) => request.fulfilment !== 'pickup' || request.branch_id === null || id === request.branch_id)
    .sort((a, b) => distance(a) - distance(b))
}

/** True if a branch has all pieces of an order. */
const hasAll = (pieces: ReadonlyMap<string, number> | undefined, requested: ReadonlyMap<string, number>) =>
  [...requested].every(([variant_id, quantity]) => (pieces?.get(variant_id) ?? 0) >= quantity)

/**
 * The branch that an order leaves from: the nearest that has all of it, since one order is one parcel. Null if no branch has all of it.
 * @param nearest as {@link listNearest} gives them
 * @param requested pieces by variant
 */
const chooseBranch = (nearest: readonly BranchFacts[], pieces: BranchPieces, requested: ReadonlyMap<string, number>): BranchFacts | null =>
  nearest.find(({ id }) => hasAll(pieces.get(id), requested)) ?? null

/** The most pieces of a variant that one of the branches has, for a message. */
const countInBestBranch = (nearest: readonly BranchFacts[], pieces: BranchPieces, variant_id: string): number =>
  Math.max(0, ...nearest.map(({ id }) => pieces.get(id)?.get(variant_id) ?? 0))

/** The pieces of a variant in all branches of its store. */
const countAll = (pieces: BranchPieces, variant_id: string): number =>
  [...pieces.values()].reduce((sum, branch) => sum + (branch.get(variant_id) ?? 0), 0)

/** The words for too little in the branches that could serve an order. `spread` is for pieces that all branches together have. */
const shortStockErrors = {
  branch: { none: orderErrors.sold_out_here, few: orderErrors.over_branch_stock, spread: orderErrors.over_branch_stock },
  pickup: { none: orderErrors.no_pickup_stock, few: orderErrors.over_pickup_stock, spread: orderErrors.over_pickup_stock },
  delivery: { none: orderErrors.pickup_only, few: orderErrors.over_one_delivery, spread: orderErrors.over_delivered_stock },
} as const

/** A reason that no branch serves an order: the field it belongs to, its words, and how many pieces one branch has. */
interface Shortage {
  at: string
  error: ErrorDef
  available: number
}

/** The reasons that no branch serves an order: one, or one for each line of which there is too little. */
export interface Unserved {
  branch: null
  shortages: [Shortage, ...Shortage[]]
}

/** The reason that no branch has `requested` pieces of a variant; null if one has. */
export function findShortStock(
  nearest: readonly BranchFacts[],
  pieces: BranchPieces,
  { variant_id, requested }: { variant_id: string; requested: number },
  { fulfilment, branch_id }: Pick<DeliveryRequest, 'fulfilment' | 'branch_id'>,
): { error: ErrorDef; available: number } | null {
  const available = countInBestBranch(nearest, pieces, variant_id)
  if (available >= requested) return null
  const where = fulfilment !== 'pickup' ? 'delivery' : branch_id === null ? 'pickup' : 'branch'
  const all = countAll(pieces, variant_id)
  // Where one branch has every piece there is, the branches are not the reason.
  if (where !== 'branch' && available > 0 && available === all) return { error: orderErrors.over_stock, available }
  return { error: shortStockErrors[where][available === 0 ? 'none' : all >= requested ? 'spread' : 'few'], available }
}

/**
 * Finds the branch that an order leaves from, or the reasons that none has all of it, each at its field. Checkout, cart and the pages of
 * products ask here.
 * @param branches of the store, the main one first
 * @param pieces null for a store with one branch, whose stock is compared with the lines before
 */
export function findServingBranch(
  branches: readonly BranchFacts[],
  pieces: BranchPieces | null,
  lines: readonly { variant_id: string; quantity: number }[],
  request: DeliveryRequest,
): { branch: BranchFacts } | Unserved {
  const nearest = listNearest(branches, request)
  const [only] = nearest
  if (!only) {
    const [at, error] =
      request.fulfilment === 'pickup'
        ? (['branch_id', errors.not_found] as const)
        : (['fulfilment', orderErrors.delivery_not_offered] as const)
    return { branch: null, shortages: [{ at, error, available: 0 }] }
  }
  if (pieces === null) return { branch: only }
  const requested = new Map<string, number>()
  for (const { variant_id, quantity } of lines) requested.set(variant_id, (requested.get(variant_id) ?? 0) + quantity)
  const branch = chooseBranch(nearest, pieces, requested)
  if (branch) return { branch }
  const [first, ...others] = lines.flatMap(({ variant_id }, index) => {
    const short = findShortStock(nearest, pieces, { variant_id, requested: requested.get(variant_id) ?? 0 }, request)
    return short ? [{ at: `lines.${index}.quantity`, ...short }] : []
  })
  return { branch: null, shortages: first ? [first, ...others] : [{ at: 'lines', error: orderErrors.not_in_one_branch, available: 0 }] }
}
