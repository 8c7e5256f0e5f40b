import type { Actor } from '../kernel/audiences.ts'
import type { Bilingual } from '../kernel/locale.ts'
import { pluralAr, pluralEn } from '../kernel/plural.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { units, unitText } from '../kernel/units.ts'
import { type Fulfilment, type OrderStatus, orderStatusLabel } from './order-states.ts'

export interface OrderAction extends Bilingual {
  from: readonly OrderStatus[]
  /** `previous`: back to the state the order was in before. */
  to: OrderStatus | 'previous'
  who: readonly Actor[]
  /** The action applies only to orders with this fulfilment. */
  fulfilment?: readonly Fulfilment[]
  /** The fields that the step needs. An admin, who acts in another's place, adds a note to every action. */
  needs?: 'reason' | 'tracking'
}

const store = ['store', 'admin'] as const

/**
 * The actions on an order, and who may take them (docs/domain/orders.md#states). The server enforces this table and buttons are drawn from it.
 * Payments are confirmed by a call of their own, because money moves with them.
 */
export const orderActions = {
  confirm_payment: { from: ['pending_payment'], to: 'new', who: ['system'], ar: 'تأكيد الدفع', en: 'Confirm payment' },
  accept: { from: ['new'], to: 'accepted', who: store, ar: 'قبول الطلب', en: 'Accept order' },
  prepare: { from: ['accepted'], to: 'preparing', who: store, ar: 'بدء التجهيز', en: 'Start preparing' },
  make_ready: { from: ['preparing'], to: 'ready', who: store, ar: 'تحديد كجاهز', en: 'Mark as ready' },
  ship: {
    from: ['ready'],
    to: 'shipped',
    who: store,
    fulfilment: ['shipping_company'],
    needs: 'tracking',
    ar: 'تسليم لشركة الشحن',
    en: 'Hand to carrier',
  },
  send_out: {
    from: ['ready', 'shipped', 'delivery_failed'],
    to: 'out_for_delivery',
    who: store,
    fulfilment: ['store_delivery', 'shipping_company'],
    ar: 'بدء التوصيل',
    en: 'Send out for delivery',
  },
  deliver_own: {
    from: ['ready'],
    to: 'out_for_delivery',
    who: store,
    fulfilment: ['shipping_company'],
    needs: 'reason',
    ar: 'توصيل بمندوب المتجر',
    en: 'Deliver with store driver',
  },
  deliver: {
    from: ['out_for_delivery'],
    to: 'delivered',
    who: store,
    fulfilment: ['store_delivery', 'shipping_company'],
    ar: 'تأكيد التوصيل',
    en: 'Mark as delivered',
  },
  hand_over: { from: ['ready'], to: 'delivered', who: store, fulfilment: ['pickup'], ar: 'تسليم للعميل', en: 'Hand to customer' },
  fail_delivery: {
    from: ['out_for_delivery'],
    to: 'delivery_failed',
    who: store,
    needs: 'reason',
    ar: 'تسجيل تعذّر التوصيل',
    en: 'Mark delivery as failed',
  },
  return_to_store: {
    from: ['delivery_failed', 'shipped'],
    to: 'returned_to_store',
    who: store,
    needs: 'reason',
    ar: 'إعادة إلى المتجر',
    en: 'Return to store',
  },
  complete: { from: ['delivered'], to: 'completed', who: ['user', 'system'], ar: 'تأكيد الاستلام', en: 'Confirm receipt' },
  cancel: {
    from: ['pending_payment', 'new', 'accepted', 'preparing', 'ready', 'delivery_failed', 'returned_to_store'],
    to: 'cancelled',
    who: store,
    needs: 'reason',
    ar: 'إلغاء الطلب',
    en: 'Cancel order',
  },
  cancel_late: {
    from: ['accepted', 'preparing', 'ready', 'shipped', 'out_for_delivery', 'delivery_failed', 'cancel_requested'],
    to: 'cancelled',
    who: ['user'],
    ar: 'إلغاء لتأخر التوصيل',
    en: 'Cancel for late delivery',
  },
  cancel_own: { from: ['pending_payment', 'new'], to: 'cancelled', who: ['user'], ar: 'إلغاء الطلب', en: 'Cancel order' },
  cancel_in_transit: {
    from: ['shipped', 'out_for_delivery'],
    to: 'cancelled',
    who: ['admin'],
    needs: 'reason',
    ar: 'إلغاء من الإدارة',
    en: 'Cancel as admin',
  },
  expire: { from: ['pending_payment', 'new'], to: 'cancelled', who: ['system'], ar: 'انتهاء المهلة', en: 'Expire' },
  request_cancel: {
    from: ['accepted', 'preparing'],
    to: 'cancel_requested',
    who: ['user'],
    needs: 'reason',
    ar: 'طلب إلغاء',
    en: 'Request cancellation',
  },
  grant_cancel: { from: ['cancel_requested'], to: 'cancelled', who: store, ar: 'الموافقة على الإلغاء', en: 'Accept cancellation' },
  refuse_cancel: { from: ['cancel_requested'], to: 'previous', who: store, needs: 'reason', ar: 'رفض الإلغاء', en: 'Reject cancellation' },
  withdraw_cancel: { from: ['cancel_requested'], to: 'previous', who: ['user'], ar: 'سحب طلب الإلغاء', en: 'Withdraw request' },
} as const satisfies Record<string, OrderAction>

export type OrderActionName = keyof typeof orderActions
export const orderActionNames = typedKeys(orderActions)

export interface OfferedAction {
  action: OrderActionName
  allowed: boolean
  /** The reason that it can't be done now, for the disabled button. */
  why: Bilingual | null
}

/** Number of delivery attempts; then the goods go back to the store (docs/domain/orders.md#states). */
export const maxDeliveryTries = 3
/** Days after which a shopper may cancel alone what was not delivered (E-Commerce Law, art. 14). */
export const overdueAfterDays = 15
const dayInMs = 86_400_000

interface OrderInState {
  status: OrderStatus
  fulfilment: Fulfilment
  delivery_tries: number
  /** While a cancellation is asked for: until when the store may answer. */
  expires_at: string | null
  placed_at: string
}

/** True if delivery is overdue by so much that the shopper may cancel alone. `now` in ms. */
export const isLate = (order: Pick<OrderInState, 'placed_at'>, now: number): boolean =>
  now >= Date.parse(order.placed_at) + overdueAfterDays * dayInMs

const allTriesUsed: Bilingual = {
  ar: pluralAr(maxDeliveryTries, {
    zero: 'لا محاولات للتوصيل',
    one: 'تمت محاولة التوصيل الوحيدة',
    two: 'تمت محاولتا التوصيل',
    few: 'تمت محاولات التوصيل، وعددها {n}',
    many: 'تمت محاولات التوصيل، وعددها {n}',
    other: 'تمت محاولات التوصيل، وعددها {n}',
  }),
  en: pluralEn(maxDeliveryTries, { one: 'The only delivery attempt was used', other: 'All {n} delivery attempts were used' }),
}
const notYetOverdue: Bilingual = {
  ar: `يمكن ذلك إذا لم يصل الطلب خلال ${unitText(overdueAfterDays, units.day, 'ar')}`,
  en: `Available if the order isn’t delivered within ${unitText(overdueAfterDays, units.day, 'en')}`,
}

/** Refusals that follow from an order's counters, deadlines and way of delivery, beside its state. */
function whyNotNow(name: OrderActionName, order: OrderInState, actor: Actor, now: number): Bilingual | null {
  // It may have been paid or answered since the reader loaded it.
  if (name === 'expire' && order.expires_at && now < Date.parse(order.expires_at))
    return { ar: 'لم تنتهِ المهلة بعد', en: 'The deadline hasn’t passed yet' }
  const answering = name === 'grant_cancel' || name === 'refuse_cancel'
  if (answering && actor === 'store' && order.expires_at && now >= Date.parse(order.expires_at))
    return { ar: 'انتهت مهلة الرد، والقرار الآن لإدارة المنصة', en: 'The response deadline has passed, so Rahba decides now' }
  if (name === 'send_out' && order.delivery_tries >= maxDeliveryTries) return allTriesUsed
  // without a carrier's name its cash would be booked as the store's
  if (name === 'send_out' && order.status === 'ready' && order.fulfilment === 'shipping_company')
    return { ar: 'سلّم الطلب إلى شركة الشحن أولًا', en: 'Hand the order to the carrier first' }
  if (name === 'cancel_late' && !isLate(order, now)) return notYetOverdue
  return null
}

/** The reason that `actor` can't do `name` to an order in this state, or null if it may. `now` is the reader's clock, or the database's (ms). */
export function whyNotOrderAction(name: OrderActionName, order: OrderInState, actor: Actor, now = Date.now()): Bilingual | null {
  const action: OrderAction = orderActions[name]
  if (!action.who.includes(actor)) return { ar: 'لا تملك صلاحية هذا الإجراء', en: 'You don’t have permission to do this' }
  if (action.fulfilment && !action.fulfilment.includes(order.fulfilment))
    return { ar: 'هذا الإجراء غير متاح لطريقة استلام هذا الطلب', en: 'This action isn’t available for this order’s delivery method' }
  if (action.from.includes(order.status)) return whyNotNow(name, order, actor, now)
  const status = orderStatusLabel(order)
  return { ar: `حالة الطلب الآن «${status.ar}»`, en: `The order is now “${status.en}”` }
}

/** The actions that `actor` has for orders of this kind, those that can be done now first. */
export function offeredActions(order: OrderInState, actor: Actor): OfferedAction[] {
  const offered = orderActionNames.flatMap((action): OfferedAction[] => {
    const spec: OrderAction = orderActions[action]
    if (!spec.who.includes(actor) || (spec.fulfilment && !spec.fulfilment.includes(order.fulfilment))) return []
    const why = whyNotOrderAction(action, order, actor)
    return [{ action, allowed: why === null, why }]
  })
  return offered.sort((a, b) => Number(b.allowed) - Number(a.allowed))
}
