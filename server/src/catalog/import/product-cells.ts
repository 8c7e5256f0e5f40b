import { importWarnings } from '@rahba/contract/catalog/import/import-errors'
import { type ImportField, type OptionNumber, optionNumbers } from '@rahba/contract/catalog/import/import-fields'
import type { ProductBody } from '@rahba/contract/catalog/products/product-body'
import { maxImages } from '@rahba/contract/catalog/products/product-limits'
import type { ProductStatus } from '@rahba/contract/catalog/products/product-states'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { findLanguage } from '@rahba/contract/kernel/text-language'
import { cleanHtml } from '../../platform/html.ts'
import { findCategory } from './find-category.ts'
import { findWarning } from './find-fault.ts'
import { isAddress, type RowPictures } from './find-pictures.ts'
import type { FoundProduct } from './find-products.ts'
import type { MatchedGroup, MatchedRow } from './match-groups.ts'
import type { StoreNames } from './names.ts'
import { readCell, readWeight } from './read-cell.ts'

const blank = {
  name: { ar: '', en: '' },
  description: { ar: '', en: '' },
  category_id: null,
  subcategory_id: null,
  shelf_id: null,
  price: undefined,
  price_after_discount: null,
  weight: null,
  quantity: undefined,
  barcode: null,
  made_in: null,
  brand: null,
  max_purchase_quantity: null,
  tags: [],
  images: [],
  attachments: [],
  additional_fields: [],
}

/** A product as its form would send it, unchanged. */
export const toBody = (before: FoundProduct): ProductBody => ({
  name: before.name,
  description: before.description,
  category_id: before.category_id,
  subcategory_id: before.subcategory_id,
  shelf_id: before.shelf_id,
  price: before.price,
  price_after_discount: before.price_after_discount,
  weight: before.weight,
  quantity: before.quantity,
  barcode: before.barcode,
  made_in: before.made_in,
  brand: before.brand,
  max_purchase_quantity: before.max_purchase_quantity,
  tags: before.tags,
  images: before.images,
  attachments: before.attachments,
  additional_fields: before.additional_fields,
})

// The category comes first, since the subcategory is looked up below it.
const productFields = [
  'category_id',
  'name.ar',
  'name.en',
  'description.ar',
  'description.en',
  'source_category',
  'subcategory_id',
  'shelf_id',
  'max_purchase_quantity',
  'weight',
  'made_in',
  'brand',
  'tags',
  'additional_fields',
  'visibility',
] as const satisfies readonly ImportField[]
type ProductField = (typeof productFields)[number]

/** The row whose cell of a field counts for the product: the first that has one. Later rows with another text get a note. */
function pickRow(rows: readonly MatchedRow[], field: ProductField): MatchedRow | undefined {
  const first = rows.find(({ texts }) => texts.get(field)) ?? rows[0]
  const text = first?.texts.get(field)
  if (!first || text === undefined) return undefined
  if (rows.length > 1 && text !== '')
    for (const row of rows) {
      const other = row.texts.get(field)
      if (other && other !== text) row.faults.push(findWarning(field, importWarnings.differs, () => ({ row: first.row })))
    }
  return first
}

const breaks = (html: string) => html.replace(/\r\n?/g, '\n').trim()
/** True if a description equals the current one. Spreadsheets change its line breaks, and the costly cleaning is done only if the text differs. */
const sameHtml = (next: string, before: string) => breaks(next) === breaks(before) || cleanHtml(next) === before

interface ProductCells {
  candidate: Record<string, unknown>
  /** The rows that the fields' cells are in, for their faults. */
  sources: ReadonlyMap<string, MatchedRow>
  status: ProductStatus | null
}

/** The product that a group describes, without what is a variant's: what its cells say over what is there. */
export function readProductCells({ rows, before }: MatchedGroup, names: StoreNames): ProductCells {
  const start = before ? toBody(before) : blank
  const candidate: Record<string, unknown> = { ...start }
  const parts = { name: { ...start.name }, description: { ...start.description } }
  const sources = new Map<string, MatchedRow>()
  let status: ProductStatus | null = null
  for (const field of productFields) {
    const row = pickRow(rows, field)
    if (!row) continue
    sources.set(field, row)
    if (field === 'source_category') {
      // A category that the store chose here is not replaced by that of another shop.
      if (!before && candidate.category_id === null) Object.assign(candidate, findCategory(row, names))
      continue
    }
    const parent = typeof candidate.category_id === 'string' ? candidate.category_id : null
    const value = field === 'weight' ? readWeight(row, 'weight') : readCell(row, field, names, parent)
    if (value === undefined) continue
    // The values of `visibility` are statuses.
    if (field === 'visibility') status = value as ProductStatus | null
    else if (field === 'name.ar' || field === 'name.en' || field === 'description.ar' || field === 'description.en') {
      const [of, side] = field.split('.') as ['name' | 'description', Locale]
      const other = side === 'ar' ? 'en' : 'ar'
      // A file with one column for both languages says nothing of them.
      const alone = !rows.some(({ texts }) => texts.has(`${of}.${other}`))
      parts[of][(alone && findLanguage(String(value))) || side] = String(value)
    } else candidate[field] = value
  }
  if (before) {
    for (const side of locales)
      if (sameHtml(parts.description[side], before.description[side])) parts.description[side] = before.description[side]
  }
  return { candidate: { ...candidate, ...parts }, sources, status }
}

/** A picture that is to be fetched for a product once it is saved. */
export interface PendingPicture {
  row: MatchedRow
  address: string
  /** The place among the product's pictures. */
  position: number
  /** True if it is the picture of the row's variant. */
  ofVariant: boolean
  /** The number of the option whose value it shows; null if it shows none. */
  ofOption: OptionNumber | null
}

/**
 * The pictures that the rows name together, in their order: those to save with the product, undefined to leave them as they are, and those to
 * fetch. A product keeps the pictures it has while others are fetched.
 */
export function readPictures({ rows, before }: MatchedGroup): { images: string[] | undefined; pending: PendingPicture[] } {
  const listPictures = ({ pictures, variantPicture, looks }: MatchedRow) => [
    pictures,
    variantPicture,
    ...looks.map(({ picture }) => picture),
  ]
  for (const row of rows) row.faults.push(...listPictures(row).flatMap((of) => of?.faults ?? []))
  const oldImages = before?.images ?? []
  const isNamed = rows.some(({ pictures }) => pictures !== null)
  const ofVariants = rows.flatMap((row) => listPictures(row).slice(1)).flatMap((of) => of?.named ?? [])
  if (!isNamed && ofVariants.length === 0) return { images: undefined, pending: [] }
  const named = rows.flatMap(({ pictures }) => pictures?.named ?? [])
  const all = [...new Set([...(isNamed ? named : oldImages), ...ofVariants])]
  const isUnread = rows.some(({ pictures }) => pictures?.isUnread)
  const unchanged = isUnread || all.some(isAddress) ? oldImages.filter((id) => !all.includes(id)) : []
  const images = [...all.filter((one) => !isAddress(one)), ...unchanged]
  const free = Math.max(0, maxImages - images.length)
  const fetched = all.filter(isAddress)
  const accepted = new Set(fetched.slice(0, free))
  if (fetched.length > free)
    rows
      .find((row) => listPictures(row).some((of) => of?.named.some((one) => isAddress(one) && !accepted.has(one))))
      ?.faults.push(findWarning('images', importWarnings.pictures_left, () => ({ max: maxImages })))
  const pending = rows.flatMap((row) => {
    const read = (of: RowPictures, use: Pick<PendingPicture, 'ofVariant' | 'ofOption'>) =>
      (of?.named ?? []).flatMap((address) => (accepted.has(address) ? [{ row, address, position: all.indexOf(address), ...use }] : []))
    return [
      ...read(row.pictures, { ofVariant: false, ofOption: null }),
      ...read(row.variantPicture, { ofVariant: true, ofOption: null }),
      ...optionNumbers.flatMap((ofOption, index) => read(row.looks[index]?.picture ?? null, { ofVariant: false, ofOption })),
    ]
  })
  return { images, pending }
}
