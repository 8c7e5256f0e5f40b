import { additionalFieldLabels } from '@rahba/contract/catalog/additional-fields'
import { offerStates, offerTypes } from '@rahba/contract/catalog/offer-types'
import { offerLabels } from '@rahba/contract/catalog/offers'
import { importHistoryLabels, importStateLabels } from '@rahba/contract/catalog/product-imports'
import { orderLabels } from '@rahba/contract/orders/order-schemas'
import { orderStatuses, paymentStatuses } from '@rahba/contract/orders/order-states'
import { teamLabels } from '@rahba/contract/stores/team'
import { productHistory } from '../../catalog/product-history.ts'
import type { HistoryWords } from '../../resource/history.tsx'
import { storeHistory } from '../../stores/store-history.ts'

/** How entries of each kind name their fields and say their values. */
export const historyWords: Readonly<Record<string, HistoryWords>> = {
  stores: storeHistory,
  products: productHistory,
  offers: { labels: offerLabels, choices: { offer_type: offerTypes, state: offerStates } },
  'product-imports': { labels: importHistoryLabels, choices: { state: importStateLabels } },
  'additional-fields': { labels: additionalFieldLabels },
  orders: { labels: orderLabels, choices: { status: orderStatuses, payment_status: paymentStatuses } },
  members: { labels: teamLabels },
  'store-members': { labels: teamLabels },
}
