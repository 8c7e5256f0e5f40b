import { allocate, type Halalas, roundHalfUp, sumAmounts } from '../../kernel/money.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import type { VatRegime } from '../pricing.ts'

/** A refund is calculated from the figures frozen on the order when it was placed. Today's promotions and rates do not matter. */
interface RefundableOrder {
  total: Halalas
  platform_discount: Halalas
  commission: Halalas
  commission_vat: Halalas
  platform_fee: Halalas
  platform_fee_vat: Halalas
  vat: Halalas
  vat_regime: VatRegime
}

export interface RefundableLine {
  id: string
  quantity: number
  /** Units that were refunded before. They had the first parts of the line's split; the remaining units have the rest. */
  refunded_quantity: number
  list: Halalas
  offer_discount: Halalas
  coupon_share: Halalas
  gross: Halalas
  vat: Halalas
  total: Halalas
}

/**
 * A refund by who bears it. What goes back to the shopper and the platform's code is what is taken from commission, fees and store:
 * `total + promo = commission + commission_vat + platform_fee + platform_fee_vat + (vat, if the platform owes it) + store`.
 */
export interface RefundParts {
  /** The shopper's refund. */
  total: Halalas
  /** The discount of a platform code, which goes back to the platform. */
  promo: Halalas
  commission: Halalas
  commission_vat: Halalas
  platform_fee: Halalas
  platform_fee_vat: Halalas
  /** The VAT on the supplier's invoice: its credit note, and out of the platform's own where it is the supplier. */
  vat: Halalas
  /** Out of the store's share: the rest, so that each refund balances. */
  store: Halalas
}

const noParts: RefundParts = {
  total: 0,
  promo: 0,
  commission: 0,
  commission_vat: 0,
  platform_fee: 0,
  platform_fee_vat: 0,
  vat: 0,
  store: 0,
}
const partNames = typedKeys(noParts)

export const addParts = (all: readonly RefundParts[]): RefundParts =>
  all.reduce((sum, parts) => mapParts((name) => sum[name] + parts[name]), noParts)

function mapParts(getAmount: (name: keyof RefundParts) => Halalas): RefundParts {
  const parts = { ...noParts }
  for (const name of partNames) parts[name] = getAmount(name)
  return parts
}

/** The part the store bears, so that the amounts given back equal the amounts taken back. */
function storePart(parts: Omit<RefundParts, 'store'>, regime: VatRegime): Halalas {
  const platform = parts.commission + parts.commission_vat + parts.platform_fee + parts.platform_fee_vat
  return parts.total + parts.promo - platform - (regime === 'platform_deemed' ? parts.vat : 0)
}

/**
 * Returns what `count` of `units` equal units cost, after `before` of them were refunded. `amount` is the price of all units. The first units
 * carry the halalas that do not divide, so that any way of refunding all units adds up to `amount`.
 */
export function amountForUnits(amount: Halalas, units: number, before: number, count: number): Halalas {
  if (amount < 0) return 0 - amountForUnits(-amount, units, before, count)
  const [each, over] = [Math.floor(amount / units), amount % units]
  return each * count + Math.min(over, before + count) - Math.min(over, before)
}

interface Shares {
  lines: RefundParts[]
  /** Delivery and the COD fee, with their VAT. */
  fees: RefundParts
}

/**
 * Splits every amount of the order over its lines and its fees; together they are the order to the halala. The commission is on goods alone. The
 * lines carry the part of a platform's code that was spread over them, and the fees carry the part that waived fees.
 */
function splitShares(order: RefundableOrder, lines: readonly RefundableLine[]): Shares {
  const { vat_regime } = order
  const goods = lines.map((line) => line.list - line.offer_discount)
  const coupon = lines.map((line) => line.coupon_share)
  const paidByPlatform =
    vat_regime === 'platform_deemed'
      ? sumAmounts(coupon)
      : sumAmounts(lines.map((line) => line.gross)) - sumAmounts(lines.map((line) => line.total))
  const promoOfGoods = order.platform_discount > 0 && sumAmounts(coupon) > 0 ? paidByPlatform : 0
  const promo = allocate(promoOfGoods, coupon)
  const commission = allocate(order.commission, goods)
  const commission_vat = allocate(order.commission_vat, goods)
  const lineParts = lines.map((line, i) => {
    const parts = {
      ...noParts,
      total: line.total,
      promo: promo[i] ?? 0,
      commission: commission[i] ?? 0,
      commission_vat: commission_vat[i] ?? 0,
      vat: line.vat,
    }
    return { ...parts, store: storePart(parts, vat_regime) }
  })
  const fees = {
    ...noParts,
    total: order.total - sumAmounts(lines.map((line) => line.total)),
    promo: order.platform_discount - promoOfGoods,
    platform_fee: order.platform_fee,
    platform_fee_vat: order.platform_fee_vat,
    vat: order.vat - sumAmounts(lines.map((line) => line.vat)),
  }
  return { lines: lineParts, fees: { ...fees, store: storePart(fees, vat_regime) } }
}

export interface RefundQuote {
  /** One for each line that was asked for, in that order. */
  lines: { id: string; quantity: number; parts: RefundParts }[]
  /** Null if the delivery charge and COD fee stay paid. */
  fees: RefundParts | null
  parts: RefundParts
}

/**
 * Calculates the refund of the `requested` units of some lines; with `with_fees` also the delivery charge and COD fee. Partial refunds of all
 * units, in any pieces and order, add up to each amount of the order exactly, so no sequence of them exceeds what was paid. Throws RangeError
 * for a line that is not the order's, or more units than it has left.
 */
export function quoteRefund(
  order: RefundableOrder,
  lines: readonly RefundableLine[],
  requested: readonly { id: string; quantity: number }[],
  with_fees: boolean,
): RefundQuote {
  const shares = splitShares(order, lines)
  const quoted = requested.map(({ id, quantity }) => {
    const at = lines.findIndex((line) => line.id === id)
    const [line, share] = [lines[at], shares.lines[at]]
    if (!line || !share) throw new RangeError(`line ${id} is not the order's`)
    if (!Number.isSafeInteger(quantity) || quantity < 0 || line.refunded_quantity + quantity > line.quantity)
      throw new RangeError(`${quantity} of line ${id}`)
    const amountOfUnits = (amount: Halalas) => amountForUnits(amount, line.quantity, line.refunded_quantity, quantity)
    const paid = mapParts((name) => amountOfUnits(share[name]))
    // Rounded separately, shopper and platform together would pay a halala more for a unit than it costs.
    const cut = { ...paid, promo: amountOfUnits(share.total + share.promo) - paid.total }
    return { id, quantity, parts: { ...cut, store: storePart(cut, order.vat_regime) } }
  })
  const fees = with_fees ? shares.fees : null
  return { lines: quoted, fees, parts: addParts([...quoted.map(({ parts }) => parts), ...(fees ? [fees] : [])]) }
}

/**
 * The parts of a refund that was cut to `amount` (goods the shopper damaged, the cost of the way back): all in proportion, and what is kept back
 * stays with the store. Throws RangeError above the quote, or for a negative amount.
 */
export function cutRefund(parts: RefundParts, amount: Halalas, regime: VatRegime): RefundParts {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > parts.total) throw new RangeError(`${amount} of ${parts.total}`)
  if (amount === parts.total) return parts
  const cut = mapParts((name) => (name === 'total' ? amount : roundHalfUp(BigInt(parts[name]) * BigInt(amount), parts.total)))
  return { ...cut, store: storePart(cut, regime) }
}

export type Fault = 'customer' | 'store' | 'carrier' | 'platform'

/**
 * True if the delivery charge and the COD fee are refunded too: with the last goods, unless the goods were sent and the shopper is at fault
 * (docs/domain/payments-and-refunds.md#amount-of-a-refund).
 */
export const feesGoBack = ({ whole, sent, fault }: { whole: boolean; sent: boolean; fault: Fault }): boolean =>
  whole && (!sent || fault !== 'customer')

/** Units of a returned line that are paid back: what is missing counts only where it was not the shopper who had it last. */
export const payableUnits = (line: { quantity: number; missing: number }, fault: Fault): number =>
  fault === 'customer' ? line.quantity - line.missing : line.quantity

interface PayableOrder extends RefundableOrder {
  wallet_part: Halalas
  to_charge: Halalas
  store_share: Halalas
}

/**
 * Returns the order without what was `cancelled` of it before delivery. The cancelled total is first taken from what the shopper pays beside the
 * wallet, then from the wallet's part.
 */
export function orderLess<O extends PayableOrder>(order: O, cancelled: RefundParts): O {
  const charged = Math.min(cancelled.total, order.to_charge)
  return {
    ...order,
    total: order.total - cancelled.total,
    platform_discount: order.platform_discount - cancelled.promo,
    commission: order.commission - cancelled.commission,
    commission_vat: order.commission_vat - cancelled.commission_vat,
    platform_fee: order.platform_fee - cancelled.platform_fee,
    platform_fee_vat: order.platform_fee_vat - cancelled.platform_fee_vat,
    vat: order.vat - cancelled.vat,
    store_share: order.store_share - cancelled.store,
    to_charge: order.to_charge - charged,
    wallet_part: order.wallet_part - (cancelled.total - charged),
  }
}
