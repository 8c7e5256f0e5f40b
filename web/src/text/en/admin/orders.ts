import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/admin/orders.ts'

const orders = (n: number) => pluralEn(n, { one: '{n} order', other: '{n} orders' })

export const text: typeof ar = {
  title: 'Product orders',
  empty: { title: 'No orders yet', body: 'Orders from all stores appear here as they’re placed.' },
  edit: 'Change status',
  store: 'Store',
  bulk: {
    accept: 'Accept',
    prepare: 'Start preparing',
    make_ready: 'Mark as ready',
    send_out: 'Send out for delivery',
    title: (action: string, n: number) => `${action} (${orders(n)})`,
    body: 'You’re doing this on behalf of the stores. Your note is added to each order’s timeline, where the store and customer can see it.',
    note: 'Admin note',
  },
  entries: {
    title: 'Order ledger entries',
    none: 'No ledger entries for this order yet.',
    debit: 'Debit',
    credit: 'Credit',
    account: 'Account',
    event: 'Event',
    sum: 'Total',
  },
  checkout: {
    title: 'Ordered together from several stores',
    this: 'this order',
    sum: 'Total at checkout',
    cancelledOrRefunded: 'Cancelled and refunded',
    remaining: 'Remaining total',
    hint: 'Each order is priced and cancelled separately, even if they’re paid together. Stores can’t see each other’s orders.',
  },
  chat: 'Conversation',
}
