import type { FieldLabels } from '../../kernel/labels.ts'

export const productLabels = {
  name: { ar: 'اسم المنتج', en: 'Product name' },
  description: { ar: 'وصف المنتج', en: 'Description' },
  category_id: { ar: 'التصنيف', en: 'Category' },
  subcategory_id: { ar: 'التصنيف الفرعي', en: 'Subcategory' },
  shelf_id: { ar: 'تصنيف المتجر', en: 'Collection' },
  price: { ar: 'السعر', en: 'Price' },
  price_after_discount: { ar: 'السعر بعد الخصم', en: 'Price after discount' },
  weight: { ar: 'الوزن (جرام)', en: 'Weight (grams)' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  barcode: { ar: 'الباركود', en: 'Barcode' },
  sku: { ar: 'رمز SKU', en: 'SKU' },
  axes: { ar: 'الخيارات', en: 'Options' },
  variants: { ar: 'المتغيرات', en: 'Variants' },
  values: { ar: 'القيم', en: 'Values' },
  colour: { ar: 'اللون', en: 'Colour' },
  quantity_seen: { ar: 'الكمية', en: 'Quantity' },
  made_in: { ar: 'بلد الصنع', en: 'Country of origin' },
  brand: { ar: 'العلامة التجارية', en: 'Brand' },
  max_purchase_quantity: { ar: 'الحد الأقصى لكل طلب', en: 'Maximum per order' },
  tags: { ar: 'الوسوم', en: 'Tags' },
  images: { ar: 'صور المنتج', en: 'Images' },
  attachments: { ar: 'المرفقات', en: 'Attachments' },
  additional_fields: { ar: 'الحقول الإضافية', en: 'Additional fields' },
  sales: { ar: 'القطع المباعة', en: 'Units sold' },
  final_price: { ar: 'السعر النهائي', en: 'Final price' },
  store_id: { ar: 'المتجر', en: 'Store' },
  value: { ar: 'القيمة', en: 'Value' },
} satisfies FieldLabels

export const maxImages = 10
export const maxAttachments = 5
