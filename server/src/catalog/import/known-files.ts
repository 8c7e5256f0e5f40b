import type { ImportField, ImportSource } from '@rahba/contract/catalog/import/import-fields'
import { foldName } from '@rahba/contract/kernel/fold'

// The headings of other shops' exports as they publish them (docs/decisions/product-import.md). `marks` tell the file, columns without a field
// are left.

interface KnownFile {
  source: ImportSource
  marks: readonly string[]
  fields: Readonly<Record<string, ImportField>>
}

// A merchant may have filled in either column, and the filled one is used.
const barcodes: Readonly<Record<string, ImportField>> = { Barcode: 'barcode', GTIN: 'barcode', EAN: 'barcode', UPC: 'barcode' }

const sallaOptions = Object.fromEntries(
  ([1, 2, 3] as const).flatMap((n) => [
    [`[${n}] الاسم`, `option${n}_name.ar`],
    [`[${n}] القيمة`, `option${n}_value.ar`],
    [`[${n}] الصورة / اللون`, `option${n}_look`],
  ]),
) as Record<string, ImportField> // both are fields of an option

const salla: KnownFile = {
  source: 'salla',
  marks: ['النوع', 'أسم المنتج', 'رمز المنتج sku'],
  fields: {
    النوع: 'row_kind',
    'أسم المنتج': 'name.ar',
    'تصنيف المنتج': 'source_category',
    'صورة المنتج': 'images',
    'سعر المنتج': 'price',
    'الكمية المتوفرة': 'quantity',
    الكمية: 'quantity',
    الوصف: 'description.ar',
    'رمز المنتج sku': 'sku',
    'السعر المخفض': 'price_after_discount',
    'اقصي كمية لكل عميل': 'max_purchase_quantity',
    الوزن: 'variant_weight',
    'وحدة الوزن': 'weight_unit',
    الماركة: 'brand',
    الباركود: 'barcode',
    ...barcodes,
    ...sallaOptions,
  },
}

const sideOptions = Object.fromEntries(
  ([1, 2, 3] as const).flatMap((n) =>
    (['name', 'value'] as const).flatMap((part) =>
      (['ar', 'en'] as const).map((side) => [`option${n}_${part}_${side}`, `option${n}_${part}.${side}`]),
    ),
  ),
) as Record<string, ImportField> // all are fields of an option

const zid: KnownFile = {
  source: 'zid',
  marks: ['sku', 'name_ar', 'has_variants'],
  fields: {
    has_variants: 'row_kind',
    sku: 'sku',
    ...barcodes,
    name_ar: 'name.ar',
    name_en: 'name.en',
    description_ar: 'description.ar',
    description_en: 'description.en',
    weight: 'variant_weight',
    weight_unit: 'weight_unit',
    price: 'price',
    sale_price: 'price_after_discount',
    quantity: 'quantity',
    categories_ar: 'source_category',
    maximum_quantity_per_order: 'max_purchase_quantity',
    keywords: 'tags',
    images: 'images',
    ...sideOptions,
  },
}

const shopifyOptions = Object.fromEntries(
  ([1, 2, 3] as const).flatMap((n) => [
    [`Option${n} Name`, `option${n}_name.en`],
    [`Option${n} Value`, `option${n}_value.en`],
  ]),
) as Record<string, ImportField> // both are fields of an option

const shopifyShared: Readonly<Record<string, ImportField>> = {
  Title: 'name.ar',
  Vendor: 'brand',
  Type: 'source_category',
  Tags: 'tags',
  ...barcodes,
  ...shopifyOptions,
}

/** Shopify's file until 2025. */
const shopify: KnownFile = {
  source: 'shopify',
  marks: ['Handle', 'Title', 'Variant Price'],
  fields: {
    ...shopifyShared,
    Handle: 'product',
    'Body (HTML)': 'description.ar',
    'Variant SKU': 'sku',
    'Variant Barcode': 'barcode',
    'Variant Grams': 'variant_weight',
    'Variant Inventory Qty': 'quantity',
    'Variant Price': 'price',
    'Variant Compare At Price': 'compare_at_price',
    'Image Src': 'images',
    'Variant Image': 'variant_image',
  },
}

/** Shopify's file of today. */
const shopifyNow: KnownFile = {
  source: 'shopify',
  marks: ['URL handle', 'Title', 'Price'],
  fields: {
    ...shopifyShared,
    'URL handle': 'product',
    Description: 'description.ar',
    SKU: 'sku',
    'Variant Barcodes': 'barcode',
    'Weight value (grams)': 'variant_weight',
    'Inventory quantity': 'quantity',
    Price: 'price',
    'Compare-at price': 'compare_at_price',
    'Product image URL': 'images',
    'Variant image URL': 'variant_image',
  },
}

const known = [salla, zid, shopify, shopifyNow].map(({ source, marks, fields }) => ({
  source,
  marks: marks.map(foldName),
  fields: new Map(Object.entries(fields).map(([heading, field]) => [foldName(heading), field])),
}))

/** The shop that headings are of, with the fields of its headings by their folded names; undefined for a file of no shop we know. */
export function findKnownFile(headings: readonly string[]): { source: ImportSource; fields: ReadonlyMap<string, ImportField> } | undefined {
  const names = new Set(headings.map(foldName))
  return known.find(({ marks }) => marks.every((mark) => names.has(mark)))
}
