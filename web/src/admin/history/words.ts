import { additionalFieldLabels } from '@rahba/contract/catalog/additional-fields/additional-field-labels'
import { importHistoryLabels, importStateLabels } from '@rahba/contract/catalog/import/import-labels'
import { offerLabels } from '@rahba/contract/catalog/offers/offer-labels'
import { offerStates, offerTypes } from '@rahba/contract/catalog/offers/offer-types'
import { pageLabels } from '@rahba/contract/content/page-slugs'
import { shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import { addressLabels } from '@rahba/contract/shoppers/address-labels'
import { userLabels } from '@rahba/contract/shoppers/user-labels'
import { teamLabels } from '@rahba/contract/stores/team/team-labels'
import { productHistory } from '../../catalog/product-history.ts'
import { moneyHistory } from '../../money/money-history.ts'
import { orderHistory } from '../../orders/order-history.ts'
import { codeHistory } from '../../promotions/code-history.ts'
import type { HistoryWords } from '../../resource/history.tsx'
import { wordsOfResource } from '../../resource/history-words.ts'
import { storeHistory } from '../../stores/store-history.ts'
import { settingsHistory } from '../settings/settings-history.ts'
import { messageHistory } from './message-words.ts'
import { resourceOfKind } from './records.ts'

const paymentNames = {
  status: { ar: 'حالة الدفعة', en: 'Payment status' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  reference: { ar: 'مرجع العملية', en: 'Reference' },
  reason: { ar: 'السبب', en: 'Reason' },
  decided_at: { ar: 'وقت المراجعة', en: 'Reviewed at' },
  decided_by: { ar: 'صاحب المراجعة', en: 'Reviewed by' },
}

const ownWords: Record<string, HistoryWords> = {
  ...moneyHistory,
  ...messageHistory,
  stores: storeHistory,
  settings: settingsHistory,
  users: { labels: userLabels },
  addresses: { labels: addressLabels },
  orders: orderHistory,
  pages: { labels: pageLabels },
  coupons: codeHistory,
  'promo-codes': codeHistory,
  members: { labels: teamLabels },
  'store-members': { labels: teamLabels },
  'additional-fields': { labels: additionalFieldLabels },
  payments: { labels: paymentNames, money: ['amount'], choices: { status: shopperPaymentStatuses } },
  products: productHistory,
  offers: { labels: offerLabels, choices: { offer_type: offerTypes, state: offerStates } },
  'product-imports': { labels: importHistoryLabels, choices: { state: importStateLabels } },
}

/** Returns the field and value labels for entries of a kind. */
export function getWords(entity: string): HistoryWords {
  const resource = resourceOfKind(entity)
  return ownWords[entity] ?? (resource ? wordsOfResource(resource) : { labels: {} })
}
