import { orderLabels } from '@rahba/contract/orders/order-labels'
import { orderStatuses, paymentStatuses } from '@rahba/contract/orders/order-states'
import type { HistoryWords } from '../resource/history.tsx'

/** The field and value labels for an order's history; its moments are fields only there. */
export const orderHistory: HistoryWords = {
  labels: {
    ...orderLabels,
    cancelled_by: { ar: 'صاحب الإلغاء', en: 'Cancelled by' },
    delivery_tries: { ar: 'محاولات التوصيل', en: 'Delivery attempts' },
    expires_at: { ar: 'نهاية المهلة', en: 'Deadline' },
  },
  choices: { status: orderStatuses, payment_status: paymentStatuses },
}
