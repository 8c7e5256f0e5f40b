import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/** States of an order, with the words people see (docs/domain/orders.md#states). */
export const orderStatuses = {
  pending_payment: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  new: { ar: 'جديد', en: 'New' },
  accepted: { ar: 'مقبول', en: 'Accepted' },
  preparing: { ar: 'قيد التجهيز', en: 'Preparing' },
  ready: { ar: 'جاهز', en: 'Ready' },
  shipped: { ar: 'تم الشحن', en: 'Shipped' },
  out_for_delivery: { ar: 'قيد التوصيل', en: 'Out for delivery' },
  delivery_failed: { ar: 'تعذّر التوصيل', en: 'Delivery failed' },
  returned_to_store: { ar: 'عاد إلى المتجر', en: 'Returned to store' },
  delivered: { ar: 'تم التوصيل', en: 'Delivered' },
  completed: { ar: 'مكتمل', en: 'Completed' },
  cancel_requested: { ar: 'طُلب الإلغاء', en: 'Cancellation requested' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
} as const satisfies Record<string, Bilingual>
export type OrderStatus = keyof typeof orderStatuses

/** The words of an order's state: a pick-up is not delivered but picked up. */
export const orderStatusLabel = ({ status, fulfilment }: { status: OrderStatus; fulfilment?: Fulfilment | undefined }): Bilingual =>
  status === 'delivered' && fulfilment === 'pickup' ? { ar: 'تم الاستلام', en: 'Picked up' } : orderStatuses[status]

export const paymentStatuses = {
  unpaid: { ar: 'غير مدفوع', en: 'Unpaid' },
  paid: { ar: 'مدفوع', en: 'Paid' },
  cod_pending: { ar: 'الدفع عند الاستلام', en: 'Cash on delivery' },
  cod_collected: { ar: 'تم التحصيل', en: 'Cash collected' },
  partially_refunded: { ar: 'مسترد جزئيًا', en: 'Partially refunded' },
  refunded: { ar: 'مسترد', en: 'Refunded' },
  voided: { ar: 'ملغى', en: 'Voided' },
} as const satisfies Record<string, Bilingual>
export type PaymentStatus = keyof typeof paymentStatuses

export const paymentMethods = {
  cod: { ar: 'الدفع عند الاستلام', en: 'Cash on delivery' },
  bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  card: { ar: 'بطاقة', en: 'Card' },
} as const satisfies Record<string, Bilingual>
export type PaymentMethod = keyof typeof paymentMethods

export const fulfilments = {
  store_delivery: { ar: 'توصيل المتجر', en: 'Store delivery' },
  shipping_company: { ar: 'شركة شحن', en: 'Carrier' },
  pickup: { ar: 'استلام من المتجر', en: 'Pickup' },
} as const satisfies Record<string, Bilingual>
export type Fulfilment = keyof typeof fulfilments

/** Orders with a step still to come: a delivered one waits for its return window, one that came back to the store for its cancellation. */
export const openOrders = typedKeys(orderStatuses).filter((status) => status !== 'completed' && status !== 'cancelled')

/** States that are final once all goods came back and were refunded: the return window has nothing left to wait for. */
export const finalOnceReturned = ['delivered'] as const satisfies readonly OrderStatus[]

/** True if nothing more will happen with an order, so that it keeps nobody from closing an account. */
export const isFinalOrder = ({ status, all_returned }: { status: OrderStatus; all_returned: boolean }): boolean =>
  !openOrders.some((one) => one === status) || (all_returned && finalOnceReturned.some((one) => one === status))

/** Orders that count as a sale: neither waiting for their payment nor cancelled. */
export const salesStatuses = typedKeys(orderStatuses).filter((status) => status !== 'pending_payment' && status !== 'cancelled')

/** The tabs of the order lists, each over some states. */
export const orderTabs = {
  new: ['new', 'cancel_requested'],
  in_progress: ['accepted', 'preparing', 'ready'],
  on_the_way: ['shipped', 'out_for_delivery', 'delivery_failed', 'returned_to_store'],
  delivered: ['delivered', 'completed'],
  pending_payment: ['pending_payment'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderStatus[]>
export type OrderTab = keyof typeof orderTabs

export const orderTabLabels: Record<OrderTab, Bilingual> = {
  new: { ar: 'جديدة', en: 'New' },
  in_progress: { ar: 'قيد التنفيذ', en: 'In progress' },
  on_the_way: { ar: 'في الطريق', en: 'On the way' },
  delivered: { ar: 'تم التوصيل', en: 'Delivered' },
  pending_payment: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  cancelled: { ar: 'ملغاة', en: 'Cancelled' },
}

/** The tabs of a shopper's own list: those of the offices, and all orders that are still under way. */
export const ownOrderTabs = {
  ...orderTabs,
  open: openOrders.filter((status) => status !== 'delivered'),
} as const satisfies Record<string, readonly OrderStatus[]>
export type OwnOrderTab = keyof typeof ownOrderTabs

const collectedOrNever: readonly OrderStatus[] = ['delivered', 'completed', 'cancelled']
/** The amount still to be collected at the door: less what was cancelled before delivery, and 0 after delivery. */
export const cashToCollect = (order: {
  status: OrderStatus
  payment_method: PaymentMethod
  to_charge: number
  cancelled_amount: number
}): number =>
  order.payment_method !== 'cod' || collectedOrNever.includes(order.status) ? 0 : Math.max(0, order.to_charge - order.cancelled_amount)
