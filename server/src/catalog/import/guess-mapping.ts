import { failureHeading, type ImportField, importFields, importHeading } from '@rahba/contract/catalog/import-fields'
import { fold } from './fold.ts'

// The names that other shops and suppliers use for these columns, besides our own headings.
const otherNames: Record<ImportField, string> = {
  id: 'id|product id|المعرف|معرف المنتج|رقم المنتج',
  barcode: 'barcode|باركود|الباركود|رمز المنتج|sku|رمز التخزين|gtin|ean|upc',
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
  max_purchase_quantity: 'max quantity|max per order|maximum quantity|أقصى كمية|أقصى كمية للطلب|الحد الأقصى للطلب|الحد الأعلى لكل طلب',
  weight: 'weight|weight grams|weight g|الوزن|وزن المنتج|الوزن بالغرام|الوزن بالجرام',
  made_in: 'country|country of origin|origin|بلد المنشأ|دولة الصنع|بلد الصناعة|بلد التصنيع',
  brand: 'brand|vendor|manufacturer|الماركة|العلامة|البراند|العلامة التجارية',
  tags: 'tags|tag|keywords|الوسوم|وسوم|الكلمات المفتاحية|كلمات مفتاحية',
  images: 'images|image|pictures|picture|photos|photo|الصور|صور|الصورة|صورة|صورة المنتج|صور المنتج|أسماء الصور',
  additional_fields: 'additional fields|options|modifiers|الحقول الإضافية|حقول إضافية|الخيارات|خيارات المنتج',
  visibility: 'status|published|visible|الحالة|حالة المنتج|العرض|الظهور',
}

const fieldsByName = new Map(
  importFields.flatMap((field) =>
    [...otherNames[field].split('|'), field, importHeading(field, 'ar'), importHeading(field, 'en')].map(
      (name) => [fold(name), field] as const,
    ),
  ),
)
const ignored = new Set([fold(failureHeading.ar), fold(failureHeading.en)])

/** Returns each heading's most likely field; null if none fits or another column came first. Our own headings always match, in either language. */
export function guessMapping(headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return headings.map((heading) => {
    const name = fold(heading)
    const field = ignored.has(name) ? undefined : fieldsByName.get(name)
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
