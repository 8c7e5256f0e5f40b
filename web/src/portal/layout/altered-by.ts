import { countStoreProducts, listStoreProducts } from '@rahba/contract/catalog/products/store-products.calls'
import type { Call } from '@rahba/contract/kernel/endpoint'
import { readStatementBalances } from '@rahba/contract/money/accounts/accounts.calls'
import { listOwnDues } from '@rahba/contract/money/dues/own-dues.calls'
import { listOwnPayouts } from '@rahba/contract/money/payouts/payouts.calls'
import { countStoreCancellations, listStoreCancellations } from '@rahba/contract/orders/cancellations/cancellations.calls'
import { countStoreOrders, listStoreOrders } from '@rahba/contract/orders/orders.calls'

const alters: Record<string, readonly Call[]> = {
  ProductNotification: [listStoreProducts, countStoreProducts],
  OrderNotification: [listStoreOrders, countStoreOrders, listStoreCancellations, countStoreCancellations],
  MoneyNotification: [readStatementBalances, listOwnPayouts, listOwnDues],
}

/** Returns the calls whose answers a notice of this type makes stale on an open page. */
export const alteredBy = (notif_type: string): readonly Call[] => alters[notif_type] ?? []

/** True if a notice of this type is about the store itself, which the frame shows around every page: its banners, its switch. */
export const altersFrame = (notif_type: string): boolean => notif_type === 'StoreNotification'
