import { maxPieces, maxPrice } from '@rahba/contract/catalog/products/product-limits'
import type { Axis } from '@rahba/contract/catalog/variants/axes'
import { percentage } from '@rahba/contract/kernel/money'
import type { NumberValue } from '../../kit/inputs/number-inputs.tsx'
import { filledAxes, type VariantValues } from './matrix.ts'

/** A change of many variants at once. Prices are halalas, percentages basis points, weights grams. */
export type BulkChange =
  | { kind: 'price_set' | 'price_percent' | 'reduced_set' | 'stock_set' | 'stock_add' | 'weight_set'; value: number }
  | { kind: 'reduced_clear' | 'barcode_clear' }
  | { kind: 'active'; value: boolean }
  | { kind: 'sku'; value: string }

interface ProductPrices {
  price: NumberValue
  price_after_discount: NumberValue
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** A price after discount that is not below the price would be refused, and says nothing. */
const withPrice = (row: VariantValues, price: number, reduced: NumberValue): VariantValues => ({
  ...row,
  price,
  price_after_discount: typeof reduced === 'number' && reduced < price ? reduced : null,
})

/** Changes both prices in the same proportion. A variant without a price of its own starts from the product's. */
function changeByPercent(row: VariantValues, product: ProductPrices, basisPoints: number): VariantValues {
  const { price, price_after_discount: reduced } = row.price === null ? product : row
  if (typeof price !== 'number') return row
  const change = (amount: number) => clamp(amount + percentage(amount, basisPoints), 1, maxPrice)
  return withPrice(row, change(price), typeof reduced === 'number' ? change(reduced) : null)
}

const latin = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()

/** A short code for each value of an option: three letters of its English name, or all of a number, and more where two would be the same. */
function codeValues({ values }: Axis): Map<string, string> {
  const codes = new Map<string, string>()
  const used = new Set<string>()
  for (const [place, { id, name }] of values.entries()) {
    const word = latin(name.en) || latin(name.ar)
    const lengths = /\d/.test(word) ? [word.length] : [3, 4, 5, word.length]
    const code = lengths.map((length) => word.slice(0, length)).find((part) => part !== '' && !used.has(part)) ?? `${word}${place + 1}`
    used.add(code)
    codes.set(id, code)
  }
  return codes
}

/** Returns a function that makes the SKU of a variant: the prefix and a code of each of its values. */
export function makeSkus(axes: readonly Axis[], prefix: string): (row: Pick<VariantValues, 'values'>) => string {
  const codes = filledAxes(axes).map(codeValues)
  const start = prefix.replace(/[^\x21-\x7e]/g, '').replace(/-+$/, '')
  return ({ values }) => [start, ...values.map((id, place) => codes[place]?.get(id) ?? '')].filter(Boolean).join('-').slice(0, 64)
}

function changeOne(row: VariantValues, change: BulkChange, product: ProductPrices, makeSku: (row: VariantValues) => string): VariantValues {
  switch (change.kind) {
    case 'price_set':
      return withPrice(row, change.value, row.price_after_discount)
    case 'price_percent':
      return changeByPercent(row, product, change.value)
    case 'reduced_set':
      return { ...row, price_after_discount: change.value }
    case 'reduced_clear':
      return { ...row, price_after_discount: null }
    case 'weight_set':
      return { ...row, weight: change.value }
    case 'barcode_clear':
      return { ...row, barcode: null }
    case 'stock_set':
      return { ...row, quantity: change.value }
    case 'stock_add':
      return { ...row, quantity: clamp((typeof row.quantity === 'number' ? row.quantity : 0) + change.value, 0, maxPieces) }
    case 'active':
      return { ...row, active: change.value }
    case 'sku':
      return { ...row, sku: makeSku(row) }
  }
}

/** Applies a change to the variants that are chosen. */
export function changeMany(
  { axes, variants }: { axes: readonly Axis[]; variants: readonly VariantValues[] },
  isChosen: (row: VariantValues) => boolean,
  change: BulkChange,
  product: ProductPrices,
): VariantValues[] {
  const makeSku = makeSkus(axes, change.kind === 'sku' ? change.value : '')
  return variants.map((row) => (isChosen(row) ? changeOne(row, change, product, makeSku) : row))
}
