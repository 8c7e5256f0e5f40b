import type { Bilingual } from '../../kernel/locale.ts'
import type { Fault } from './refund.ts'

/**
 * States of a cancellation or return (docs/domain/payments-and-refunds.md#states-of-a-cancellation-or-return); the table of what may happen is
 * in `cancellation-actions.ts`.
 */
export const cancellationStatuses = {
  requested: { ar: 'بانتظار رد المتجر', en: 'Awaiting store response' },
  disputed: { ar: 'اعترض المتجر', en: 'Disputed by the store' },
  accepted: { ar: 'وافق المتجر', en: 'Accepted by the store' },
  approved: { ar: 'معتمد', en: 'Approved' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  awaiting_goods: { ar: 'بانتظار وصول المنتجات', en: 'Awaiting items' },
  received: { ar: 'وصلت المنتجات', en: 'Items received' },
  refund_pending: { ar: 'بانتظار رد المبلغ', en: 'Awaiting refund' },
  refund_failed: { ar: 'تعذّر رد المبلغ', en: 'Refund failed' },
  refunded: { ar: 'مسترد', en: 'Refunded' },
  closed: { ar: 'مغلق دون رد مبلغ', en: 'Closed without refund' },
} as const satisfies Record<string, Bilingual>
export type CancellationStatus = keyof typeof cancellationStatuses

const itemsCancelled: Bilingual = { ar: 'أُلغيت المنتجات', en: 'Items cancelled' }

/**
 * The words for the state of a cancellation or return. One that was granted while nothing was paid is closed like one that was withdrawn, and
 * reads otherwise.
 */
export const cancellationStatusLabel = ({
  status,
  cancelled_unpaid,
}: {
  status: CancellationStatus
  cancelled_unpaid: boolean
}): Bilingual => (status === 'closed' && cancelled_unpaid ? itemsCancelled : cancellationStatuses[status])

/** States in which nothing more will happen. */
export const finalCancellations = ['rejected', 'refunded', 'closed'] as const satisfies readonly CancellationStatus[]

export const cancellationKinds = {
  cancel: { ar: 'إلغاء', en: 'Cancellation' },
  return: { ar: 'استرجاع', en: 'Return' },
} as const satisfies Record<string, Bilingual>

/** The mark of an order in a list while a cancellation or return of it is open. */
export const openRequests: Record<CancellationKind, Bilingual> = {
  cancel: { ar: 'إلغاء قيد المعالجة', en: 'Cancellation in progress' },
  return: { ar: 'استرجاع قيد المعالجة', en: 'Return in progress' },
}
export type CancellationKind = keyof typeof cancellationKinds

export const refundReasons = {
  changed_mind: { ar: 'تغيير الرأي', en: 'Changed my mind' },
  wrong_item: { ar: 'منتج خاطئ', en: 'Wrong item' },
  damaged: { ar: 'منتج تالف', en: 'Damaged item' },
  not_as_described: { ar: 'غير مطابق للوصف', en: 'Not as described' },
  late: { ar: 'تأخر التوصيل', en: 'Late delivery' },
  out_of_stock: { ar: 'نفدت الكمية', en: 'Out of stock' },
  duplicate: { ar: 'طلب مكرر', en: 'Duplicate order' },
  other: { ar: 'سبب آخر', en: 'Other reason' },
} as const satisfies Record<string, Bilingual>
type RefundReason = keyof typeof refundReasons

/** The reasons for which a store takes items off an order; the others are its customers'. */
export const storeCancelReasons = ['out_of_stock', 'damaged', 'duplicate', 'other'] as const satisfies readonly RefundReason[]

/** The party at fault by default, until an administrator changes it. */
export const faultOfReason: Record<RefundReason, Fault> = {
  changed_mind: 'customer',
  wrong_item: 'store',
  damaged: 'store',
  not_as_described: 'store',
  late: 'store',
  out_of_stock: 'store',
  duplicate: 'customer',
  other: 'customer',
}

export const faults: Record<Fault, Bilingual> = {
  customer: { ar: 'العميل', en: 'Customer' },
  store: { ar: 'المتجر', en: 'Store' },
  carrier: { ar: 'شركة الشحن', en: 'Carrier' },
  platform: { ar: 'المنصة', en: 'Platform' },
}

export const refundDestinations = {
  wallet: { ar: 'محفظة العميل', en: 'Customer wallet' },
  original: { ar: 'طريقة الدفع الأصلية', en: 'Original payment method' },
  bank: { ar: 'حساب بنكي', en: 'Bank account' },
} as const satisfies Record<string, Bilingual>
export type RefundDestination = keyof typeof refundDestinations

/** The tabs of the lists, each over some states: whose turn it is. */
export const cancellationTabs = {
  to_answer: ['requested'],
  to_decide: ['disputed', 'received'],
  awaiting_goods: ['accepted', 'approved', 'awaiting_goods'],
  to_refund: ['refund_pending', 'refund_failed'],
  done: ['refunded', 'rejected', 'closed'],
} as const satisfies Record<string, readonly CancellationStatus[]>
export type CancellationTab = keyof typeof cancellationTabs

export const cancellationTabLabels: Record<CancellationTab, Bilingual> = {
  to_answer: { ar: 'بانتظار رد المتجر', en: 'Awaiting store response' },
  to_decide: { ar: 'بانتظار القرار', en: 'Awaiting decision' },
  awaiting_goods: { ar: 'بانتظار المنتجات', en: 'Awaiting items' },
  to_refund: { ar: 'بانتظار رد المبلغ', en: 'Awaiting refund' },
  done: { ar: 'مغلقة', en: 'Closed' },
}
