import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { type Fulfilment, type OrderStatus, orderStatusLabel } from '@rahba/contract/orders/order-states'
import { notice } from './message.ts'
import { orderStepText, type ShopperStep } from './order-step-words.ts'

interface Moved {
  number: number
  status: OrderStatus
  fulfilment: Fulfilment
}

/** The states that a shopper is mailed about; other steps notify only their devices. */
const mailed: ReadonlySet<OrderStatus> = new Set(['accepted', 'shipped', 'delivery_failed', 'delivered', 'cancelled'])

const number = 100453
const store: Bilingual = { ar: 'محمصة سديم', en: 'Sadeem Roastery' }
const step: ShopperStep = {
  number,
  store,
  status: 'accepted',
  by: 'store',
  pickup: false,
  cash: 0,
  cancel_rejected: false,
  reason: null,
  refund: null,
}

/** The days that an order is promised for; left out where none is. */
interface PromisedDays {
  pickup?: boolean
  promised_from?: string | null
  promised_to?: string | null
}
const promised = { promised_from: '2026-11-29', promised_to: '2026-12-01' } as const

/** The promised days as a sentence after another one; empty without a promise. */
function promiseText({ pickup, promised_from: from, promised_to: to }: PromisedDays, locale: Locale): string {
  if (!from || !to) return ''
  const [first, last] = [formatDate(from, locale, 'longDate'), formatDate(to, locale, 'longDate')]
  const isOneDay = from === to
  if (locale === 'ar') return ` ${pickup ? 'موعد الاستلام' : 'موعد التوصيل'}: ${isOneDay ? last : `بين ${first} و${last}`}.`
  return ` ${pickup ? 'Pickup' : 'Delivery'} date: ${isOneDay ? last : `between ${first} and ${last}`}.`
}

export const orderMessages = {
  placed: notice<'store', { number: number } & PromisedDays>({
    to: 'store',
    mail: true,
    samples: [{ number }, { number, ...promised }, { number, pickup: true, ...promised, promised_from: promised.promised_to }],
    ar: ({ number, ...days }) => ({
      title: 'طلب جديد',
      body: `وصلك الطلب رقم ${number}. راجعه واقبله قبل انتهاء المهلة.${promiseText(days, 'ar')}`,
    }),
    en: ({ number, ...days }) => ({
      title: 'New order',
      body: `You have a new order: ${number}. Review and accept it before the deadline.${promiseText(days, 'en')}`,
    }),
  }),
  /** To the shopper, once the store has the order. */
  placed_for_shopper: notice<'user', { number: number; store: Bilingual; paid: boolean } & PromisedDays>({
    to: 'user',
    mail: true,
    samples: [
      { number, store, paid: false },
      { number, store, paid: true },
      { number, store, paid: false, ...promised },
    ],
    ar: ({ number, store, paid, ...days }) => ({
      title: paid ? `تم تأكيد الدفع للطلب رقم ${number}` : `وصل طلبك رقم ${number} إلى المتجر`,
      body: `سيراجع متجر ${store.ar} طلبك، وسنخبرك عند قبوله.${promiseText(days, 'ar')}`,
    }),
    en: ({ number, store, paid, ...days }) => ({
      title: paid ? `Payment confirmed for order ${number}` : `Order ${number} sent to the store`,
      body: `${store.en} is reviewing your order. We’ll let you know once it’s accepted.${promiseText(days, 'en')}`,
    }),
  }),
  /** To the shopper, once for each step that somebody else took. */
  moved_for_shopper: notice<'user', ShopperStep>({
    to: 'user',
    mail: ({ status, cancel_rejected }) => mailed.has(status) || cancel_rejected,
    // The store accepted it just before: the list shows the step, and no device rings for it.
    push: ({ status, cancel_rejected }) => status !== 'preparing' || cancel_rejected,
    samples: [
      step,
      { ...step, status: 'preparing' },
      { ...step, status: 'ready' },
      { ...step, status: 'ready', pickup: true },
      { ...step, status: 'shipped' },
      { ...step, status: 'out_for_delivery' },
      { ...step, status: 'out_for_delivery', cash: 24_900 },
      { ...step, status: 'delivery_failed' },
      { ...step, status: 'returned_to_store' },
      { ...step, status: 'delivered' },
      { ...step, status: 'delivered', pickup: true },
      { ...step, status: 'completed' },
      { ...step, status: 'cancelled', reason: 'نفدت الكمية', refund: { to_wallet: 24_900, to_outside: 0, outside: null } },
      { ...step, status: 'cancelled', by: 'admin', refund: { to_wallet: 5000, to_outside: 19_900, outside: 'psp_clearing' } },
      { ...step, status: 'cancelled', by: 'system' },
      { ...step, cancel_rejected: true, reason: 'خرج الطلب للتغليف' },
    ],
    ar: (moved) => orderStepText(moved, 'ar'),
    en: (moved) => orderStepText(moved, 'en'),
  }),
  moved_for_store: notice<'store', Moved>({
    to: 'store',
    mail: ({ status }) => status === 'cancelled',
    samples: [
      { number, status: 'delivered', fulfilment: 'store_delivery' },
      { number, status: 'delivered', fulfilment: 'pickup' },
      { number, status: 'cancelled', fulfilment: 'store_delivery' },
    ],
    ar: ({ number, ...moved }) => ({ title: `الطلب رقم ${number}`, body: `تم تحديث حالة الطلب إلى «${orderStatusLabel(moved).ar}».` }),
    en: ({ number, ...moved }) => ({ title: `Order ${number}`, body: `The order status is now “${orderStatusLabel(moved).en}”.` }),
  }),
  cancellation_unanswered: notice({
    to: 'admin',
    samples: [{ number }],
    ar: ({ number }) => ({ title: `الطلب رقم ${number}`, body: 'لم يرد المتجر على طلب الإلغاء خلال المهلة، والطلب بانتظار قرارك.' }),
    en: ({ number }) => ({
      title: `Order ${number}`,
      body: 'The store didn’t respond to a cancellation request in time. Your decision is needed.',
    }),
  }),
}
