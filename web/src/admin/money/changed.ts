import { listShopperPayments, readShopperPayment } from '@rahba/contract/money/payments'
import { listOrderEntries, listPlatformEntries, readPlatformWallet } from '@rahba/contract/money/wallet'
import { listOrders, readOrder } from '@rahba/contract/orders/orders'

/** What a decision about a shopper's payment makes old. */
export const changedByPayment = [
  readShopperPayment,
  listShopperPayments,
  readOrder,
  listOrders,
  listOrderEntries,
  readPlatformWallet,
  listPlatformEntries,
] as const
