import {
  type ImportField,
  type ImportSource,
  importFields,
  importHeading,
  noteHeadings,
  optionNumbers,
} from '@rahba/contract/catalog/import/import-fields'
import { foldName } from '@rahba/contract/kernel/fold'
import { findKnownFile } from './known-files.ts'

const optionFields = optionNumbers.flatMap((n) => [
  [`option${n}_name.ar`, `option ${n} name ar|option${n}_name_ar|اسم الخيار ${n}|الخيار ${n}${n === 1 ? '|اسم الخيار' : ''}`],
  [`option${n}_name.en`, `option ${n} name|option ${n} name en|اسم الخيار ${n} بالإنجليزية${n === 1 ? '|option name' : ''}`],
  [`option${n}_value.ar`, `option ${n} value ar|قيمة الخيار ${n}${n === 1 ? '|قيمة الخيار' : ''}`],
  [`option${n}_value.en`, `option ${n} value|option ${n} value en|قيمة الخيار ${n} بالإنجليزية${n === 1 ? '|option value' : ''}`],
  [`option${n}_look`, `option ${n} colour|option ${n} color|option ${n} image|لون الخيار ${n}|صورة الخيار ${n}`],
])
type OptionField = Extract<ImportField, `option${number}${string}`>
const options = Object.fromEntries(optionFields) as Record<OptionField, string> // it has each of them

// The names that other shops and suppliers use for these columns, besides our own headings.
const otherNames: Record<ImportField, string> = {
  id: 'id|product id|المعرف|معرف المنتج|رقم المنتج',
  product: 'product key|handle|url handle|group|parent|parent sku|مفتاح المنتج|المجموعة|المنتج الأساسي',
  variant_id: 'variant id|معرف المتغير',
  sku: 'sku|variant sku|رمز المنتج|رمز المنتج sku|رمز التخزين|رمز sku',
  barcode: 'barcode|variant barcode|باركود|الباركود|gtin|ean|upc',
  'name.ar': 'name|product|product name|title|اسم المنتج|الاسم|المنتج|اسم المنتج بالعربي|الاسم بالعربي|الاسم العربي|name ar|arabic name',
  'name.en': 'name en|english name|title en|اسم المنتج بالانجليزي|الاسم بالانجليزي|الاسم الانجليزي|اسم المنتج بالانجليزية',
  'description.ar': 'description|details|الوصف|وصف المنتج|التفاصيل|الوصف بالعربي|description ar|arabic description',
  'description.en': 'description en|english description|الوصف بالانجليزي|الوصف بالانجليزية|وصف المنتج بالانجليزي',
  category_id: 'category|main category|التصنيف|تصنيف المنتج|التصنيف الرئيسي|الفئة|القسم الرئيسي',
  subcategory_id: 'subcategory|sub category|التصنيف الفرعي|الفئة الفرعية',
  shelf_id: 'shelf|collection|store category|store collection|تصنيف المتجر|قسم المتجر|القسم|الرف',
  price: 'price|unit price|regular price|السعر|سعر المنتج|سعر البيع|السعر الأساسي',
  price_after_discount: 'sale price|discount price|discounted price|السعر المخفض|السعر بعد التخفيض|سعر التخفيض|بعد الخصم',
  quantity: 'quantity|qty|stock|inventory|الكمية|كمية المخزون|المخزون|الكمية المتوفرة',
  quantity_seen: 'quantity seen|exported quantity',
  compare_at_price: 'compare at price|variant compare at price|price before discount|السعر قبل الخصم|السعر قبل التخفيض',
  max_purchase_quantity: 'max quantity|max per order|maximum quantity|أقصى كمية|أقصى كمية للطلب|الحد الأقصى للطلب|الحد الأعلى لكل طلب',
  weight: 'weight|weight grams|weight g|الوزن|وزن المنتج|الوزن بالغرام|الوزن بالجرام',
  weight_unit: 'weight unit|وحدة الوزن',
  variant_weight: 'variant weight|variant grams|وزن المتغير',
  variant_image: 'variant image|variant image url|صورة المتغير',
  variant_active: 'variant active|offered|توفر المتغير',
  made_in: 'country|country of origin|origin|بلد المنشأ|دولة الصنع|بلد الصناعة|بلد التصنيع',
  brand: 'brand|vendor|manufacturer|الماركة|العلامة|البراند|العلامة التجارية',
  tags: 'tags|tag|keywords|الوسوم|وسوم|الكلمات المفتاحية|كلمات مفتاحية',
  images: 'images|image|pictures|picture|photos|photo|الصور|صور|الصورة|صورة|صورة المنتج|صور المنتج|أسماء الصور',
  additional_fields: 'additional fields|modifiers|الحقول الإضافية|حقول إضافية',
  row_kind: 'row type|type of row|نوع الصف',
  source_category: 'category in your previous store|التصنيف في المتجر السابق',
  ...options,
  visibility: 'status|published|visible|الحالة|حالة المنتج|العرض|الظهور',
}

const fieldsByName = new Map(
  importFields.flatMap((field) =>
    [...otherNames[field].split('|'), field, importHeading(field, 'ar'), importHeading(field, 'en')].map(
      (name) => [foldName(name), field] as const,
    ),
  ),
)
const ignored = new Set(noteHeadings.map(foldName))

/**
 * Returns each column's most likely field; null if none fits. Of two columns for one field the first that holds something is taken. Our own
 * headings always match, in either language. Of a file of a shop we know, only that shop's columns are taken.
 */
export function guessMapping(columns: readonly { heading: string; samples: readonly string[] }[]): (ImportField | null)[] {
  const fields = findKnownFile(columns.map(({ heading }) => heading))?.fields ?? fieldsByName
  const fitting = columns.map(({ heading }) => (ignored.has(foldName(heading)) ? undefined : fields.get(foldName(heading))))
  const chosen = new Map<ImportField, number>()
  for (const [index, field] of fitting.entries()) {
    const other = field && columns[chosen.get(field) ?? -1]
    if (field && (!other || (other.samples.length === 0 && columns[index]?.samples.length !== 0))) chosen.set(field, index)
  }
  return fitting.map((field, index) => (field && chosen.get(field) === index ? field : null))
}

const ownHeadings = new Map(
  importFields.flatMap((field) =>
    [foldName(importHeading(field, 'ar')), foldName(importHeading(field, 'en'))].map((name) => [name, field]),
  ),
)

/** The kind of file that headings are known from: that of another shop, or our template and exports, which have our own headings alone. */
export function findSource(headings: readonly string[]): ImportSource | null {
  const known = findKnownFile(headings)
  if (known) return known.source
  const own = headings.map(foldName).filter((name) => name !== '' && !ignored.has(name))
  const fields = new Set(own.map((name) => ownHeadings.get(name)))
  return fields.has('product') && fields.has('price') && !fields.has(undefined) ? 'rahba' : null
}
