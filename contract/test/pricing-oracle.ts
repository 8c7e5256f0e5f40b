import type { PricingInput } from '../src/orders/pricing.ts'

/**
 * A second, deliberately different pricing of the same order: exact fractions over BigInt, units one by one, halalas dealt out one by one.
 * It shares no code with `priceOrder`; only the meaning is the same (docs/domain/orders.md#price).
 */
class Fraction {
  readonly top: bigint
  readonly bottom: bigint
  constructor(top: bigint, bottom = 1n) {
    this.top = top
    this.bottom = bottom
  }
  times(top: number, bottom: number): Fraction {
    return new Fraction(this.top * BigInt(top), this.bottom * BigInt(bottom))
  }
  nearest(): bigint {
    const down = this.top / this.bottom
    return (this.top - down * this.bottom) * 2n >= this.bottom ? down + 1n : down
  }
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b)

/** Deals `halalas` one by one, each to the claim that is furthest behind its exact share; ties to the first. */
function deal(halalas: bigint, claims: bigint[]): bigint[] {
  const all = claims.reduce((a, b) => a + b, 0n)
  const dealt = claims.map((claim) => (all === 0n ? 0n : (halalas * claim) / all))
  for (let left = halalas - dealt.reduce((a, b) => a + b, 0n); left > 0n; left--) {
    let behind = 0
    for (let i = 1; i < claims.length; i++) {
      const gap = (j: number) => halalas * (claims[j] ?? 0n) - (dealt[j] ?? 0n) * all
      if (gap(i) > gap(behind)) behind = i
    }
    dealt[behind] = (dealt[behind] ?? 0n) + 1n
  }
  return dealt
}

interface Amounts {
  list: bigint
  offer_discount: bigint
  subtotal: bigint
  coupon_base: bigint
  coupon_discount: bigint
  delivery_waived: bigint
  cod_fee_waived: bigint
  goods: bigint
  delivery: bigint
  cod_fee: bigint
  total: bigint
  wallet_part: bigint
  to_charge: bigint
  net: bigint
  vat: bigint
  gross: bigint
  platform_discount: bigint
  commission_base: bigint
  commission: bigint
  commission_vat: bigint
  store_share: bigint
  line_shares: bigint[]
  line_vat: bigint[]
}

function once(input: PricingInput, takeFee: boolean): Amounts {
  let list = 0n
  let offer_discount = 0n
  const remaining: bigint[] = []
  for (const line of input.lines) {
    let price = line.unit_price
    if (line.price_after_discount && line.price_after_discount < line.unit_price) price = line.price_after_discount
    let lineList = 0n
    let lineOff = new Fraction(0n)
    let paidSinceFree = 0
    for (let unit = 0; unit < line.quantity; unit++) {
      const cost = BigInt(price + line.options_price)
      lineList += cost
      const offer = line.offer
      if (offer?.offer_type === 'value') lineOff = new Fraction(lineOff.top + smaller(BigInt(offer.offer_value), cost))
      else if (offer?.offer_type === 'free_product' && offer.offer_value > 0) {
        if (paidSinceFree === offer.offer_value) {
          lineOff = new Fraction(lineOff.top + cost)
          paidSinceFree = 0
        } else paidSinceFree++
      }
    }
    if (line.offer?.offer_type === 'percentage') lineOff = new Fraction(lineList).times(Math.min(line.offer.offer_value, 10_000), 10_000)
    const off = lineOff.nearest()
    list += lineList
    offer_discount += off
    remaining.push(lineList - off)
  }

  const base = remaining.reduce((a, b) => a + b, 0n)
  // only the lines that the code is for: they alone are counted, and they alone are dealt to
  const covered = input.lines.flatMap((line, i) => (line.outside_coupon === true ? [] : [i]))
  let coupon_base = 0n
  for (const i of covered) coupon_base += remaining[i] ?? 0n
  const coupon = input.coupon && covered.length > 0 && base >= BigInt(input.coupon.order_min_cost) ? input.coupon : null
  let coupon_discount = 0n
  if (coupon) {
    coupon_discount = coupon.type === 'value' ? BigInt(coupon.amount) : new Fraction(coupon_base).times(coupon.amount, 10_000).nearest()
    coupon_discount = smaller(coupon_discount, coupon_base)
    if (coupon.cap !== null) coupon_discount = smaller(coupon_discount, BigInt(coupon.cap))
  }
  const dealt = deal(
    coupon_discount,
    covered.map((i) => remaining[i] ?? 0n),
  )
  const line_shares = remaining.map(() => 0n)
  for (const [place, i] of covered.entries()) line_shares[i] = dealt[place] ?? 0n

  // An order worth enough is not charged at all, so its code has nothing to waive.
  const isFree = typeof input.free_from === 'number' && base >= BigInt(input.free_from)
  const fullDelivery = isFree ? 0n : BigInt(input.delivery_charge)
  const fullFee = takeFee ? BigInt(input.cod_fee) : 0n
  const delivery = coupon?.free_delivery_charge ? 0n : fullDelivery
  const cod_fee = coupon?.free_cash_charge ? 0n : fullFee
  const goods = base - coupon_discount
  const platformPays = coupon?.funded_by === 'platform'
  const deemed = input.vat_regime === 'platform_deemed'

  const rate = input.vat_rate_bp
  const tax = (amount: bigint): bigint => {
    if (!deemed && !input.applying_vat_admission) return 0n
    return input.is_products_including_vat
      ? new Fraction(amount).times(rate, 10_000 + rate).nearest()
      : new Fraction(amount).times(rate, 10_000).nearest()
  }
  const feesAreTaxed = deemed || input.calc_vat_on_charge
  const taxOn = (goodsPart: bigint, feePart: bigint) => tax(goodsPart + (feesAreTaxed ? feePart : 0n))
  const top = (vat: bigint) => (input.is_products_including_vat ? 0n : vat)

  const total = goods + delivery + cod_fee + top(taxOn(goods, delivery + cod_fee))
  const sellerGoods = platformPays ? base : goods
  const sellerFees = platformPays ? fullDelivery + fullFee : delivery + cod_fee
  const vat = deemed ? taxOn(goods, delivery + cod_fee) : taxOn(sellerGoods, sellerFees)
  const gross = deemed ? total : sellerGoods + sellerFees + top(vat)
  const platform_discount = deemed ? sellerGoods + sellerFees - goods - delivery - cod_fee : gross - total

  const commission_base = sellerGoods - (input.is_products_including_vat ? tax(sellerGoods) : 0n)
  const commission = new Fraction(commission_base).times(input.commission_bp, 10_000).nearest()
  const commission_vat = new Fraction(commission).times(rate, 10_000).nearest()
  const requested = input.payment_method === 'wallet' ? total : BigInt(input.wallet_requested)
  const wallet_part = smaller(total, smaller(requested, BigInt(input.wallet_balance)))
  const claims = remaining.map((amount, i) => (deemed || !platformPays ? amount - (line_shares[i] ?? 0n) : amount))
  const invoicedDelivery = deemed || !platformPays ? delivery : fullDelivery
  const invoicedFee = deemed || !platformPays ? cod_fee : fullFee
  const line_vat = deal(vat, [...claims, feesAreTaxed ? invoicedDelivery : 0n, feesAreTaxed ? invoicedFee : 0n])
  return {
    list,
    offer_discount,
    subtotal: base,
    coupon_base,
    coupon_discount,
    delivery_waived: fullDelivery - delivery,
    cod_fee_waived: fullFee - cod_fee,
    goods,
    delivery,
    cod_fee,
    total,
    wallet_part,
    to_charge: total - wallet_part,
    net: gross - vat,
    vat,
    gross,
    platform_discount,
    commission_base,
    commission,
    commission_vat,
    store_share: total + platform_discount - commission - commission_vat - (deemed ? vat : 0n),
    line_shares,
    line_vat,
  }
}

/** What the order must cost, by the other way of calculating. Covers every input except `platform_keeps_fees`. */
export function oraclePrice(input: PricingInput): Amounts {
  if (input.payment_method !== 'cod') return once(input, false)
  const noCash = once(input, false)
  return noCash.to_charge === 0n ? noCash : once(input, true)
}
