import { type Halalas, sumAmounts } from '../../kernel/money.ts'
import type { PricedCartLine, PricedCartStore } from './cart.ts'

/** True if the goods of a store are below the minimum of its delivery, and can't be collected instead. */
export const isBelowMinimum = ({ delivery, fulfilments }: Pick<PricedCartStore, 'delivery' | 'fulfilments'>): boolean =>
  (delivery?.missing_to_minimum ?? 0) > 0 && !fulfilments.includes('pickup')

/** True if a store's goods make its delivery free, which holds once they reach the minimum order. */
export const isFreeDelivery = ({ charge, free_from, missing_to_free }: NonNullable<PricedCartStore['delivery']>): boolean =>
  charge === 0 || (free_from !== null && missing_to_free === 0)

/** True if a store takes orders and has a line that can be bought as it is. */
export const isOrderable = ({ problem, lines }: Pick<PricedCartStore, 'problem' | 'lines'>): boolean =>
  problem === null && lines.some((line) => line.problem === null)

/**
 * True if the sum of a cart counts a store: shoppers may see it, it takes orders, and its goods reach its minimum. A city that it does not
 * deliver to says nothing yet, since the checkout asks for the address.
 */
export const isCounted = (part: Pick<PricedCartStore, 'store' | 'problem' | 'delivery' | 'fulfilments'>): boolean =>
  part.store !== null && part.problem === null && !isBelowMinimum(part)

/** Halalas that reduced prices and offers take off the lines that can be ordered. */
export const sumSaved = (lines: readonly Pick<PricedCartLine, 'total' | 'total_before'>[]): Halalas =>
  sumAmounts(lines.map(({ total, total_before }) => (total === null || total_before === null ? 0 : total_before - total)))

type Handed = Pick<PricedCartStore, 'fulfilments' | 'hand_overs' | 'delivery' | 'delivery_problem'>

/**
 * Returns the way to hand over that the checkout begins with: the first that is possible for these goods. Undefined while the terms of delivery
 * are not known.
 */
function findFirstWay({ fulfilments, hand_overs, delivery, delivery_problem }: Handed): Handed['hand_overs'][number] | undefined {
  const delivers = fulfilments.some((way) => way !== 'pickup')
  if (delivers && delivery === null && delivery_problem === null) return undefined
  const isTooLittle = (delivery?.missing_to_minimum ?? 0) > 0
  return hand_overs.find(({ fulfilment, charge }) => charge !== null && (fulfilment === 'pickup' || !isTooLittle))
}

/** True if the checkout begins with a delivery of these goods, or can't tell yet. False if it begins with collecting them. */
export const isDeliveredFirst = (part: Handed): boolean => findFirstWay(part)?.fulfilment !== 'pickup'

/** Returns the halalas of all deliveries of a cart, or null while one of them is not known. `parts` are those that its sum counts. */
export function sumDeliveries(parts: readonly Handed[]): Halalas | null {
  const charges = parts.map((part) => findFirstWay(part)?.charge ?? null)
  return charges.includes(null) ? null : sumAmounts(charges.map((charge) => charge ?? 0))
}
