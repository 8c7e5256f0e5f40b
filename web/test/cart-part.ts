import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'

const line = { problem: null } as PricedCartStore['lines'][number]

/** A part of a cart at a store, of whose minimum of 100.00 `missing` halalas are missing. */
export const cartPart = (name: string, missing: number, changes: Partial<PricedCartStore> = {}): PricedCartStore => ({
  ...{
    store: { id: name, slug: name.toLowerCase(), name, logo: null },
    lines: [line],
    problem: null,
    subtotal: 0,
    vat_added: 0,
    total: 0,
  },
  delivery: {
    charge: 0,
    min_order_cost: 10_000,
    missing_to_minimum: missing,
    free_from: null,
    missing_to_free: 0,
    promised_from: null,
    promised_to: null,
    branch: null,
  },
  ...{ delivery_problem: null, fulfilments: ['store_delivery'], hand_overs: [], pickup_branches: [], hours: null },
  ...changes,
})
