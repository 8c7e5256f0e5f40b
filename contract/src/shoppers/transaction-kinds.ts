import type { FieldLabels } from '../kernel/labels.ts'
import type { Bilingual } from '../kernel/locale.ts'
import { ledgerEvents } from '../money/ledger.ts'
import type { shopperPaymentStatuses } from '../money/payment-states.ts'

/** Where a shopper's money went through. */
export const transactionKinds = {
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  cod: { ar: 'نقدًا عند الاستلام', en: 'Cash on delivery' },
  card: { ar: 'بطاقة', en: 'Card' },
} as const

export const transactionLabels = {
  kind: { ar: 'الطريقة', en: 'Method' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  /** Of what was refused or still waits, in a file; the screen puts it in brackets. */
  not_moved: { ar: 'مبلغ لم ينتقل', en: 'Amount not moved' },
  event: { ar: 'العملية', en: 'Event' },
  status: { ar: 'الحالة', en: 'Status' },
  at: { ar: 'الوقت', en: 'Time' },
  order_number: { ar: 'رقم الطلب', en: 'Order' },
  store: { ar: 'المتجر', en: 'Store' },
  from: { ar: 'من تاريخ', en: 'From' },
  to: { ar: 'إلى تاريخ', en: 'To' },
} satisfies FieldLabels

/** What happened, in words: an event of the wallet, or that an order was paid. */
export const transactionEvent = ({ event }: { event: keyof typeof ledgerEvents | null }): Bilingual =>
  event ? ledgerEvents[event] : { ar: 'دفع طلب', en: 'Order payment' }

/** Whether money went anywhere: a payment that was refused, or still waits, has moved nothing. */
export const hasMoved = ({ status }: { status: keyof typeof shopperPaymentStatuses | null }): boolean =>
  status !== 'refused' && status !== 'pending'
