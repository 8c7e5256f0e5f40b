import { productHistoryLabels } from '@rahba/contract/catalog/product-history-labels'
import { productStateLabels } from '@rahba/contract/catalog/product-states'
import type { HistoryWords } from '../resource/history.tsx'

/** How the history of a product names its fields and says their values. */
export const productHistory: HistoryWords = {
  labels: productHistoryLabels,
  money: ['price', 'price_after_discount'],
  choices: { status: productStateLabels },
}
