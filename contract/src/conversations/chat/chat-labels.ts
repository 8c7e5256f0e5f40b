import type { FieldLabels } from '../../kernel/labels.ts'

/** The most characters of one message. */
export const maxMessage = 2000

export const reportReasons = {
  spam: { ar: 'رسائل غير مرغوب فيها أو إعلانات', en: 'Spam or advertising' },
  abuse: { ar: 'إساءة أو تهديد', en: 'Abuse or threats' },
  fraud: { ar: 'احتيال أو طلب دفع خارج المنصة', en: 'Fraud or a request to pay outside the platform' },
  other: { ar: 'سبب آخر', en: 'Other reason' },
} as const

export const chatLabels = {
  text: { ar: 'الرسالة', en: 'Message' },
  file_id: { ar: 'الملف', en: 'File' },
  reason: { ar: 'السبب', en: 'Reason' },
  note: { ar: 'ملاحظة', en: 'Note' },
  order_id: { ar: 'الطلب', en: 'Order' },
  product_id: { ar: 'المنتج', en: 'Product' },
  store_id: { ar: 'المتجر', en: 'Store' },
} satisfies FieldLabels
