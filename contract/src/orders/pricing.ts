import { allocate, type Halalas, percentage, sumAmounts, vatInside, vatOnTop } from '../kernel/money.ts'
import type { CodeFunder } from '../promotions/code-funders.ts'

/**
 * `value`: halalas off each unit. `percentage`: basis points off the line. `free_product`: for every `offer_value` units bought, one more is
 * free.
 */
export interface PricedOffer {
  offer_type: 'value' | 'percentage' | 'free_product'
  offer_value: number
}

export interface PricingLine {
  product_id: string
  variant_id: string
  unit_price: Halalas
  /** Applies if it is above zero and below `unit_price`; otherwise the list price applies. */
  price_after_discount: Halalas | null
  /** The sum of the chosen options' prices, per unit. */
  options_price: Halalas
  quantity: number
  offer: PricedOffer | null
  /** The code is for other goods: it takes nothing off this line. */
  outside_coupon?: boolean
}

/** A coupon (funded by the store) or a promo code (funded by the platform); whether it may be used at all is the caller's to check. */
export interface PricedCoupon {
  type: 'value' | 'percentage'
  /** Halalas for `value`, basis points for `percentage`. */
  amount: number
  cap: Halalas | null
  order_min_cost: Halalas
  free_delivery_charge: boolean
  free_cash_charge: boolean
  funded_by: CodeFunder
}

/** The party that owes the VAT of a sale: a registered store, or the platform as deemed supplier. */
export const vatRegimes = ['registered', 'platform_deemed'] as const
export type VatRegime = (typeof vatRegimes)[number]

export interface PricingInput {
  lines: readonly PricingLine[]
  coupon: PricedCoupon | null
  /** The place's charge; 0 for pickup. */
  delivery_charge: Halalas
  /** The subtotal from which delivery costs nothing; null or left out if it always costs the charge. */
  free_from?: Halalas | null
  /** The setting's fee, 0 for pickup; it is taken only where cash is to be collected. */
  cod_fee: Halalas
  /** `cod` and `wallet` matter here, every other method is charged alike. */
  payment_method: string
  wallet_requested: Halalas
  wallet_balance: Halalas
  is_products_including_vat: boolean
  calc_vat_on_charge: boolean
  applying_vat_admission: boolean
  vat_rate_bp: number
  vat_regime: VatRegime
  commission_bp: number
  /** True where the platform delivers and collects, and so keeps both fees. */
  platform_keeps_fees?: boolean
}

interface QuoteLine {
  product_id: string
  variant_id: string
  quantity: number
  /** The price of one unit before offers, options included. */
  unit: Halalas
  free_units: number
  list: Halalas
  offer_discount: Halalas
  coupon_share: Halalas
  goods: Halalas
  /** The line on the invoice: net + vat = gross. */
  net: Halalas
  vat: Halalas
  gross: Halalas
  /** The amount the shopper bears, VAT included: the maximum refund of the line. */
  total: Halalas
}

export interface Quote {
  lines: QuoteLine[]
  list: Halalas
  offer_discount: Halalas
  /** Goods after offers and before the code: what the place's and the code's minimum, and its free delivery, are compared with. */
  subtotal: Halalas
  /** The part of it that the code may take from. */
  coupon_base: Halalas
  coupon_state: 'none' | 'applied' | 'below_minimum' | 'other_goods'
  coupon_discount: Halalas
  goods: Halalas
  delivery: Halalas
  delivery_waived: Halalas
  cod_fee: Halalas
  cod_fee_waived: Halalas
  /** VAT on top of the prices; 0 if they include it. */
  vat_added: Halalas
  total: Halalas
  wallet_part: Halalas
  to_charge: Halalas
  /**
   * The invoice of the goods' supplier: net + vat = gross. Gross is the total, plus what the platform pays towards a registered seller's price,
   * less fees the platform keeps.
   */
  net: Halalas
  vat: Halalas
  gross: Halalas
  delivery_vat: Halalas
  cod_fee_vat: Halalas
  platform_discount: Halalas
  commission_base: Halalas
  commission: Halalas
  commission_vat: Halalas
  platform_fee: Halalas
  platform_fee_vat: Halalas
  store_share: Halalas
}

/** The number of free units among `quantity` if every `bought` paid ones bring one. */
export const freeUnits = (quantity: number, bought: number): number => (bought > 0 ? Math.floor(quantity / (bought + 1)) : 0)

/** The discount of an offer on `quantity` units at `unit` each: at most their price. */
function offBy({ offer_type, offer_value }: PricedOffer, unit: Halalas, quantity: number): Halalas {
  if (offer_type === 'free_product') return freeUnits(quantity, offer_value) * unit
  if (offer_type === 'value') return Math.min(offer_value, unit) * quantity
  return Math.min(percentage(unit * quantity, offer_value), unit * quantity)
}

/** The price of one unit at `unit` under an offer, as shoppers see it before they choose a quantity. */
export const priceUnderOffer = (unit: Halalas, offer: PricedOffer | null): Halalas => (offer ? unit - offBy(offer, unit, 1) : unit)

/** The price of one unit before offers: the price after discount if it is a lower one, plus the options. */
function unitCost(line: Pick<PricingLine, 'unit_price' | 'price_after_discount' | 'options_price'>): Halalas {
  const { unit_price, price_after_discount: reduced, options_price } = line
  return (reduced !== null && reduced > 0 && reduced < unit_price ? reduced : unit_price) + options_price
}

function priceLine(line: PricingLine) {
  const unit = unitCost(line)
  const list = unit * line.quantity
  const free_units = line.offer?.offer_type === 'free_product' ? freeUnits(line.quantity, line.offer.offer_value) : 0
  const offer_discount = line.offer ? offBy(line.offer, unit, line.quantity) : 0
  const { product_id, variant_id, quantity } = line
  return { product_id, variant_id, quantity, unit, free_units, list, offer_discount, base: list - offer_discount }
}

/** The effect of a code with `base` halalas of goods it applies to, in an order of `subtotal`. */
function couponOn(
  coupon: PricedCoupon | null,
  { subtotal, base, covers }: { subtotal: Halalas; base: Halalas; covers: boolean },
): { state: Quote['coupon_state']; discount: Halalas } {
  if (!coupon) return { state: 'none', discount: 0 }
  if (!covers) return { state: 'other_goods', discount: 0 }
  if (subtotal < coupon.order_min_cost) return { state: 'below_minimum', discount: 0 }
  const uncapped = coupon.type === 'value' ? coupon.amount : percentage(base, coupon.amount)
  return { state: 'applied', discount: Math.min(uncapped, base, coupon.cap ?? base) }
}

/** VAT over a document's amounts: rounded once for the whole, then shared out by largest remainder (docs/domain/vat-and-invoices.md#arithmetic). */
function documentVat(amounts: readonly Halalas[], calculateVat: (taxable: Halalas) => Halalas) {
  const vat = calculateVat(sumAmounts(amounts))
  return { vat, parts: allocate(vat, amounts) }
}

function requireWholeAmounts(input: PricingInput): void {
  const amounts = [
    input.delivery_charge,
    input.free_from ?? 0,
    input.cod_fee,
    input.wallet_requested,
    input.wallet_balance,
    input.vat_rate_bp,
    input.commission_bp,
  ]
  for (const line of input.lines) {
    amounts.push(line.unit_price, line.price_after_discount ?? 0, line.options_price, line.offer?.offer_value ?? 0)
    if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) throw new RangeError(`quantity ${line.quantity}`)
  }
  if (input.coupon) amounts.push(input.coupon.amount, input.coupon.cap ?? 0, input.coupon.order_min_cost)
  for (const amount of amounts) if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`amount ${amount}`)
}

/**
 * Prices one store's order: the same function serves the quote and the placing, and its figures are frozen on the order.
 *
 * Order of discounts (docs/domain/orders.md#price): price after discount, offer, one code, free delivery (by value or by code), free COD, VAT,
 * wallet. VAT:
 * - a registered store charges it when `applying_vat_admission`; on fees when `calc_vat_on_charge`;
 * - for a store without registration the platform is the supplier by law: VAT is always due, on goods and fees, independent of the store's flags;
 * - a promo code paid by the platform does not cut a registered seller's taxable price, but does cut the platform's own.
 * A COD fee falls away when the wallet leaves no cash to collect. Throws RangeError for amounts that are not whole or negative.
 */
export function priceOrder(input: PricingInput): Quote {
  requireWholeAmounts(input)
  const withFee = quoteWith(input, input.payment_method === 'cod')
  if (input.payment_method !== 'cod') return withFee
  const withoutFee = quoteWith(input, false)
  return withoutFee.to_charge === 0 ? withoutFee : withFee
}

/** Prices the goods: each line under its offer, then the code's discount, shared over its lines in proportion to their remaining price. */
function priceGoods({ lines: inputs, coupon }: PricingInput) {
  const lines = inputs.map(priceLine)
  const subtotal = sumAmounts(lines.map((line) => line.base))
  const bases = lines.map((line, i) => (inputs[i]?.outside_coupon ? 0 : line.base))
  const coupon_base = sumAmounts(bases)
  const covers = inputs.some((line) => !line.outside_coupon)
  const { state, discount } = couponOn(coupon, { subtotal, base: coupon_base, covers })
  const shares = allocate(discount, bases)
  return {
    lines,
    subtotal,
    coupon_base,
    coupon_state: state,
    coupon_discount: discount,
    applied: state === 'applied' ? coupon : null,
    /** The price of each line after the code. */
    discounted: lines.map((line, i) => line.base - (shares[i] ?? 0)),
  }
}

type Goods = ReturnType<typeof priceGoods>

/** Returns delivery and COD fee as they are due, as the code waives them, and as they are charged. */
function priceFees(input: PricingInput, { subtotal, applied }: Goods, collectsCash: boolean) {
  const { free_from = null } = input
  // A charge that the order's value frees of was never due, so nobody waives or pays for it.
  const delivery = free_from !== null && subtotal >= free_from ? 0 : input.delivery_charge
  const cod_fee = collectsCash ? input.cod_fee : 0
  const delivery_waived = applied?.free_delivery_charge ? delivery : 0
  const cod_fee_waived = applied?.free_cash_charge ? cod_fee : 0
  return {
    due: [delivery, cod_fee],
    waived: [delivery_waived, cod_fee_waived],
    charged: [delivery - delivery_waived, cod_fee - cod_fee_waived],
  }
}

type Fees = ReturnType<typeof priceFees>

/**
 * Returns the two documents of an order, each amount with its VAT: the invoice of the goods' supplier, and what the shopper bears. They differ by
 * what the platform pays towards a registered seller's price, and by fees that the platform keeps.
 */
function taxOrder(input: PricingInput, { lines, applied, discounted }: Goods, { due, charged }: Fees) {
  const deemed = input.vat_regime === 'platform_deemed'
  const byPlatform = applied?.funded_by === 'platform'
  const vatApplies = deemed || input.applying_vat_admission
  const feesTaxed = deemed || input.calc_vat_on_charge
  const calculateVat = (taxable: Halalas): Halalas => {
    if (!vatApplies) return 0
    return input.is_products_including_vat ? vatInside(taxable, input.vat_rate_bp) : vatOnTop(taxable, input.vat_rate_bp)
  }
  const sellerShare = (fees: readonly Halalas[]) => (input.platform_keeps_fees ? fees.map(() => 0) : fees)
  const taxable = (fees: readonly Halalas[]) => (feesTaxed ? sellerShare(fees) : fees.map(() => 0))

  // The price and the fees that the store asks, whoever pays the code.
  const storePrices = byPlatform ? lines.map((line) => line.base) : discounted
  const storeFees = byPlatform ? due : charged
  const [invoicedGoods, invoicedFees] = deemed ? [discounted, charged] : [storePrices, storeFees]
  return {
    deemed,
    calculateVat,
    storeGoods: sumAmounts(storePrices),
    storeFees: sumAmounts(sellerShare(storeFees)),
    chargedFees: sumAmounts(sellerShare(charged)),
    invoiced: [...invoicedGoods, ...sellerShare(invoicedFees)],
    invoice: documentVat([...invoicedGoods, ...taxable(invoicedFees)], calculateVat),
    shopper: documentVat([...discounted, ...taxable(charged)], calculateVat),
  }
}

function quoteWith(input: PricingInput, collectsCash: boolean): Quote {
  const { vat_rate_bp } = input
  const priced = priceGoods(input)
  const fees = priceFees(input, priced, collectsCash)
  const { deemed, calculateVat, storeGoods, storeFees, chargedFees, invoiced, invoice, shopper } = taxOrder(input, priced, fees)
  const { lines, discounted } = priced
  const [delivery = 0, cod_fee = 0] = fees.charged
  const [delivery_waived = 0, cod_fee_waived = 0] = fees.waived

  const onTop = (vat: Halalas) => (input.is_products_including_vat ? 0 : vat)
  const goods = sumAmounts(discounted)
  const vat_added = onTop(shopper.vat)
  const gross = sumAmounts(invoiced) + onTop(invoice.vat)
  const total = goods + delivery + cod_fee + vat_added
  const retainedFee = input.platform_keeps_fees ? delivery + cod_fee : 0
  const platform_discount = deemed ? storeGoods + storeFees - goods - chargedFees : gross + retainedFee - total

  const commission_base = storeGoods - (input.is_products_including_vat ? calculateVat(storeGoods) : 0)
  const commission = percentage(commission_base, input.commission_bp)
  const commission_vat = vatOnTop(commission, vat_rate_bp)
  const platform_fee_vat = vatInside(retainedFee, vat_rate_bp)
  const wallet_requested = input.payment_method === 'wallet' ? total : input.wallet_requested
  const wallet_part = Math.min(wallet_requested, input.wallet_balance, total)

  return {
    lines: lines.map(({ base, ...line }, i) => {
      const vat = invoice.parts[i] ?? 0
      const lineGross = (invoiced[i] ?? 0) + onTop(vat)
      const own = discounted[i] ?? 0
      return {
        ...line,
        coupon_share: base - own,
        goods: own,
        net: lineGross - vat,
        vat,
        gross: lineGross,
        total: own + onTop(shopper.parts[i] ?? 0),
      }
    }),
    list: sumAmounts(lines.map((line) => line.list)),
    offer_discount: sumAmounts(lines.map((line) => line.offer_discount)),
    subtotal: priced.subtotal,
    coupon_base: priced.coupon_base,
    coupon_state: priced.coupon_state,
    coupon_discount: priced.coupon_discount,
    goods,
    delivery,
    delivery_waived,
    cod_fee,
    cod_fee_waived,
    vat_added,
    total,
    wallet_part,
    to_charge: total - wallet_part,
    net: gross - invoice.vat,
    vat: invoice.vat,
    gross,
    delivery_vat: invoice.parts[lines.length] ?? 0,
    cod_fee_vat: invoice.parts[lines.length + 1] ?? 0,
    platform_discount,
    commission_base,
    commission,
    commission_vat,
    platform_fee: retainedFee - platform_fee_vat,
    platform_fee_vat,
    store_share: total + platform_discount - commission - commission_vat - retainedFee - (deemed ? invoice.vat : 0),
  }
}
