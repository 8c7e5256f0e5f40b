import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/portal/orders.ts'

export const text: typeof ar = {
  title: 'Orders',
  cancelledTitle: 'Cancelled orders',
  toCancelled: 'Cancelled orders',
  empty: {
    title: 'No orders here yet',
    body: 'New orders show up here as they arrive. Open your store and share its link to receive some.',
  },
  bulk: { accept: 'Accept', prepare: 'Start preparing', make_ready: 'Mark ready', send_out: 'Out for delivery' },
  ship: {
    action: 'Hand to the carrier',
    title: (n) => pluralEn(n, { one: 'Hand 1 order to the carrier', other: 'Hand {n} orders to the carrier' }),
    body: 'Each order has its own carrier and tracking number; the shopper gets the number at once.',
    carrierOfAll: 'One carrier for all:',
    paste: 'Paste tracking numbers',
    pasteHint:
      'A line for each order: order number, tracking number, and the carrier where it differs. Tracking numbers alone go to the orders below, in their order.',
    spread: 'Fill in the orders',
    filled: (n) => pluralEn(n, { one: '1 order filled in.', other: '{n} orders filled in.' }),
    unread: (n) => pluralEn(n, { one: '1 line fits no selected order.', other: '{n} lines fit no selected order.' }),
  },
  cancelled: {
    reason: 'Reason',
    emptyRequests: {
      title: 'No cancellation waits for your answer',
      body: 'When a shopper asks to cancel an order you have accepted, it shows up here for you to agree, or refuse with a reason.',
    },
  },
  print: 'Print the packing slip',
  message: 'Message the shopper',
}
