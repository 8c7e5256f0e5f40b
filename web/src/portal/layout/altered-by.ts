import type { countStoreProducts, listStoreProducts } from '@rahba/contract/catalog/store-products'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { listOwnDues } from '@rahba/contract/money/own-dues'
import type { listOwnPayouts } from '@rahba/contract/money/payouts'
import type { readStoreWallet } from '@rahba/contract/money/wallet'
import type { countStoreCancellations, listStoreCancellations } from '@rahba/contract/orders/cancellations'
import { countStoreOrders, listStoreOrders } from '@rahba/contract/orders/orders'
import { callOf } from '../../api/call-of.ts'

const alters: Record<string, readonly EndpointSpec[]> = {
  ProductNotification: [
    callOf<typeof listStoreProducts>({ name: 'listStoreProducts', method: 'GET', path: '/store/products' }),
    callOf<typeof countStoreProducts>({ name: 'countStoreProducts', method: 'GET', path: '/store/products/counts' }),
  ],
  OrderNotification: [
    listStoreOrders,
    countStoreOrders,
    callOf<typeof listStoreCancellations>({ name: 'listStoreCancellations', method: 'GET', path: '/store/cancellations' }),
    callOf<typeof countStoreCancellations>({ name: 'countStoreCancellations', method: 'GET', path: '/store/cancellations/counts' }),
  ],
  MoneyNotification: [
    callOf<typeof readStoreWallet>({ name: 'readStoreWallet', method: 'GET', path: '/store/wallet' }),
    callOf<typeof listOwnPayouts>({ name: 'listOwnPayouts', method: 'GET', path: '/store/payouts' }),
    callOf<typeof listOwnDues>({ name: 'listOwnDues', method: 'GET', path: '/store/dues' }),
  ],
}

/** What an open page may show of what a notice of this type tells: it is asked for again. */
export const alteredBy = (notif_type: string): readonly EndpointSpec[] => alters[notif_type] ?? []
