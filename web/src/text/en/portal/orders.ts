import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/portal/orders.ts'

export const text: typeof ar = {
  title: 'Orders',
  cancelledTitle: 'Cancellations and returns',
  toCancelled: 'Cancellations and returns',
  empty: {
    title: 'No orders here yet',
    body: 'New orders appear here as they arrive. Open your store and share its link to get orders.',
  },
  bulk: { accept: 'Accept', prepare: 'Start preparing', make_ready: 'Mark as ready', send_out: 'Send out for delivery' },
  ship: {
    action: 'Hand to carrier',
    title: (n) => pluralEn(n, { one: 'Hand {n} order to the carrier', other: 'Hand {n} orders to the carrier' }),
    body: 'Enter the carrier and tracking number of each order. Customers get the number as soon as you hand the order to the carrier.',
    carrierOfAll: 'One carrier for all orders:',
    paste: 'Paste tracking numbers',
    pasteHint:
      'One line per order: order number, tracking number, then carrier if it’s different. Tracking numbers on their own are matched to the orders below, in the same sequence.',
    spread: 'Apply to orders',
    filled: (n) => pluralEn(n, { one: '{n} order filled in.', other: '{n} orders filled in.' }),
    unread: (n) => pluralEn(n, { one: '{n} line doesn’t match any selected order.', other: '{n} lines don’t match any selected order.' }),
  },
  cancelled: {
    reason: 'Reason',
    emptyRequests: {
      title: 'No cancellation requests to answer',
      body: 'When a customer asks to cancel an order you’ve accepted, the request appears here. Accept it, or reject it with a reason.',
    },
  },
  cancelItems: {
    title: 'Cancel items',
    reasonHint: 'The customer sees this reason.',
    done: 'Items cancelled',
  },
  print: 'Print packing slip',
  message: 'Message customer',
}
