import type { FieldLabels } from '../../kernel/labels.ts'
import type { Bilingual } from '../../kernel/locale.ts'

const noteLabel: Bilingual = { ar: 'ملاحظة', en: 'Note' }
export const cancellationLabels: FieldLabels = {
  number: { ar: 'الرقم', en: 'Number' },
  created_at: { ar: 'تاريخ الطلب', en: 'Requested' },
  user: { ar: 'العميل', en: 'Customer' },
  answerable: { ar: 'يمكن للمتجر الرد', en: 'Store can respond' },
  order_id: { ar: 'الطلب', en: 'Order' },
  kind: { ar: 'النوع', en: 'Type' },
  status: { ar: 'الحالة', en: 'Status' },
  lines: { ar: 'المنتجات', en: 'Items' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  received: { ar: 'السليم', en: 'In good condition' },
  damaged: { ar: 'التالف', en: 'Damaged' },
  missing: { ar: 'المفقود', en: 'Missing' },
  refund_reason: { ar: 'السبب', en: 'Reason' },
  refund_reason_other: { ar: 'السبب الآخر', en: 'Other reason' },
  note: noteLabel,
  problem_description: { ar: 'وصف المشكلة', en: 'Problem description' },
  attachments: { ar: 'المرفقات', en: 'Attachments' },
  papers: { ar: 'المرفقات', en: 'Attachments' },
  admin_note: { ar: 'ملاحظة الإدارة', en: 'Admin note' },
  fault: { ar: 'الطرف المسؤول', en: 'Responsible party' },
  expected_amount: { ar: 'المبلغ المتوقع', en: 'Expected amount' },
  destination: { ar: 'وجهة المبلغ', en: 'Refund to' },
  amount_final: { ar: 'المبلغ النهائي', en: 'Final amount' },
  iban_number: { ar: 'الآيبان', en: 'IBAN' },
  account_holder: { ar: 'صاحب الحساب', en: 'Account holder' },
  reference: { ar: 'مرجع العملية البنكية', en: 'Bank reference' },
  receipt: { ar: 'إيصال التحويل', en: 'Transfer receipt' },
  goods_back: { ar: 'إعادة المنتجات إلى المتجر', en: 'Return items to the store' },
}
