import { importFaults } from '@rahba/contract/catalog/import-errors'
import type { ImportField } from '@rahba/contract/catalog/import-fields'
import { cleanNumber } from '@rahba/contract/kernel/normalise'
import { unguardText } from '../../platform/lists/formula-guard.ts'
import { findFault } from './fault-of.ts'
import type { MatchedRow } from './match-groups.ts'
import type { StoreNames } from './names.ts'
import { isFormula } from './row-texts.ts'
import { readValue } from './values.ts'

/** Faults at their row, which the rows of a group collect. */
export type FaultyRow = Pick<MatchedRow, 'texts' | 'faults' | 'row'>

/** The value of a cell; undefined if the file has no such column or the cell is at fault, which the row is told. */
export function readCell(row: FaultyRow, field: ImportField, names: StoreNames, category_id: string | null = null): unknown {
  const cell = row.texts.get(field)
  if (cell === undefined || isFormula(cell)) return undefined
  const read = readValue(field, unguardText(cell), names, category_id)
  if (!('fault' in read)) return read.value
  row.faults.push(findFault(field, read.fault, () => ({ value: read.shown })))
  return undefined
}

/** A whole number that a cell holds, null if it is blank, undefined without such a column. What is no number is the row's fault. */
export function readCount(row: FaultyRow, field: ImportField): number | null | undefined {
  const cell = row.texts.get(field)
  if (cell === undefined || isFormula(cell)) return undefined
  if (cell === '') return null
  const number = cleanNumber(unguardText(cell))
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number
  row.faults.push(findFault(field, importFaults.unknown_name, () => ({ value: cell })))
  return undefined
}

const grams: Readonly<Record<string, number>> = { kg: 1000, كجم: 1000, كغ: 1000, كيلو: 1000, كيلوجرام: 1000, lb: 453.592, oz: 28.3495 }

/** A weight in grams. It is not judged here: what is no number is handed on. */
export function readWeight(row: FaultyRow, field: 'weight' | 'variant_weight'): unknown {
  const cell = row.texts.get(field)
  if (cell === undefined || isFormula(cell)) return undefined
  const unit = grams[(row.texts.get('weight_unit') ?? '').trim().toLowerCase()] ?? 1
  const number = cleanNumber(unguardText(cell))
  if (typeof number !== 'number') return cell === '' ? null : number
  // Other shops write zero for no weight.
  return number === 0 ? null : unit === 1 ? number : Math.round(number * unit)
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
