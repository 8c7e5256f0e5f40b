import type { MarketDelivery, MarketProduct } from '@rahba/contract/catalog/market/market'

/** The variants of a product that one promise of delivery is for. */
export interface PromiseGroup {
  state: 'delivered' | 'pickup_only' | 'sold_out'
  /** The branch that they leave from; null for a store with one branch, and without a city. */
  from: string | null
  /** The places of the variants in the product's list; 0 for a product without variants. */
  variants: number[]
}

/**
 * Groups the variants of a product by what can be promised for them: a branch that delivers has them, they can only be collected, or they are
 * sold out.
 */
export function groupByPromise(
  { id, left, variants }: Pick<MarketProduct, 'id' | 'left' | 'variants'>,
  { branches, city }: Pick<MarketDelivery, 'branches' | 'city'>,
): PromiseGroup[] {
  const all = variants.length > 0 ? variants : [{ id, left }]
  const groups = new Map<string, PromiseGroup>()
  for (const [at, variant] of all.entries()) {
    const branch = branches?.find(({ variants: here }) => here.includes(variant.id))
    const isDelivered = branches === null || branch !== undefined
    const state = variant.left === 0 ? 'sold_out' : isDelivered ? 'delivered' : 'pickup_only'
    const from = state === 'delivered' && city !== null ? (branch?.name ?? null) : null
    const group = groups.get(`${state} ${from}`) ?? { state, from, variants: [] }
    group.variants.push(at)
    groups.set(`${state} ${from}`, group)
  }
  return [...groups.values()]
}
