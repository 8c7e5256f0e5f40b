import { importFaults } from '@rahba/contract/catalog/import/import-errors'
import type { ImportField } from '@rahba/contract/catalog/import/import-fields'
import { type ProductStatus, productStateLabels, productStatuses } from '@rahba/contract/catalog/products/product-states'
import type { Axis } from '@rahba/contract/catalog/variants/axes'
import type { ErrorDef } from '@rahba/contract/kernel/errors'
import { foldName } from '@rahba/contract/kernel/fold'
import { type Bilingual, type Locale, locales } from '@rahba/contract/kernel/locale'
import { parseAmount } from '@rahba/contract/kernel/money'
import type { Names, StoreNames } from './names.ts'

/** A value read from a cell, or the fault. */
type Read = { value: unknown } | { fault: ErrorDef; shown: string }

const countryNames = { ar: new Intl.DisplayNames('ar', { type: 'region' }), en: new Intl.DisplayNames('en', { type: 'region' }) }
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters.flatMap((a) => letters.map((b) => a + b))
// All current codes are included, so that any product's country is found by its name. Old codes such as UK share the name of their replacement.
const countryByName = new Map(
  codes
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => locales.map((locale) => [foldName(countryNames[locale].of(code) ?? code), code] as const)),
)
for (const [name, code] of [
  ['السعودية', 'SA'],
  ['ksa', 'SA'],
  ['الإمارات', 'AE'],
  ['uae', 'AE'],
  ['أمريكا', 'US'],
  ['usa', 'US'],
  ['بريطانيا', 'GB'],
  ['uk', 'GB'],
] as const)
  countryByName.set(foldName(name), code)

function getCountry(text: string): unknown {
  const code = text.toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : (countryByName.get(foldName(text)) ?? text)
}

const countryText = (code: string | null, locale: Locale): string | null => {
  const name = code === null ? null : (countryNames[locale].of(code) ?? code)
  return name !== null && countryByName.get(foldName(name)) === code ? name : code
}

const stateByName = new Map<string, ProductStatus>(
  productStatuses.flatMap((status) =>
    [status, productStateLabels[status].ar, productStateLabels[status].en].map((name) => [foldName(name), status]),
  ),
)
for (const name of ['ظاهر', 'منشور', 'نشط', 'visible', 'shown', 'published', 'نعم', 'yes']) stateByName.set(foldName(name), 'active')
for (const name of ['غير ظاهر', 'غير منشور', 'unpublished', 'لا', 'no']) stateByName.set(foldName(name), 'hidden')

const separators = /(?<!\\)(?:[,;|،؛\n])/
const getTags = (text: string) => [
  ...new Set(
    text
      .split(separators)
      .map((tag) => tag.replace(/\\([\\,;|،؛])/g, '$1').trim())
      .filter(Boolean),
  ),
]
const tagsText = (tags: readonly string[]) => tags.map((tag) => tag.replace(/[\\,;|،؛]/g, '\\$&')).join(', ')

function named(names: Names, text: string): Read {
  const ids = names.byName.get(foldName(text))
  if (names.titles.has(text.toLowerCase())) return { value: text.toLowerCase() }
  if (!ids) return { fault: importFaults.unknown_name, shown: text }
  return ids.length === 1 ? { value: ids[0] } : { fault: importFaults.ambiguous_name, shown: text }
}

/** A list of names; the first that can't be read is the fault of its cell. */
function allNamed(names: Names, texts: readonly string[]): Read {
  const ids: unknown[] = []
  for (const text of texts) {
    const read = named(names, text)
    if ('fault' in read) return read
    ids.push(read.value)
  }
  return { value: [...new Set(ids)] }
}

/** The name a file shows for `id`: its own, or the id itself where another has the same name, so that it is found again. */
export function nameText(names: Names, id: string | null, locale: Locale): string | null {
  const title = id === null ? undefined : names.titles.get(id)
  if (!title) return id
  const text = title[locale] || title.ar || title.en
  return names.byName.get(foldName(text))?.length === 1 ? text : id
}

/** The schema would read a text such as `1,2` as twelve halalas, so an unreadable amount is refused here. */
function readAmount(text: string): Read {
  const value = parseAmount(text)
  return value === null ? { fault: importFaults.price_unreadable, shown: text } : { value }
}
const none: Names = { byName: new Map(), titles: new Map() }

/**
 * Returns the value of the contract for a cell's text: riyals become halalas, names become ids. It is not checked here: what can't be read is
 * handed on for the product's own schema to refuse. @param category_id of the row, under which its subcategory is looked for
 */
export function readValue(field: ImportField, text: string, names: StoreNames, category_id: string | null): Read {
  if (text === '') return { value: field === 'tags' || field === 'additional_fields' ? [] : field.includes('.') ? '' : null }
  switch (field) {
    case 'price':
    case 'price_after_discount':
    case 'compare_at_price':
      return readAmount(text)
    case 'category_id':
      return named(names.categories, text)
    case 'subcategory_id':
      return named(names.subcategories.get(category_id ?? '') ?? none, text)
    case 'shelf_id':
      return named(names.shelves, text)
    case 'tags':
      return { value: getTags(text) }
    case 'additional_fields':
      return allNamed(names.fields, getTags(text))
    case 'made_in':
      return { value: getCountry(text) }
    case 'variant_active': {
      const state = stateByName.get(foldName(text))
      return state ? { value: state === 'active' } : { fault: importFaults.unknown_name, shown: text }
    }
    case 'max_purchase_quantity':
      // Other shops write zero for no limit.
      return { value: text === '0' ? null : text }
    case 'visibility': {
      const state = stateByName.get(foldName(text))
      return state ? { value: state } : { fault: importFaults.unknown_name, shown: text }
    }
    default:
      return { value: text }
  }
}

/** A product as a file shows it. */
export interface ExportedProduct {
  id: string
  slug: string
  barcode: string | null
  name: Bilingual
  description: Bilingual
  category_id: string | null
  subcategory_id: string | null
  shelf_id: string | null
  price: number
  price_after_discount: number | null
  quantity: number
  max_purchase_quantity: number | null
  weight: number | null
  made_in: string | null
  brand: string | null
  tags: string[]
  images: string[]
  additional_fields: string[]
  status: ProductStatus
  axes: readonly Axis[]
}

const textFields = [
  'name.ar',
  'name.en',
  'description.ar',
  'description.en',
  'category_id',
  'subcategory_id',
  'shelf_id',
  'made_in',
  'brand',
  'tags',
  'images',
  'additional_fields',
  'visibility',
] as const satisfies readonly ImportField[]
type TextField = (typeof textFields)[number]

/** True for a field of the product, of no variant, that {@link getText} writes. */
export const isTextField = (field: ImportField): field is TextField => (textFields as readonly ImportField[]).includes(field)

/** The cell of a field that holds a text, which {@link readValue} reads back to the same value. */
export function getText(field: TextField, product: ExportedProduct, names: StoreNames, locale: Locale): string | null {
  switch (field) {
    case 'name.ar':
      return product.name.ar
    case 'name.en':
      return product.name.en
    case 'description.ar':
      return product.description.ar
    case 'description.en':
      return product.description.en
    case 'category_id':
      return nameText(names.categories, product.category_id, locale)
    case 'subcategory_id':
      return nameText(names.subcategories.get(product.category_id ?? '') ?? none, product.subcategory_id, locale)
    case 'shelf_id':
      return nameText(names.shelves, product.shelf_id, locale)
    case 'tags':
      return tagsText(product.tags)
    case 'images':
      return product.images.join(', ')
    case 'additional_fields':
      return tagsText(product.additional_fields.map((id) => nameText(names.fields, id, locale) ?? id))
    case 'made_in':
      return countryText(product.made_in, locale)
    case 'visibility':
      return productStateLabels[product.status][locale]
    default:
      return product[field]
  }
}
