/** States of what a shopper paid or says to have paid. */
export const shopperPaymentStatuses = {
  pending: { ar: 'بانتظار التأكيد', en: 'Waiting to be confirmed' },
  confirmed: { ar: 'مؤكدة', en: 'Confirmed' },
  refused: { ar: 'مرفوضة', en: 'Refused' },
  held: { ar: 'موقوفة', en: 'Held' },
  refunded: { ar: 'مستردة', en: 'Refunded' },
} as const

/** The card gateways. */
export const gatewayNames = { moyasar: { ar: 'ميسر', en: 'Moyasar' } } as const

/** The reasons that money paid by card did not pay its order. */
export const heldFor = {
  amount: { ar: 'المبلغ المدفوع لا يساوي مبلغ الطلب', en: 'The amount is not the order’s' },
  currency: { ar: 'عملة الدفع ليست الريال السعودي', en: 'It was not paid in riyals' },
  order: { ar: 'الدفعة تخص طلبًا آخر لدى البوابة', en: 'The gateway names another order for it' },
  late: { ar: 'وصلت والطلب لم يعد ينتظر الدفع', en: 'It came when the order no longer awaited payment' },
} as const

/** States of money on its way back to a card. */
export const cardRefundStatuses = {
  pending: { ar: 'قيد الإرسال', en: 'Being sent' },
  done: { ar: 'تم', en: 'Done' },
  failed: { ar: 'رفضتها البوابة', en: 'Refused by the gateway' },
  dropped: { ar: 'دُفعت بطريقة أخرى', en: 'Paid by other means' },
} as const

/** Names of what a list and a file of payments show. */
export const paymentLabels = {
  order_number: { ar: 'رقم الطلب', en: 'Order' },
  method: { ar: 'الطريقة', en: 'Method' },
  sender_name: { ar: 'اسم المحوّل', en: 'Sender' },
  reference: { ar: 'مرجع العملية', en: 'Reference' },
  card: { ar: 'البطاقة', en: 'Card' },
  fee: { ar: 'رسوم البوابة', en: 'Gateway fee' },
  note: { ar: 'ملاحظة', en: 'Note' },
  store: { ar: 'المتجر', en: 'Store' },
  user: { ar: 'العميل', en: 'Shopper' },
  slip: { ar: 'إيصال التحويل', en: 'Transfer slip' },
  created_at: { ar: 'وصلت', en: 'Received' },
  decided_at: { ar: 'وقت المراجعة', en: 'Reviewed' },
  decided_by: { ar: 'راجعها', en: 'Reviewed by' },
  bank: { ar: 'الحساب المحوّل إليه', en: 'Account transferred to' },
  iban_number: { ar: 'آيبان الحساب المحوّل إليه', en: 'IBAN transferred to' },
}
