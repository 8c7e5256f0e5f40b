import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/admin/orders.ts'

const orders = (n: number) => pluralEn(n, { one: '{n} order', other: '{n} orders' })

export const text: typeof ar = {
  title: 'Product orders',
  empty: { title: 'No orders yet', body: 'Orders of all stores show up here as they are placed.' },
  edit: 'Change status',
  store: 'Store',
  bulk: {
    accept: 'Accept',
    prepare: 'Start preparing',
    make_ready: 'Mark ready',
    send_out: 'Out for delivery',
    title: (action: string, n: number) => `${action}: ${orders(n)}`,
    body: 'You take this step in the stores’ place. Your note goes into each order’s timeline, where the store and the shopper read it.',
    note: 'Admin note',
  },
  entries: {
    title: 'Ledger entries of the order',
    none: 'This order has moved no money yet.',
    debit: 'Debit',
    credit: 'Credit',
    account: 'Account',
    event: 'Event',
    sum: 'Sum',
  },
  checkout: {
    title: 'Ordered together from several stores',
    this: 'this order',
    sum: 'Together, as ordered',
    hint: 'Each order has its own price, payment and cancellation, and no store sees another’s.',
  },
  chat: 'Conversation',
}
