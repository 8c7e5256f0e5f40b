import type { Call } from '@rahba/contract/kernel/endpoint'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type * as invoiceCalls from '@rahba/contract/orders/invoices/invoices.calls'
import type * as calls from '@rahba/contract/orders/orders.calls'

/** The surface an order is looked at from: the calls and addresses of its store, or those of the platform's administrators. */
export interface OrderSurface {
  actor: 'store' | 'admin'
  /** Address of the list, without the language. */
  base: '/store/orders' | '/dashboard/orders'
  list: typeof calls.listStoreOrders | typeof calls.listOrders
  counts: typeof calls.countStoreOrders | typeof calls.countOrders
  read: typeof calls.readStoreOrder | typeof calls.readOrder
  act: typeof calls.actOnStoreOrder | typeof calls.actOnOrder
  note: typeof calls.noteStoreOrder | typeof calls.noteOrder
  invoices: typeof invoiceCalls.storeOrderInvoices | typeof invoiceCalls.orderInvoices
  invoicePdf: typeof invoiceCalls.downloadStoreInvoice | typeof invoiceCalls.downloadInvoice
  /** The other calls that a step makes stale on this surface. */
  alters: readonly Call[]
  /** The page of a product of the order. */
  product: (id: string) => PageAddress
}

/** The polling interval of lists and open orders, in milliseconds. */
export const refreshEvery = 20_000
