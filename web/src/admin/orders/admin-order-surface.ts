import { listOrderEntries, listPlatformEntries, readPlatformAccounts } from '@rahba/contract/money/accounts/accounts.calls'
import { downloadInvoice, orderInvoices } from '@rahba/contract/orders/invoices/invoices.calls'
import * as calls from '@rahba/contract/orders/orders.calls'
import type { OrderSurface } from '../../orders/order-surface.ts'

/** An order as the platform's administrators see it: every step they take needs their note. */
export const adminSurface: OrderSurface = {
  actor: 'admin',
  base: '/dashboard/orders',
  list: calls.listOrders,
  counts: calls.countOrders,
  read: calls.readOrder,
  act: calls.actOnOrder,
  note: calls.noteOrder,
  invoices: orderInvoices,
  invoicePdf: downloadInvoice,
  alters: [listOrderEntries, readPlatformAccounts, listPlatformEntries],
  product: (id) => `/dashboard/products/${id}`,
}
