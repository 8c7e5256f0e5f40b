import { commonLabels, type FieldLabels, fieldLabel } from '../kernel/labels.ts'
import type { Bilingual, Locale } from '../kernel/locale.ts'
import { productLabels } from './product-labels.ts'

/**
 * The columns of an imported file: paths of the product's own fields, so that the form's messages name the right cell. `id` and `barcode` identify
 * the product of a row; `quantity_seen` is the stock at the time of the export, `visibility` the wanted state.
 */
export const importFields = [
  'id',
  'barcode',
  'name.ar',
  'name.en',
  'description.ar',
  'description.en',
  'category_id',
  'subcategory_id',
  'shelf_id',
  'price',
  'price_after_discount',
  'quantity',
  'quantity_seen',
  'max_purchase_quantity',
  'weight',
  'made_in',
  'brand',
  'tags',
  'images',
  'additional_fields',
  'visibility',
] as const
export type ImportField = (typeof importFields)[number]

export const importLabels = {
  ...commonLabels,
  ...productLabels,
  id: { ar: 'معرّف المنتج', en: 'Product ID' },
  quantity_seen: { ar: 'الكمية عند التصدير', en: 'Quantity at export' },
  visibility: { ar: 'حالة العرض', en: 'Visibility' },
} satisfies FieldLabels

/** The heading of a column in files and in the mapping. */
export const importHeading = (field: ImportField, locale: Locale): string => fieldLabel(field.split('.'), locale, importLabels)

/** The heading of the column that says why a row failed; a file that comes back with it is read without it. */
export const failureHeading: Bilingual = { ar: 'سبب الرفض', en: 'Rejection reason' }

/** Columns that tell which product a row changes; without any of them every row is a new product. */
const keyFields = ['id', 'barcode'] as const satisfies readonly ImportField[]

const neededForNew = ['name.ar', 'name.en', 'price', 'quantity'] as const satisfies readonly ImportField[]

/** The columns a new product needs and `mapping` lacks. A file with a key may leave them out, and then only changes what is there. */
export const missingForNew = (mapping: readonly (ImportField | null)[]): ImportField[] =>
  neededForNew.filter((field) => !mapping.includes(field))

/** True if a file with this mapping can be checked at all. */
export const isComplete = (mapping: readonly (ImportField | null)[]): boolean =>
  missingForNew(mapping).length === 0 || (keyFields.some((key) => mapping.includes(key)) && mapping.filter(Boolean).length > 1)
