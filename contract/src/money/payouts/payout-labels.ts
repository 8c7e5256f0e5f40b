import type { FieldLabels } from '../../kernel/labels.ts'

export const payoutLabels = {
  number: { ar: 'رقم السحب', en: 'Payout number' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  bank: { ar: 'البنك', en: 'Bank' },
  bank_account_name: { ar: 'اسم صاحب الحساب', en: 'Account holder' },
  iban_no: { ar: 'الآيبان', en: 'IBAN' },
  status: { ar: 'الحالة', en: 'Status' },
  action: { ar: 'الإجراء', en: 'Action' },
  reason: { ar: 'السبب', en: 'Reason' },
  reference: { ar: 'مرجع العملية البنكية', en: 'Bank reference' },
  receipt: { ar: 'إيصال التحويل', en: 'Transfer receipt' },
  note: { ar: 'ملاحظة', en: 'Note' },
  created_at: { ar: 'وقت الطلب', en: 'Requested' },
  paid_at: { ar: 'وقت التحويل', en: 'Paid' },
  file: { ar: 'ملف نتيجة البنك', en: 'Bank result file' },
  run_id: { ar: 'ملف البنك', en: 'Bank file' },
  payouts: { ar: 'عدد السحوبات', en: 'Payouts' },
  expected: { ar: 'المبلغ المعروض قبل التجهيز', en: 'Amount shown before creating the file' },
} satisfies FieldLabels
