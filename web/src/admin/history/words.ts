import { additionalFieldLabels } from '@rahba/contract/catalog/additional-fields'
import { offerStates, offerTypes } from '@rahba/contract/catalog/offer-types'
import { offerLabels } from '@rahba/contract/catalog/offers'
import { importHistoryLabels, importStateLabels } from '@rahba/contract/catalog/product-imports'
import { shopperPaymentStatuses } from '@rahba/contract/money/payments'
import { orderLabels } from '@rahba/contract/orders/order-schemas'
import { orderStatuses, paymentStatuses } from '@rahba/contract/orders/order-states'
import { addressLabels } from '@rahba/contract/shoppers/addresses'
import { userLabels } from '@rahba/contract/shoppers/users'
import { teamLabels } from '@rahba/contract/stores/team'
import { productHistory } from '../../catalog/product-history.ts'
import type { AnyResource } from '../../resource/any-resource.ts'
import type { HistoryWords } from '../../resource/history.tsx'
import { wordsOfResource } from '../../resource/history-words.ts'
import { storeHistory } from '../../stores/store-history.ts'
import { menu } from '../menu.ts'
import { codeHistory } from '../promotions/code-history.ts'
import { settingsHistory } from '../settings/settings-history.ts'
import { moneyHistory } from './money-words.ts'

const paymentNames = {
  status: { ar: 'حالة الدفعة', en: 'Payment' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  reference: { ar: 'مرجع العملية', en: 'Reference' },
  reason: { ar: 'السبب', en: 'Reason' },
  decided_at: { ar: 'وقت المراجعة', en: 'Reviewed' },
  decided_by: { ar: 'راجعها', en: 'Reviewed by' },
}

// the moments of an order, which only its history shows as fields
const orderNames = {
  ...orderLabels,
  cancel_reason: { ar: 'سبب الإلغاء', en: 'Reason' },
  cancelled_by: { ar: 'ألغاه', en: 'Cancelled by' },
  delivery_tries: { ar: 'محاولات التوصيل', en: 'Delivery tries' },
  expires_at: { ar: 'نهاية المهلة', en: 'Time ends' },
}

const ownWords: Record<string, HistoryWords> = {
  ...moneyHistory,
  stores: storeHistory,
  settings: settingsHistory,
  users: { labels: userLabels },
  addresses: { labels: addressLabels },
  orders: { labels: orderNames, choices: { status: orderStatuses, payment_status: paymentStatuses } },
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

const resources = new Map<string, AnyResource>(
  menu.flatMap(({ items }) => items.flatMap((item) => ('resource' in item ? [[item.resource.name, item.resource] as const] : []))),
)

/** The declared resource that entries of this kind are about. */
export const resourceOfKind = (entity: string): AnyResource | undefined => resources.get(entity)

/** How entries of a kind name their fields and say their values. */
export function wordsOf(entity: string): HistoryWords {
  const resource = resources.get(entity)
  return ownWords[entity] ?? (resource ? wordsOfResource(resource) : { labels: {} })
}

const pages: Record<string, string> = {
  stores: 'stores',
  products: 'products',
  orders: 'orders',
  users: 'users',
  payments: 'payments1',
  coupons: 'copoun',
  'promo-codes': 'promo-codes',
}

/** Where the record of an entry is read, without the language; undefined for what has no page or is gone. */
export function pageOfRecord({
  entity,
  entity_id,
  action,
}: {
  entity: string
  entity_id: string | null
  action: string
}): string | undefined {
  if (entity === 'settings') return '/dashboard/settings'
  const below = pages[entity] ?? resources.get(entity)?.url
  return below && entity_id && !action.endsWith('.delete') ? `/dashboard/${below}/${entity_id}` : undefined
}
