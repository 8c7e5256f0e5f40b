import { codeLabels } from '@rahba/contract/promotions/code-labels'
import { appliedTo, couponTypes } from '@rahba/contract/promotions/coupon-states'
import type { HistoryWords } from '../resource/history.tsx'

/** A code's fields in its history. Its amount is halalas or basis points, by its type: it is only said that it changed. */
export const codeHistory: HistoryWords = {
  labels: codeLabels,
  money: ['cap', 'order_min_cost', 'given', 'orders_total'],
  choices: { type: couponTypes, applied_to: appliedTo },
}
