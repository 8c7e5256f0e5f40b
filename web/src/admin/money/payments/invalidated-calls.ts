import { listOrderEntries, listPlatformEntries, readPlatformAccounts } from '@rahba/contract/money/accounts/accounts.calls'
import { listShopperPayments, readShopperPayment } from '@rahba/contract/money/payments/payments.calls'
import { listOrders, readOrder } from '@rahba/contract/orders/orders.calls'

/** The calls that a decision about a shopper's payment makes stale. */
export const changedByPayment = [
  readShopperPayment,
  listShopperPayments,
  readOrder,
  listOrders,
  listOrderEntries,
  readPlatformAccounts,
  listPlatformEntries,
] as const
