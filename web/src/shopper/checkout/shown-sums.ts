import { allocate, type Halalas, sumAmounts } from '@rahba/contract/kernel/money'
import { sumSaved } from '@rahba/contract/orders/cart/cart-sum'
import type { CheckoutStoreView } from './checkout-view.server.ts'

/** The amounts of an order as a shopper adds them up, in halalas with VAT: goods - discount + delivery + cod_fee = total. */
export interface ShownSums {
  /** The sum of the prices at the lines. */
  goods: Halalas
  /** The amount that a code takes off. */
  discount: Halalas
  delivery: Halalas
  cod_fee: Halalas
  total: Halalas
  vat: Halalas
  /** The amount that the prices at the lines are below the prices before, which the goods leave out already, and the discount of the code. */
  saved: Halalas
}

/**
 * Returns the amounts of a quote with VAT in each, so that they add up also where a store's prices exclude it: lines show what is paid. `part`
 * is the cart whose lines the page shows.
 */
export function getShownSums(part: CheckoutStoreView['part'], quote: NonNullable<CheckoutStoreView['quote']>): ShownSums {
  const { total, vat, vat_added, coupon_discount, delivery, cod_fee } = quote
  const goods = sumAmounts(part.lines.map((line) => line.total ?? 0))
  // A line of a quote is what is paid for it once the code is taken off.
  const discount = coupon_discount === 0 ? 0 : goods - sumAmounts(quote.lines.map((line) => line.total))
  // A price that changed between the cart and the quote is no fee.
  const fees = delivery + cod_fee === 0 ? 0 : Math.max(0, total - goods + discount)
  const [shownDelivery = 0, shownFee = 0] = allocate(fees, [delivery, cod_fee])
  const saved = sumSaved(part.lines) + discount
  return { goods, discount, delivery: shownDelivery, cod_fee: shownFee, total, vat: vat_added || vat, saved }
}

/** Returns the amounts of all orders of a checkout. */
export function addSums(all: readonly ShownSums[]): ShownSums {
  const sum = (name: keyof ShownSums) => sumAmounts(all.map((one) => one[name]))
  return {
    ...{ goods: sum('goods'), discount: sum('discount'), delivery: sum('delivery'), cod_fee: sum('cod_fee') },
    ...{ total: sum('total'), vat: sum('vat'), saved: sum('saved') },
  }
}
