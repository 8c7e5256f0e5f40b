import type { FieldLabels } from '../kernel/labels.ts'

export const dueLabels = {
  number: { ar: 'رقم الكشف', en: 'Number' },
  store_id: { ar: 'المتجر', en: 'Store' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  paid: { ar: 'المسدد', en: 'Paid' },
  waived: { ar: 'المعفى', en: 'Waived' },
  left: { ar: 'المتبقي', en: 'Left to pay' },
  status: { ar: 'الحالة', en: 'Status' },
  period_from: { ar: 'بداية الفترة', en: 'Period from' },
  period_to: { ar: 'نهاية الفترة', en: 'Period to' },
  due_on: { ar: 'تاريخ الاستحقاق', en: 'Due on' },
  created_at: { ar: 'صدر', en: 'Issued' },
  closed_at: { ar: 'اكتمل', en: 'Settled' },
  action: { ar: 'الإجراء', en: 'Action' },
  reason: { ar: 'السبب', en: 'Reason' },
  reference: { ar: 'مرجع العملية البنكية', en: 'Bank reference' },
  note: { ar: 'ملاحظة للمتجر', en: 'Note to the store' },
  bank_account_id: { ar: 'الحساب المحوّل إليه', en: 'Account transferred to' },
  sender_name: { ar: 'اسم المحوّل', en: 'Sender' },
  slip: { ar: 'إيصال التحويل', en: 'Transfer slip' },
} satisfies FieldLabels
