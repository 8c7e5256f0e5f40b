import { additionalFieldLabels } from '@rahba/contract/catalog/additional-fields/additional-field-labels'
import { importHistoryLabels, importStateLabels } from '@rahba/contract/catalog/import/import-labels'
import { offerLabels } from '@rahba/contract/catalog/offers/offer-labels'
import { offerStates, offerTypes } from '@rahba/contract/catalog/offers/offer-types'
import { stockLabels } from '@rahba/contract/catalog/stock/stock-labels'
import { stockReasons } from '@rahba/contract/catalog/stock/stock-reasons'
import { branchLabels } from '@rahba/contract/stores/branches/branch-labels'
import { teamLabels } from '@rahba/contract/stores/team/team-labels'
import { productHistory } from '../../catalog/product-history.ts'
import { moneyHistory } from '../../money/money-history.ts'
import { orderHistory } from '../../orders/order-history.ts'
import { codeHistory } from '../../promotions/code-history.ts'
import type { HistoryWords } from '../../resource/history.tsx'
import { storeHistory } from '../../stores/store-history.ts'

/** The field and value labels for entries of each kind. */
const historyWords: Readonly<Record<string, HistoryWords>> = {
  stores: storeHistory,
  products: productHistory,
  coupons: codeHistory,
  offers: { labels: offerLabels, choices: { offer_type: offerTypes, state: offerStates } },
  branches: { labels: branchLabels },
  stock: { labels: stockLabels, choices: { reason: stockReasons } },
  'product-imports': { labels: importHistoryLabels, choices: { state: importStateLabels } },
  'additional-fields': { labels: additionalFieldLabels },
  orders: orderHistory,
  payouts: moneyHistory.payouts ?? { labels: {} },
  dues: moneyHistory.dues ?? { labels: {} },
  members: { labels: teamLabels },
  'store-members': { labels: teamLabels },
}

/** Returns the names and values that the history shows for the fields of a kind of record. */
export const getWords = (entity: string): HistoryWords => historyWords[entity] ?? { labels: {} }
