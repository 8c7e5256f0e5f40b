import type { FieldLabels } from '../kernel/labels.ts'
import type { Bilingual } from '../kernel/locale.ts'

const noteLabel: Bilingual = { ar: 'ملاحظة', en: 'Note' }
export const cancellationLabels: FieldLabels = {
  number: { ar: 'الرقم', en: 'Number' },
  created_at: { ar: 'قُدّم', en: 'Asked' },
  user: { ar: 'العميل', en: 'Shopper' },
  answerable: { ar: 'يمكن للمتجر الرد', en: 'The store can answer' },
  order_id: { ar: 'الطلب', en: 'Order' },
  kind: { ar: 'النوع', en: 'Kind' },
  status: { ar: 'الحالة', en: 'Status' },
  lines: { ar: 'المنتجات', en: 'Items' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  received: { ar: 'سليم', en: 'Sound' },
  damaged: { ar: 'تالف', en: 'Damaged' },
  missing: { ar: 'مفقود', en: 'Missing' },
  refund_reason: { ar: 'السبب', en: 'Reason' },
  refund_reason_other: { ar: 'السبب الآخر', en: 'The other reason' },
  note: noteLabel,
  problem_description: { ar: 'وصف المشكلة', en: 'What is wrong' },
  attachments: { ar: 'المرفقات', en: 'Attachments' },
  papers: { ar: 'المرفقات', en: 'Attachments' },
  admin_note: { ar: 'ملاحظة الإدارة', en: 'Admin note' },
  fault: { ar: 'المسؤول عن السبب', en: 'Who is at fault' },
  destination: { ar: 'وجهة المبلغ', en: 'Refund to' },
  amount_final: { ar: 'المبلغ النهائي', en: 'Final amount' },
  iban_number: { ar: 'الآيبان', en: 'IBAN' },
  account_holder: { ar: 'صاحب الحساب', en: 'Account holder' },
  reference: { ar: 'مرجع العملية البنكية', en: 'Bank reference' },
  receipt: { ar: 'إيصال التحويل', en: 'Transfer receipt' },
  goods_back: { ar: 'تعود المنتجات إلى المتجر', en: 'The goods come back' },
}
