import { listShopperPayments, readShopperPayment } from '@rahba/contract/money/payments'
import { listOrders, readOrder } from '@rahba/contract/orders/orders'

/** What a decision about a shopper's payment makes old. */
export const changedByPayment = [readShopperPayment, listShopperPayments, readOrder, listOrders] as const
