import { downloadStoreInvoice, storeOrderInvoices } from '@rahba/contract/orders/invoices/invoices.calls'
import * as calls from '@rahba/contract/orders/orders.calls'
import type { OrderSurface } from '../../orders/order-surface.ts'

/** An order as its store handles it. */
export const storeSurface: OrderSurface = {
  actor: 'store',
  base: '/store/orders',
  list: calls.listStoreOrders,
  counts: calls.countStoreOrders,
  read: calls.readStoreOrder,
  act: calls.actOnStoreOrder,
  note: calls.noteStoreOrder,
  invoices: storeOrderInvoices,
  invoicePdf: downloadStoreInvoice,
  alters: [],
  product: (id) => `/store/products/${id}/edit`,
}
