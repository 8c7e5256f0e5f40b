import { storeOrdersPage } from '@rahba/contract/orders/order-pages'
import { listOrders } from '@rahba/contract/orders/orders.calls'
import { listUserAddresses } from '@rahba/contract/shoppers/user-addresses.calls'
import { listAddressTransactions, listShopperTransactions } from '@rahba/contract/shoppers/user-transactions.calls'
import { listUserNotes } from '@rahba/contract/shoppers/users.calls'

// The reads of a shopper's tabs, declared once for the page's loader and for the tabs.

export const ordersList = (user_id: string) => ({
  name: 'admin-user-orders',
  call: listOrders,
  options: { defaultSort: storeOrdersPage.defaultSort, filters: storeOrdersPage.filters },
  input: { query: { user_id } },
})

export const transactionsList = (user_id: string) => ({
  name: 'admin-user-transactions',
  call: listShopperTransactions,
  options: { defaultSort: '', filters: ['kind', 'from', 'to'] },
  input: { params: { id: user_id } },
})

/** The transactions of the orders that went to one address. */
export const addressTransactionsList = (user_id: string, address_id: string) => ({
  ...transactionsList(user_id),
  call: listAddressTransactions,
  input: { params: { id: user_id, address_id } },
})

export const addresses = (user_id: string) => [listUserAddresses, { params: { id: user_id } }] as const

/** The number of notes that the tab begins with. */
export const firstNotes = 20
export const notes = (user_id: string, rows: number = firstNotes) =>
  [listUserNotes, { params: { id: user_id }, query: { per_page: rows } }] as const
