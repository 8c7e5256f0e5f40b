import { importFaults } from '@rahba/contract/catalog/import/import-errors'
import type { ImportField } from '@rahba/contract/catalog/import/import-fields'
import { maxWeight, minWeight } from '@rahba/contract/catalog/products/product-limits'
import { findWeightUnit, readWeightText, type WeightUnit } from '@rahba/contract/catalog/products/weight-units'
import type { Locale } from '@rahba/contract/kernel/locale'
import { cleanNumber } from '@rahba/contract/kernel/normalise'
import { numberText } from '@rahba/contract/kernel/number-text'
import { unguardText } from '../../platform/lists/formula-guard.ts'
import { findFault } from './find-fault.ts'
import type { MatchedRow } from './match-groups.ts'
import type { StoreNames } from './names.ts'
import { isFormula } from './row-texts.ts'
import { readValue } from './values.ts'

/** Faults at their row, which the rows of a group collect. */
export type FaultyRow = Pick<MatchedRow, 'texts' | 'faults' | 'row'>

/** The value of a cell; undefined if the file has no such column or the cell is wrong, which is a fault of the row. */
export function readCell(row: FaultyRow, field: ImportField, names: StoreNames, category_id: string | null = null): unknown {
  const cell = row.texts.get(field)
  if (cell === undefined || isFormula(cell)) return undefined
  const read = readValue(field, unguardText(cell), names, category_id)
  if (!('fault' in read)) return read.value
  // Some cells are read for the product and for its variant.
  if (!row.faults.some((fault) => fault.field === field && fault.code === read.fault.code))
    row.faults.push(findFault(field, read.fault, () => ({ value: read.shown })))
  return undefined
}

/** A whole number that a cell holds, null if it is blank, undefined without such a column. A text that is no number is a fault of the row. */
export function readCount(row: FaultyRow, field: ImportField): number | null | undefined {
  const cell = row.texts.get(field)
  if (cell === undefined || isFormula(cell)) return undefined
  if (cell === '') return null
  const number = cleanNumber(unguardText(cell))
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number
  row.faults.push(findFault(field, importFaults.unknown_name, () => ({ value: cell })))
  return undefined
}

/** Tells a row once that its weight is not a number in the range, which it names in the unit of the file. */
function refuseWeight({ faults }: FaultyRow, field: ImportField, { grams, name }: WeightUnit): void {
  if (faults.some((fault) => fault.field === field && !fault.warning)) return
  const show = (weight: number) => numberText(Number((weight / grams).toFixed(3)))
  const make = (locale: Locale) => ({ min: show(minWeight), max: show(maxWeight), unit: name[locale] })
  faults.push(findFault(field, importFaults.weight_range, make))
}

/**
 * A weight in grams. A weight in another unit is checked here, because the product's schema knows grams only. A text without a number is passed
 * to that schema.
 */
export function readWeight(row: FaultyRow, field: 'weight' | 'variant_weight'): unknown {
  const cell = row.texts.get(field)
  if (cell === undefined || isFormula(cell)) return undefined
  const unit = findWeightUnit(row.texts.get('weight_unit') ?? '')
  const written = readWeightText(unguardText(cell))
  if (written !== undefined) return written
  const number = cleanNumber(unguardText(cell))
  // Other shops write zero for no weight.
  if (cell === '' || number === 0) return null
  if (!unit || unit.grams === 1) return number
  const weight = typeof number === 'number' ? Math.round(number * unit.grams) : Number.NaN
  if (weight >= minWeight && weight <= maxWeight) return weight
  refuseWeight(row, field, unit)
  return undefined
}

interface PricePair {
  price: unknown
  price_after_discount: unknown
}

/** The prices of a row: undefined without a column, null for a blank cell. A price before the discount makes the other the price after it. */
export function readPrices(row: FaultyRow, names: StoreNames): PricePair {
  const [price, before] = [readCell(row, 'price', names), readCell(row, 'compare_at_price', names)]
  if (typeof before === 'number' && typeof price === 'number' && before > price) return { price: before, price_after_discount: price }
  const reduced = readCell(row, 'price_after_discount', names)
  const noDiscount = row.texts.has('compare_at_price') ? null : undefined
  // Other shops write zero for no discount.
  return { price, price_after_discount: reduced === undefined ? noDiscount : reduced === 0 ? null : reduced }
}
