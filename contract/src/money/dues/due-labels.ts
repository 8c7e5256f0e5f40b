import type { FieldLabels } from '../../kernel/labels.ts'

export const dueLabels = {
  number: { ar: 'رقم الكشف', en: 'Statement number' },
  store_id: { ar: 'المتجر', en: 'Store' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  paid: { ar: 'المبلغ المسدد', en: 'Paid' },
  waived: { ar: 'مبلغ الإعفاء', en: 'Waived' },
  left: { ar: 'المبلغ المتبقي', en: 'Remaining' },
  status: { ar: 'الحالة', en: 'Status' },
  period_from: { ar: 'بداية الفترة', en: 'Period start' },
  period_to: { ar: 'نهاية الفترة', en: 'Period end' },
  due_on: { ar: 'آخر يوم للسداد', en: 'Due date' },
  created_at: { ar: 'تاريخ الإصدار', en: 'Issued' },
  closed_at: { ar: 'تاريخ الإغلاق', en: 'Closed' },
  action: { ar: 'الإجراء', en: 'Action' },
  reason: { ar: 'السبب', en: 'Reason' },
  reference: { ar: 'مرجع العملية البنكية', en: 'Bank reference' },
  note: { ar: 'ملاحظة للمتجر', en: 'Note to store' },
  bank_account_id: { ar: 'الحساب المحوَّل إليه', en: 'Receiving account' },
  sender_name: { ar: 'اسم المحوّل', en: 'Sender name' },
  slip: { ar: 'إيصال التحويل', en: 'Transfer slip' },
} satisfies FieldLabels
