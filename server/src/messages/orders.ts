import { type OrderStatus, orderStatuses } from '@rahba/contract/orders/order-states'
import { notice } from './message.ts'

interface Moved {
  number: number
  status: OrderStatus
}

/** The states that a shopper is mailed about; other steps notify only their devices. */
const mailed: ReadonlySet<OrderStatus> = new Set(['accepted', 'shipped', 'delivery_failed', 'delivered', 'cancelled'])

const number = 100453

export const orderMessages = {
  placed: notice({
    to: 'store',
    mail: true,
    samples: [{ number }],
    ar: ({ number }) => ({ title: 'طلب جديد', body: `وصلك الطلب رقم ${number}. راجعه واقبله قبل انتهاء المهلة.` }),
    en: ({ number }) => ({ title: 'New order', body: `You have a new order: ${number}. Review and accept it before the deadline.` }),
  }),
  /** To the shopper, once the store has the order. */
  placed_for_shopper: notice<'user', { number: number; paid: boolean }>({
    to: 'user',
    mail: true,
    samples: [
      { number, paid: false },
      { number, paid: true },
    ],
    ar: ({ number, paid }) => ({
      title: `الطلب رقم ${number}`,
      body: `${paid ? 'تم تأكيد الدفع، و' : ''}وصل طلبك إلى المتجر. سنخبرك عند قبوله.`,
    }),
    en: ({ number, paid }) => ({
      title: `Order ${number}`,
      body: paid
        ? 'Your payment is confirmed and the store has your order. We’ll tell you once it’s accepted.'
        : 'The store has your order. We’ll tell you once it’s accepted.',
    }),
  }),
  moved_for_shopper: notice<'user', Moved>({
    to: 'user',
    mail: ({ status }) => mailed.has(status),
    samples: [
      { number, status: 'accepted' },
      { number, status: 'out_for_delivery' },
      { number, status: 'delivered' },
      { number, status: 'cancelled' },
    ],
    ar: ({ number, status }) => ({ title: `الطلب رقم ${number}`, body: `تم تحديث حالة طلبك إلى «${orderStatuses[status].ar}».` }),
    en: ({ number, status }) => ({ title: `Order ${number}`, body: `Your order status is now “${orderStatuses[status].en}”.` }),
  }),
  moved_for_store: notice<'store', Moved>({
    to: 'store',
    mail: ({ status }) => status === 'cancelled',
    samples: [
      { number, status: 'delivered' },
      { number, status: 'cancelled' },
    ],
    ar: ({ number, status }) => ({ title: `الطلب رقم ${number}`, body: `تم تحديث حالة الطلب إلى «${orderStatuses[status].ar}».` }),
    en: ({ number, status }) => ({ title: `Order ${number}`, body: `The order status is now “${orderStatuses[status].en}”.` }),
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
