import { foldName } from '@rahba/contract/kernel/fold'

/** The headings that merchants give to the columns of the sheet, in files of their own and of other shops. */
const headings = new Set(
  [
    'variant|option|value|colour|color|size|name|title|المتغير|الخيار|القيمة|اللون|المقاس|الاسم',
    'sku|variant sku|code|رمز sku|رمز المنتج|رمز التخزين|الرمز',
    'barcode|gtin|ean|upc|الباركود|باركود',
    'price|unit price|السعر|سعر|سعر البيع|سعر المتغير',
    'after discount|price after discount|sale price|discount price|discounted price|بعد الخصم|السعر بعد الخصم|السعر المخفض|سعر التخفيض',
    'quantity|qty|stock|inventory|الكمية|المخزون|كمية المخزون|الكمية المتوفرة',
    'weight|weight g|weight kg|weight grams|الوزن|الوزن جم|الوزن كجم|الوزن بالجرام|الوزن بالغرام|الوزن جرام|وزن المتغير',
    'image|picture|photo|الصورة|صورة|صورة المتغير',
    'offered|active|visible|available|معروض|متاح|الظهور|العرض',
  ].flatMap((names) => names.split('|').map(foldName)),
)

/** True if the first of several pasted rows names columns in all its cells, so that it is none of a variant. */
export function hasHeaderRow([first, ...rest]: readonly (readonly string[])[]): boolean {
  const named = (first ?? []).filter((cell) => cell.trim() !== '')
  return rest.length > 0 && named.length > 0 && named.every((cell) => headings.has(foldName(cell)))
}
