import { latinDigits } from './normalise.ts'

/**
 * The arithmetic of money, and the only place it is done. An amount is a whole number of halalas (100 = 1 SAR) as a safe integer; a rate is in
 * basis points (1500 = 15 %). Products are formed as BigInt, so that no intermediate loses a halala; there is one rounding: half up.
 */
export type Halalas = number

const basis = 10_000n

/** `value` back as a number; beyond 2^53 it would silently be another amount. */
function safe(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`amount out of range: ${value}`)
  return number
}

/**
 * The quotient rounded to a whole number, halves away from zero: so the reverse of an amount is exactly its negative.
 * Takes whole numbers; throws RangeError for a zero denominator or a result beyond 2^53.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const [a, b] = [BigInt(numerator), BigInt(denominator)]
  if (b === 0n) throw new RangeError('division by zero')
  const negative = a < 0n !== b < 0n
  const [top, bottom] = [a < 0n ? -a : a, b < 0n ? -b : b]
  const rounded = (2n * top + bottom) / (2n * bottom)
  return safe(negative ? -rounded : rounded)
}

/** Amounts together. */
export const sumAmounts = (amounts: readonly Halalas[]): Halalas => amounts.reduce((all, amount) => all + amount, 0)

/** `basisPoints` of `amount`, rounded once. */
export function percentage(amount: Halalas, basisPoints: number): Halalas {
  return roundHalfUp(BigInt(amount) * BigInt(basisPoints), basis)
}

/** The VAT contained in a price that includes it. */
export function vatInside(gross: Halalas, basisPoints: number): Halalas {
  return roundHalfUp(BigInt(gross) * BigInt(basisPoints), basis + BigInt(basisPoints))
}

/** The VAT to add to a price that excludes it. */
export const vatOnTop = (net: Halalas, basisPoints: number): Halalas => percentage(net, basisPoints)

/**
 * `total` split in proportion to `weights` (whole, not negative) by largest remainder: the parts sum to `total` exactly, each is within one
 * halala of its exact share, and ties go to the earlier index. A total above zero needs a weight above zero (RangeError).
 */
export function allocate(total: Halalas, weights: readonly number[]): Halalas[] {
  if (total < 0) return allocate(-total, weights).map((part) => (part === 0 ? 0 : -part))
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight is negative')
  const exact = weights.map(BigInt)
  const sum = exact.reduce((all, weight) => all + weight, 0n)
  if (total === 0) return weights.map(() => 0)
  if (sum === 0n) throw new RangeError('nothing to split the amount over')
  const shares = exact.map((weight, index) => ({ index, part: (BigInt(total) * weight) / sum, rest: (BigInt(total) * weight) % sum }))
  let left = safe(BigInt(total) - shares.reduce((all, share) => all + share.part, 0n))
  const parts = shares.map((share) => safe(share.part))
  for (const { index, part } of shares.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))) {
    if (left-- <= 0) break
    parts[index] = safe(part + 1n)
  }
  return parts
}

// Characters that people paste with an amount: spaces, bidi marks, and the currency in its usual spellings.
const around = /[\s\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]|SAR|SR|ر\s?\.?\s?س\.?|ريال|\ufdfc|\u20c1/giu

/** An amount of riyals as people type it (`'١٢٫٥٠'`, `'1,250.5'`, `'12'`) in halalas; null when it is not one or has more than two decimals. */
export function parseAmount(text: string): Halalas | null {
  const match = /^([-\u2212]?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/.exec(latinDigits(text).replace(around, ''))
  if (!match) return null
  const [, sign, whole, fraction] = match
  if (whole === undefined && !fraction) return null
  const amount = Number((whole ?? '0').replaceAll(',', '') + (fraction ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(amount)) return null
  return sign && amount > 0 ? -amount : amount
}

/** The amount in riyals without thousands separators (`1250.50`), for inputs, files and documents. */
export function plainAmount(halalas: Halalas): string {
  if (!Number.isSafeInteger(halalas)) throw new RangeError(`not an amount: ${halalas}`)
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The amount in riyals as it is shown: Latin digits, two decimals, thousands separated (`1,250.50`). */
export function formatAmount(halalas: Halalas): string {
  return plainAmount(halalas).replace(/\B(?=(\d{3})+\.)/g, ',')
}
