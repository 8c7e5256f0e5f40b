import { productHistoryLabels } from '@rahba/contract/catalog/products/product-history-labels'
import { productStateLabels } from '@rahba/contract/catalog/products/product-states'
import type { HistoryWords } from '../resource/history.tsx'

/** The field and value labels for a product's history. */
export const productHistory: HistoryWords = {
  labels: productHistoryLabels,
  money: ['price', 'price_after_discount'],
  lists: ['axes', 'variants'],
  choices: { status: productStateLabels },
}
