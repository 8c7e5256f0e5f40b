import { orderLabels } from '@rahba/contract/orders/order-labels'
import { orderStatuses, paymentStatuses } from '@rahba/contract/orders/order-states'
import type { HistoryWords } from '../resource/history.tsx'

/** How the history of an order names its fields and says their values; its moments are fields there alone. */
export const orderHistory: HistoryWords = {
  labels: {
    ...orderLabels,
    cancelled_by: { ar: 'ألغاه', en: 'Cancelled by' },
    delivery_tries: { ar: 'محاولات التوصيل', en: 'Delivery tries' },
    expires_at: { ar: 'نهاية المهلة', en: 'Time ends' },
  },
  choices: { status: orderStatuses, payment_status: paymentStatuses },
}
