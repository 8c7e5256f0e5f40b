/** Statements: movements of accounts with their running balance. */
export const text = {
  at: 'الوقت',
  account: 'الحساب',
  event: 'العملية',
  order: 'الطلب',
  store: 'المتجر',
  amount: 'المبلغ',
  debit: 'مدين',
  credit: 'دائن',
  balance: 'الرصيد بعد العملية',
  note: 'ملاحظة',
  reference: 'المرجع',
  from: 'من تاريخ',
  to: 'إلى تاريخ',
  search: 'ابحث برقم الطلب أو المرجع كاملًا',
}
