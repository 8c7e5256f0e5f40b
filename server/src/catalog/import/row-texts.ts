import type { ImportField } from '@rahba/contract/catalog/import/import-fields'
import { type OptionNumber, optionNumbers } from '@rahba/contract/catalog/import/import-fields'
import { foldName } from '@rahba/contract/kernel/fold'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { cleanIdentifier, cleanLine } from '@rahba/contract/kernel/normalise'
import { findLanguage } from '@rahba/contract/kernel/text-language'
import { unguardText } from '../../platform/lists/formula-guard.ts'

export type Texts = ReadonlyMap<ImportField, string>

// `="0012"` is how some programs keep the zeros of a code; it is a text, not something to work out
const plain = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell

/** The texts of a row by field, as they are meant; empty ones too. */
export const getTexts = (cells: readonly string[], mapping: readonly (ImportField | null)[]): Map<ImportField, string> =>
  new Map(mapping.flatMap((field, index) => (field ? [[field, plain((cells[index] ?? '').trim())] as const] : [])))

const excelError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/

/** True for a formula and for the error of one, which no cell may hold. */
export const isFormula = (cell: string): boolean => cell.startsWith('=') || excelError.test(cell)

/** An option as a row names it, in the languages its file has. */
export interface OptionText {
  number: OptionNumber
  ar: string
  en: string
}

/** Places a text that is given in one language by its letters, not by its column, since exports of one language do not name it. */
export function placeByLetters({ ar, en }: Bilingual): Bilingual {
  const text = ar || en
  if (ar !== '' && en !== '') return { ar, en }
  const language = findLanguage(text) ?? (ar !== '' ? 'ar' : 'en')
  return language === 'ar' ? { ar: text, en: '' } : { ar: '', en: text }
}

const sides = (texts: Texts, number: OptionNumber, part: 'name' | 'value'): OptionText => {
  const read = (side: 'ar' | 'en') => cleanLine(unguardText(texts.get(`option${number}_${part}.${side}`) ?? ''))
  return { number, ...placeByLetters({ ar: read('ar'), en: read('en') }) }
}

/** The names that a row gives its options. */
export const optionNames = (texts: Texts): OptionText[] =>
  optionNumbers.map((number) => sides(texts, number, 'name')).filter(({ ar, en }) => ar !== '' || en !== '')

// Shopify writes this for a product without options.
const noOption = foldName('Default Title')

/** The values that a row gives its options. */
export const optionValues = (texts: Texts): OptionText[] =>
  optionNumbers
    .map((number) => sides(texts, number, 'value'))
    .filter(({ ar, en }) => (ar !== '' || en !== '') && foldName(ar) !== noOption && foldName(en) !== noOption)

const productRows = new Set(['منتج', 'product', 'نعم', 'yes', 'true', 'لا', 'no', 'false'].map(foldName))
const variantRows = new Set(['خيار', 'متغير', 'option', 'variant'].map(foldName))

/** The kind that a row says it is: a product, one of the variants of the product above it, or nothing. */
export function rowKind(texts: Texts): 'product' | 'variant' | null {
  const kind = foldName(texts.get('row_kind') ?? '')
  return productRows.has(kind) ? 'product' : variantRows.has(kind) ? 'variant' : null
}

/** The keys of the product and the variant of a row. Empty where the row does not say. */
export const rowKeys = (texts: Texts) => ({
  id: texts.get('id')?.toLowerCase() ?? '',
  key: unguardText(texts.get('product') ?? ''),
  variant_id: texts.get('variant_id')?.toLowerCase() ?? '',
  sku: unguardText(texts.get('sku') ?? ''),
  barcode: cleanIdentifier(texts.get('barcode') ?? ''),
})

/** True if one of the cells of a row holds something. */
export const hasText = (texts: Texts, ...fields: ImportField[]): boolean => fields.some((field) => (texts.get(field) ?? '') !== '')
