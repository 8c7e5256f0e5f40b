import type { Actor } from '@rahba/contract/kernel/audiences'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import type { Fulfilment, PaymentMethod } from '@rahba/contract/orders/order-states'
import { orderNotes, shopperCancelReasons, storeCancelReasons } from '../data/snippets.ts'
import type { Random } from '../random.ts'

/** A step of a refund in the demo's journeys. */
export type RefundStep =
  | 'ask_refund'
  | 'ask_refund_to_bank'
  | 'refund_accept'
  | 'refund_dispute'
  | 'refund_reject'
  | 'refund_receive'
  | 'refund_receive_damaged'
  | 'refund_start_refund'
  | 'refund_fail'
  | 'refund_withdraw'
  | 'refund_pay'

/** One thing that happens to an order, so many hours after the one before it. */
export interface Step {
  after: number
  does: OrderActionName | RefundStep | 'send_slip' | 'confirm_slip' | 'refuse_slip' | 'note'
  who: Actor
  note?: string
  /** Shops keep opening hours; shoppers and the clock do not. */
  at_work?: true
}

/** Conditions that an order must meet for a journey. */
interface Needs {
  method?: PaymentMethod
  fulfilment?: 'delivery' | 'carrier'
}

export interface Journey extends Needs {
  steps: (given: { method: PaymentMethod; fulfilment: Fulfilment; random: Random }) => Step[]
}

type Given = Parameters<Journey['steps']>[0]

const shop = (does: Step['does'], random: Random, low: number, high: number, note?: string): Step => ({
  after: low + random.next() * (high - low),
  does,
  who: 'store',
  at_work: true,
  ...(note ? { note } : {}),
})
const shopper = (does: Step['does'], random: Random, low: number, high: number, note?: string): Step => ({
  after: low + random.next() * (high - low),
  does,
  who: 'user',
  ...(note ? { note } : {}),
})
const admin = (does: Step['does'], random: Random, low: number, high: number, note?: string): Step => ({
  after: low + random.next() * (high - low),
  does,
  who: 'admin',
  at_work: true,
  ...(note ? { note } : {}),
})

const slip = (r: Random) => shopper('send_slip', r, 0.2, 5)
const pay = ({ method, random: r }: Given): Step[] => (method === 'bank_transfer' ? [slip(r), admin('confirm_slip', r, 0.5, 7)] : [])
const accept = ({ random: r }: Given) => shop('accept', r, 0.2, 5)
const prepare = ({ random: r }: Given) => shop('prepare', r, 0.3, 5)
const ready = ({ random: r }: Given) => shop('make_ready', r, 0.6, 14)
const sendOut = ({ random: r }: Given) => shop('send_out', r, 0.5, 5)

const untilReady = (given: Given) => [...pay(given), accept(given), prepare(given), ready(given)]
function untilOut(given: Given): Step[] {
  const { fulfilment, random: r } = given
  if (fulfilment === 'shipping_company') return [...untilReady(given), shop('ship', r, 1, 12), shop('send_out', r, 14, 46)]
  return [...untilReady(given), sendOut(given)]
}
const untilDelivered = (given: Given) =>
  given.fulfilment === 'pickup'
    ? [...untilReady(given), shop('hand_over', given.random, 1, 26)]
    : [...untilOut(given), shop('deliver', given.random, 0.4, 5)]

/** Half of the shoppers confirm that it came; the clock does it for the others when the return window has closed. */
const complete = ({ random: r }: Given): Step =>
  r.chance(0.5) ? shopper('complete', r, 2, 90) : { after: 7 * 24 + 0.1, does: 'complete', who: 'system' }

const failed = 'العميل لم يرد على الاتصال والموقع غير واضح'
const back = 'أعادته شركة الشحن بعد محاولتين'
const used = 'المنتج مستخدم وعبوته مفتوحة'
const wrongAccount = 'أعاد البنك الحوالة: رقم الآيبان لا يطابق اسم صاحب الحساب'
const stepIn = 'تدخّل الإدارة: تأخر المتجر في التسليم وطلب العميل الإلغاء'

/** All journeys of an order. Those of the second group end in the middle, for orders of the last days. */
export const journeys = {
  smooth: { steps: (g) => [...untilDelivered(g), complete(g)] },
  noted: {
    steps: (g) => [
      ...pay(g),
      accept(g),
      { ...shop('note', g.random, 0.1, 1), note: g.random.pick(orderNotes) },
      prepare(g),
      ready(g),
      ...untilDelivered(g).slice(untilReady(g).length),
      complete(g),
    ],
  },
  user_cancel: { steps: (g) => [...pay(g), shopper('cancel_own', g.random, 0.2, 2, g.random.pick(shopperCancelReasons))] },
  store_cancel: { steps: (g) => [...pay(g), shop('cancel', g.random, 0.4, 6, g.random.pick(storeCancelReasons))] },
  late_store_cancel: {
    steps: (g) => [...pay(g), accept(g), prepare(g), shop('cancel', g.random, 2, 9, g.random.pick(storeCancelReasons))],
  },
  admin_cancel: { steps: (g) => [...pay(g), accept(g), admin('cancel', g.random, 20, 60, stepIn)] },
  transit_cancel: {
    fulfilment: 'carrier',
    steps: (g) => [...untilOut(g).slice(0, -1), admin('cancel_in_transit', g.random, 60, 120, 'فقدت شركة الشحن الطرد ورُدّ المبلغ للعميل')],
  },
  ignored: { method: 'cod', steps: () => [{ after: 72.2, does: 'expire', who: 'system' }] },
  never_paid: { method: 'bank_transfer', steps: () => [{ after: 96.2, does: 'expire', who: 'system' }] },
  wish_granted: {
    steps: (g) => [
      ...pay(g),
      accept(g),
      shopper('request_cancel', g.random, 0.5, 6, g.random.pick(shopperCancelReasons)),
      shop('grant_cancel', g.random, 0.5, 8),
    ],
  },
  wish_refused: {
    steps: (g) => [
      ...pay(g),
      accept(g),
      prepare(g),
      shopper('request_cancel', g.random, 0.3, 2, g.random.pick(shopperCancelReasons)),
      shop('refuse_cancel', g.random, 0.3, 3, 'الطلب جاهز للشحن وقد بدأ تجهيزه'),
      ready(g),
      ...untilDelivered(g).slice(untilReady(g).length),
      complete(g),
    ],
  },
  second_try: {
    fulfilment: 'delivery',
    steps: (g) => [
      ...untilOut(g),
      shop('fail_delivery', g.random, 1, 5, failed),
      shop('send_out', g.random, 12, 22),
      shop('deliver', g.random, 0.5, 4),
      complete(g),
    ],
  },
  sent_back: {
    fulfilment: 'delivery',
    steps: (g) => [
      ...untilOut(g),
      shop('fail_delivery', g.random, 1, 5, failed),
      shop('return_to_store', g.random, 8, 30, back),
      shop('cancel', g.random, 3, 20, 'تعذّر التسليم وأُعيد الطلب إلى المتجر'),
    ],
  },
  wrong_slip: {
    method: 'bank_transfer',
    steps: (g) => [
      slip(g.random),
      admin('refuse_slip', g.random, 0.5, 5, 'المبلغ في الإيصال أقل من مبلغ الطلب'),
      ...untilDelivered(g),
      complete(g),
    ],
  },
  item_cancelled: {
    steps: (g) => [...pay(g), accept(g), shopper('ask_refund', g.random, 0.2, 2), shop('refund_accept', g.random, 0.3, 4)],
  },
  returned: {
    steps: (g) => [
      ...untilDelivered(g),
      shopper('ask_refund', g.random, 3, 60, 'وصل مخالفًا لما طلبت'),
      shop('refund_accept', g.random, 0.5, 9),
      shop('refund_receive', g.random, 20, 60),
      { after: 9 * 24, does: 'complete', who: 'system' },
    ],
  },
  returned_to_bank: {
    steps: (g) => [
      ...untilDelivered(g),
      shopper('ask_refund_to_bank', g.random, 3, 60, 'أرجو الرد على حسابي البنكي'),
      shop('refund_accept', g.random, 0.5, 9),
      shop('refund_receive', g.random, 20, 60),
      admin('refund_pay', g.random, 4, 30, 'حُوّل من حساب المنصة'),
      { after: 9 * 24, does: 'complete', who: 'system' },
    ],
  },
  return_rejected: {
    steps: (g) => [
      ...untilDelivered(g),
      shopper('ask_refund', g.random, 3, 60),
      shop('refund_dispute', g.random, 0.5, 9, used),
      admin('refund_reject', g.random, 4, 30, 'المنتج مستخدم، ولا يمكن استرجاعه بعد الاستخدام'),
      { after: 9 * 24, does: 'complete', who: 'system' },
    ],
  },
  return_withdrawn: {
    steps: (g) => [
      ...untilDelivered(g),
      shopper('ask_refund', g.random, 3, 40),
      shopper('refund_withdraw', g.random, 1, 9, 'تواصلت مع المتجر وسأحتفظ بالمنتج'),
      { after: 9 * 24, does: 'complete', who: 'system' },
    ],
  },

  only_item_asked: { steps: (g) => [...pay(g), accept(g), shopper('ask_refund', g.random, 0.2, 2)] },
  only_return_asked: { steps: (g) => [...untilDelivered(g), shopper('ask_refund', g.random, 1, 6)] },
  only_disputed: {
    steps: (g) => [...untilDelivered(g), shopper('ask_refund', g.random, 1, 6), shop('refund_dispute', g.random, 0.5, 3, used)],
  },
  only_coming_back: {
    steps: (g) => [...untilDelivered(g), shopper('ask_refund', g.random, 1, 6), shop('refund_accept', g.random, 0.5, 3)],
  },
  only_damaged: {
    steps: (g) => [
      ...untilDelivered(g),
      shopper('ask_refund', g.random, 1, 6),
      shop('refund_accept', g.random, 0.5, 3),
      shop('refund_receive_damaged', g.random, 3, 9),
    ],
  },
  only_to_transfer: {
    steps: (g) => [
      ...untilDelivered(g),
      shopper('ask_refund_to_bank', g.random, 1, 6),
      shop('refund_accept', g.random, 0.5, 3),
      shop('refund_receive', g.random, 3, 9),
    ],
  },
  only_refund_failed: {
    steps: (g) => [
      ...untilDelivered(g),
      shopper('ask_refund_to_bank', g.random, 1, 6),
      shop('refund_accept', g.random, 0.5, 3),
      shop('refund_receive', g.random, 3, 9),
      admin('refund_fail', g.random, 1, 4, wrongAccount),
    ],
  },
  only_new: { steps: pay },
  only_accepted: { steps: (g) => [...pay(g), accept(g)] },
  only_preparing: { steps: (g) => [...pay(g), accept(g), prepare(g)] },
  only_ready: { steps: untilReady },
  only_shipped: { fulfilment: 'carrier', steps: (g) => untilOut(g).slice(0, -1) },
  only_out: { fulfilment: 'delivery', steps: untilOut },
  only_failed: { fulfilment: 'delivery', steps: (g) => [...untilOut(g), shop('fail_delivery', g.random, 1, 5, failed)] },
  only_back: {
    fulfilment: 'delivery',
    steps: (g) => [...untilOut(g), shop('fail_delivery', g.random, 1, 5, failed), shop('return_to_store', g.random, 6, 20, back)],
  },
  only_delivered: { steps: untilDelivered },
  only_wish: { steps: (g) => [...pay(g), accept(g), shopper('request_cancel', g.random, 0.5, 4, g.random.pick(shopperCancelReasons))] },
  slip_waiting: { method: 'bank_transfer', steps: (g) => [slip(g.random)] },
  unpaid: { method: 'bank_transfer', steps: () => [] },
} as const satisfies Record<string, Journey>
export type JourneyName = keyof typeof journeys
