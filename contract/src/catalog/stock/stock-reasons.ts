import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

/** Why the stock of a variant changed in a branch. */
export const stockReasons = {
  opening: { ar: 'رصيد افتتاحي', en: 'Opening stock' },
  added: { ar: 'إضافة متغير', en: 'Variant added' },
  removed: { ar: 'حذف متغير أو منتج', en: 'Variant or product deleted' },
  ordered: { ar: 'طلب', en: 'Order placed' },
  cancelled: { ar: 'إلغاء طلب', en: 'Order cancelled' },
  returned: { ar: 'مرتجع', en: 'Return' },
  edited: { ar: 'تعديل المنتج', en: 'Product edited' },
  imported: { ar: 'استيراد', en: 'Import' },
  counted: { ar: 'جرد', en: 'Stock count' },
  received: { ar: 'استلام بضاعة', en: 'Goods received' },
  damaged: { ar: 'تلف', en: 'Damaged' },
  lost: { ar: 'فقدان', en: 'Lost' },
  found: { ar: 'بضاعة زائدة', en: 'Surplus found' },
  transfer: { ar: 'نقل بين الفروع', en: 'Transfer' },
} as const satisfies Record<string, Bilingual>
export type StockReason = keyof typeof stockReasons
export const stockReasonKeys = typedKeys(stockReasons)

/** The reasons that a merchant may give, in the words of the form. */
export const stockAdjustmentNames = {
  counted: { ar: 'جرد: تعيين الكمية الموجودة', en: 'Stock count: set the quantity' },
  received: { ar: 'استلام بضاعة: إضافة', en: 'Goods received: add' },
  found: { ar: 'بضاعة زائدة: إضافة', en: 'Surplus found: add' },
  damaged: { ar: 'تلف: خصم', en: 'Damaged: remove' },
  lost: { ar: 'فقدان: خصم', en: 'Lost: remove' },
} as const satisfies Record<StockAdjustment, Bilingual>

/** The levels that a list of stock is narrowed to. */
export const stockLevels = {
  low: { ar: 'منخفض أو نافد', en: 'Low or out of stock' },
  out: { ar: 'نافد', en: 'Out of stock' },
} as const satisfies Record<string, Bilingual>

/** The reasons that a merchant may give, with the direction they change stock in: a count sets it, others add to it or take from it. */
export const stockAdjustments = { counted: 'set', received: 'add', found: 'add', damaged: 'take', lost: 'take' } as const satisfies Partial<
  Record<StockReason, 'set' | 'add' | 'take'>
>
export type StockAdjustment = keyof typeof stockAdjustments
export const stockAdjustmentKeys = typedKeys(stockAdjustments)
