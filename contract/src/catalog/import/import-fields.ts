import { commonLabels, type FieldLabels, fieldLabel } from '../../kernel/labels.ts'
import type { Bilingual, Locale } from '../../kernel/locale.ts'
import { productLabels } from '../products/product-labels.ts'

/**
 * The columns of an imported file: paths of the product's own fields, so that the form's messages name the right cell. `id`, `product`, `variant_id`,
 * `sku` and `barcode` identify what a row is about; rows of one product are found by `id`, `product` or `row_kind`. `quantity_seen` is the stock
 * at the time of the export, `visibility` the wanted state, and `option1_look` the colour or picture of a value.
 */
export const importFields = [
  'id',
  'product',
  'variant_id',
  'name.ar',
  'name.en',
  'option1_name.ar',
  'option1_name.en',
  'option1_value.ar',
  'option1_value.en',
  'option1_look',
  'option2_name.ar',
  'option2_name.en',
  'option2_value.ar',
  'option2_value.en',
  'option2_look',
  'option3_name.ar',
  'option3_name.en',
  'option3_value.ar',
  'option3_value.en',
  'option3_look',
  'sku',
  'barcode',
  'price',
  'price_after_discount',
  'quantity',
  'quantity_seen',
  'variant_weight',
  'variant_image',
  'variant_active',
  'description.ar',
  'description.en',
  'category_id',
  'subcategory_id',
  'shelf_id',
  'max_purchase_quantity',
  'weight',
  'made_in',
  'brand',
  'tags',
  'images',
  'additional_fields',
  'visibility',
  'row_kind',
  'compare_at_price',
  'weight_unit',
  'source_category',
] as const
export type ImportField = (typeof importFields)[number]

/** Columns that other shops' files have and ours do not: what they say is said by other columns of ours. */
export const foreignFields = ['row_kind', 'compare_at_price', 'weight_unit', 'source_category'] as const satisfies readonly ImportField[]

/** The numbers of the options that a row may name. */
export const optionNumbers = [1, 2, 3] as const
export type OptionNumber = (typeof optionNumbers)[number]

export const importLabels = {
  ...commonLabels,
  ...productLabels,
  id: { ar: 'معرّف المنتج', en: 'Product ID' },
  product: { ar: 'مفتاح المنتج', en: 'Product key' },
  variant_id: { ar: 'معرّف المتغير', en: 'Variant ID' },
  option1_name: { ar: 'اسم الخيار 1', en: 'Option 1 name' },
  option1_value: { ar: 'قيمة الخيار 1', en: 'Option 1 value' },
  option1_look: { ar: 'لون قيمة الخيار 1 أو صورتها', en: 'Option 1 value colour or image' },
  option2_name: { ar: 'اسم الخيار 2', en: 'Option 2 name' },
  option2_value: { ar: 'قيمة الخيار 2', en: 'Option 2 value' },
  option2_look: { ar: 'لون قيمة الخيار 2 أو صورتها', en: 'Option 2 value colour or image' },
  option3_name: { ar: 'اسم الخيار 3', en: 'Option 3 name' },
  option3_value: { ar: 'قيمة الخيار 3', en: 'Option 3 value' },
  option3_look: { ar: 'لون قيمة الخيار 3 أو صورتها', en: 'Option 3 value colour or image' },
  variant_weight: { ar: 'وزن المتغير (جرام)', en: 'Variant weight (grams)' },
  variant_image: { ar: 'صورة المتغير', en: 'Variant image' },
  variant_active: { ar: 'توفر المتغير', en: 'Variant offered' },
  quantity_seen: { ar: 'الكمية عند التصدير', en: 'Quantity at export' },
  visibility: { ar: 'حالة العرض', en: 'Visibility' },
  row_kind: { ar: 'نوع الصف (منتج أو متغير)', en: 'Row type (product or variant)' },
  compare_at_price: { ar: 'السعر قبل الخصم', en: 'Price before discount' },
  weight_unit: { ar: 'وحدة الوزن', en: 'Weight unit' },
  source_category: { ar: 'التصنيف في المتجر السابق', en: 'Category in your previous store' },
} satisfies FieldLabels

/** The heading of a column in files and in the mapping. */
export const importHeading = (field: ImportField, locale: Locale): string => fieldLabel(field.split('.'), locale, importLabels)

type Mapping = readonly (ImportField | null)[]

const textsInOneColumn = [
  'name',
  'description',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
] as const
const recognised: Bilingual = { ar: 'تُحدَّد اللغة تلقائيًا', en: 'language recognised automatically' }

/**
 * The name of a field where columns are matched. A file with one column for both languages says nothing of them, and its texts go to the
 * language of their letters.
 */
export function matchingName(field: ImportField, locale: Locale, mapping: Mapping): string {
  const [text, side] = field.split('.')
  const other = `${text}.${side === 'ar' ? 'en' : 'ar'}`
  const isAlone =
    textsInOneColumn.some((name) => name === text) && mapping.some((one) => one === field) && !mapping.some((one) => one === other)
  return isAlone && text ? `${fieldLabel([text], locale, importLabels)} (${recognised[locale]})` : importHeading(field, locale)
}

/** The heading of the column that says why a row failed; a file that comes back with it is read without it. */
export const noteHeading: Bilingual = { ar: 'ملاحظة', en: 'Note' }

/** All headings that this column has had, because a file may come back late. */
export const noteHeadings: readonly string[] = [noteHeading.ar, noteHeading.en, 'سبب الرفض', 'Rejection reason']

/** The shops whose exported files are recognised by their headings, and our own template. */
export const importSources = ['salla', 'zid', 'shopify', 'rahba'] as const
export type ImportSource = (typeof importSources)[number]

/** Columns that tell which product or variant a row changes; without any of them every row is a new product. */
const keyFields = ['id', 'product', 'variant_id', 'sku', 'barcode'] as const satisfies readonly ImportField[]

/**
 * The columns a new product needs and `mapping` lacks. A file with a key may leave them out, and then only changes what is there. A name in one
 * language is enough, and a new product without a quantity has none.
 */
export const missingForNew = (mapping: Mapping): ImportField[] => [
  ...(mapping.includes('name.ar') || mapping.includes('name.en') ? [] : (['name.ar'] as const)),
  ...(mapping.includes('price') ? [] : (['price'] as const)),
]

/** True if a file with this mapping can be checked at all. */
export const isComplete = (mapping: Mapping): boolean =>
  missingForNew(mapping).length === 0 || (keyFields.some((key) => mapping.includes(key)) && mapping.filter(Boolean).length > 1)
