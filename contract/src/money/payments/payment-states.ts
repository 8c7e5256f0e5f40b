/** States of what a shopper paid or says to have paid. */
export const shopperPaymentStatuses = {
  pending: { ar: 'بانتظار التأكيد', en: 'Awaiting confirmation' },
  confirmed: { ar: 'مؤكدة', en: 'Confirmed' },
  refused: { ar: 'مرفوضة', en: 'Rejected' },
  held: { ar: 'موقوفة', en: 'On hold' },
  refunded: { ar: 'مستردة', en: 'Refunded' },
} as const

/** The card gateways. */
export const gatewayNames = { moyasar: { ar: 'ميسر', en: 'Moyasar' } } as const
export type GatewayName = keyof typeof gatewayNames

/** The sources of the gateway's reports on a payment: its webhooks, and its answers to our own requests. */
export const gatewayReportSources = ['webhook', 'check'] as const

/** The reasons that money paid by card did not pay its order. */
export const heldFor = {
  amount: { ar: 'المبلغ المدفوع لا يطابق مبلغ الطلب', en: 'The amount paid doesn’t match the order' },
  currency: { ar: 'عملة الدفع ليست الريال السعودي', en: 'The payment wasn’t in Saudi riyals' },
  order: { ar: 'الدفعة تخص طلبًا آخر لدى بوابة الدفع', en: 'The gateway links the payment to another order' },
  late: { ar: 'وصلت الدفعة بعد انتهاء مهلة الدفع', en: 'The payment arrived after the payment deadline' },
} as const

/** States of money on its way back to a card. */
export const cardRefundStatuses = {
  pending: { ar: 'قيد الإرسال', en: 'Sending' },
  done: { ar: 'تم رد المبلغ', en: 'Refunded' },
  failed: { ar: 'مرفوض من بوابة الدفع', en: 'Declined by the gateway' },
  dropped: { ar: 'تم رد المبلغ بطريقة أخرى', en: 'Refunded another way' },
} as const

/** Names of what a list and a file of payments show. */
export const paymentLabels = {
  order_number: { ar: 'رقم الطلب', en: 'Order number' },
  method: { ar: 'طريقة الدفع', en: 'Payment method' },
  sender_name: { ar: 'اسم المحوّل', en: 'Sender name' },
  reference: { ar: 'مرجع العملية', en: 'Reference' },
  card: { ar: 'البطاقة', en: 'Card' },
  fee: { ar: 'رسوم بوابة الدفع', en: 'Gateway fee' },
  note: { ar: 'ملاحظة', en: 'Note' },
  store: { ar: 'المتجر', en: 'Store' },
  user: { ar: 'العميل', en: 'Customer' },
  slip: { ar: 'إيصال التحويل', en: 'Transfer slip' },
  created_at: { ar: 'تاريخ الوصول', en: 'Received' },
  decided_at: { ar: 'وقت المراجعة', en: 'Reviewed' },
  decided_by: { ar: 'المُراجِع', en: 'Reviewed by' },
  bank: { ar: 'الحساب المحوَّل إليه', en: 'Receiving account' },
  iban_number: { ar: 'آيبان الحساب المحوَّل إليه', en: 'Receiving IBAN' },
  scope: { ar: 'الطلبات', en: 'Orders' },
}
