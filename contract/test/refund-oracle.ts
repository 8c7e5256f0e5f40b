import type { Quote } from '../src/orders/pricing.ts'

/**
 * A second calculation of refunds, by dealing: every amount of the order is laid out halala by halala, first over its lines, then over the units of
 * each line, and a refund picks units up. No shared code, no formula for the units: only counting.
 */
function dealOut(halalas: number, claims: readonly number[]): number[] {
  const dealt = claims.map(() => 0)
  const all = BigInt(claims.reduce((a, b) => a + b, 0))
  if (all === 0n) return dealt
  const exact = claims.map((claim) => BigInt(halalas) * BigInt(claim))
  for (const [i, share] of exact.entries()) dealt[i] = Number(share / all)
  for (let left = halalas - dealt.reduce((a, b) => a + b, 0); left > 0; left--) {
    let behind = -1
    for (const i of claims.keys()) {
      const gap = (j: number) => (exact[j] ?? 0n) - BigInt(dealt[j] ?? 0) * all
      if (gap(i) > 0n && (behind < 0 || gap(i) > gap(behind))) behind = i
    }
    dealt[behind] = (dealt[behind] ?? 0) + 1
  }
  return dealt
}

const signed = (halalas: number, claims: readonly number[]) =>
  halalas < 0 ? dealOut(-halalas, claims).map((n) => -n) : dealOut(halalas, claims)

export interface OracleUnit {
  line: number
  total: number
  promo: number
  commission: number
  commission_vat: number
  vat: number
}

/** Every unit of the order with what it carries, in the order of its line; and what the fees carry. */
export function oracleUnits(quote: Quote, deemed: boolean): { units: OracleUnit[]; fees: { total: number; promo: number; vat: number } } {
  const bases = quote.lines.map((line) => line.list - line.offer_discount)
  const codes = quote.lines.map((line) => line.coupon_share)
  const [byCode, byGross] = [codes.reduce((a, b) => a + b, 0), quote.lines.reduce((a, line) => a + line.gross - line.total, 0)]
  const promoGoods = quote.platform_discount === 0 || byCode === 0 ? 0 : deemed ? byCode : byGross
  const promo = signed(promoGoods, codes)
  const commission = dealOut(quote.commission, bases)
  const commissionVat = dealOut(quote.commission_vat, bases)
  const units = quote.lines.flatMap((line, i) => {
    const alike = Array.from({ length: line.quantity }, () => 1)
    const cut = (amount: number) => signed(amount, alike)
    // the price of a unit is dealt out whole; what the shopper does not bear of it the platform does
    const [total, price, c, cv, vat] = [line.total, line.total + (promo[i] ?? 0), commission[i] ?? 0, commissionVat[i] ?? 0, line.vat].map(
      cut,
    )
    return alike.map(
      (_, unit): OracleUnit => ({
        line: i,
        total: total?.[unit] ?? 0,
        promo: (price?.[unit] ?? 0) - (total?.[unit] ?? 0),
        commission: c?.[unit] ?? 0,
        commission_vat: cv?.[unit] ?? 0,
        vat: vat?.[unit] ?? 0,
      }),
    )
  })
  const goods = (name: 'total' | 'promo' | 'vat') => units.reduce((all, unit) => all + unit[name], 0)
  return {
    units,
    fees: { total: quote.total - goods('total'), promo: quote.platform_discount - goods('promo'), vat: quote.vat - goods('vat') },
  }
}
