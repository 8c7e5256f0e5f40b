import type { FieldLabels } from '../kernel/labels.ts'
import type { Bilingual } from '../kernel/locale.ts'
import { ledgerEvents } from '../money/ledger/ledger.ts'
import type { shopperPaymentStatuses } from '../money/payments/payment-states.ts'

/** The means a shopper's money moved by. */
export const transactionKinds = {
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  cod: { ar: 'الدفع عند الاستلام', en: 'Cash on delivery' },
  card: { ar: 'بطاقة', en: 'Card' },
} as const

export const transactionLabels = {
  kind: { ar: 'طريقة الدفع', en: 'Payment method' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  /** The mark of refused and pending payments in a file; the screen puts it in brackets. */
  not_moved: { ar: 'المبلغ غير المؤكد', en: 'Unconfirmed amount' },
  event: { ar: 'العملية', en: 'Transaction' },
  status: { ar: 'الحالة', en: 'Status' },
  at: { ar: 'الوقت', en: 'Time' },
  order_number: { ar: 'رقم الطلب', en: 'Order number' },
  store: { ar: 'المتجر', en: 'Store' },
  from: { ar: 'من تاريخ', en: 'From' },
  to: { ar: 'إلى تاريخ', en: 'To' },
} satisfies FieldLabels

/** Describes the movement: an event of the balance, or the payment of an order. */
export const transactionEvent = ({ event }: { event: keyof typeof ledgerEvents | null }): Bilingual =>
  event ? ledgerEvents[event] : { ar: 'دفعة طلب', en: 'Order payment' }

/** True if money moved: a refused or pending payment has moved none. */
export const hasMoved = ({ status }: { status: keyof typeof shopperPaymentStatuses | null }): boolean =>
  status !== 'refused' && status !== 'pending'
