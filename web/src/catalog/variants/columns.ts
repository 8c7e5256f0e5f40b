import { readWeightText } from '@rahba/contract/catalog/products/weight-units'
import { parseAmount, plainAmount } from '@rahba/contract/kernel/money'
import { cleanLine, cleanNumber, latinDigits } from '@rahba/contract/kernel/normalise'
import type { NumberValue } from '../../kit/inputs/number-inputs.tsx'
import type { VariantValues } from './matrix.ts'

export type ColumnKey = 'sku' | 'barcode' | 'price' | 'price_after_discount' | 'quantity' | 'weight' | 'image' | 'active'
type Kind = 'code' | 'money' | 'integer' | 'image' | 'flag'

export interface SheetColumn {
  key: ColumnKey
  kind: Kind
}

/** The columns of the sheet that are edited, in their order. */
export const columns: readonly SheetColumn[] = [
  { key: 'sku', kind: 'code' },
  { key: 'barcode', kind: 'code' },
  { key: 'price', kind: 'money' },
  { key: 'price_after_discount', kind: 'money' },
  { key: 'quantity', kind: 'integer' },
  { key: 'weight', kind: 'integer' },
  { key: 'image', kind: 'image' },
  { key: 'active', kind: 'flag' },
]

const yes = /^(1|true|yes|y|on|x|✓|نعم|صح|معروض|متاح)$/i
const no = /^(0|false|no|n|off|لا|خطأ|مخفي)$/i

const readMoney = (text: string): NumberValue => (text === '' ? null : (parseAmount(text) ?? text))
function readInteger(text: string): NumberValue {
  const number = cleanNumber(text)
  return text === '' ? null : typeof number === 'number' ? number : text
}

/** The picture of a number as people count them; undefined for text that names none. */
function readImage(text: string, images: readonly string[]): string | null | undefined {
  if (text === '' || text === '0') return null
  return images[Number(latinDigits(text)) - 1]
}

/**
 * A variant with one cell as it was typed or pasted. A weight may name its unit. Text that is no number stays, for the schema to refuse at its
 * cell; text that names no picture, or is neither yes nor no, changes nothing. No quantity means none in stock.
 */
export function writeCell(row: VariantValues, key: ColumnKey, typed: string, images: readonly string[]): VariantValues {
  const text = cleanLine(typed)
  switch (key) {
    case 'sku':
    case 'barcode':
      return { ...row, [key]: text || null }
    case 'price':
    case 'price_after_discount':
      return { ...row, [key]: readMoney(text) }
    case 'quantity':
      return { ...row, quantity: readInteger(text) ?? 0 }
    case 'weight':
      return { ...row, weight: readWeightText(text) ?? readInteger(text) }
    case 'image': {
      const image = readImage(text, images)
      return image === undefined ? row : { ...row, image }
    }
    case 'active':
      return yes.test(latinDigits(text)) ? { ...row, active: true } : no.test(latinDigits(text)) ? { ...row, active: false } : row
  }
}

const showNumber = (value: NumberValue, write: (value: number) => string) => (typeof value === 'number' ? write(value) : (value ?? ''))

/** The text of a cell, as it is shown and copied. */
export function readCell(row: VariantValues, key: ColumnKey, images: readonly string[]): string {
  switch (key) {
    case 'sku':
    case 'barcode':
      return row[key] ?? ''
    case 'price':
    case 'price_after_discount':
      return showNumber(row[key], plainAmount)
    case 'quantity':
    case 'weight':
      return showNumber(row[key], String)
    case 'image':
      return row.image === null ? '' : String(images.indexOf(row.image) + 1)
    case 'active':
      return row.active ? '1' : '0'
  }
}
