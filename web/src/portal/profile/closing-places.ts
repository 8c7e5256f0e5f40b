import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { cancellationStatuses, finalCancellations } from '@rahba/contract/orders/cancellations/cancellation-states'
import { openOrders } from '@rahba/contract/orders/order-states'
import type { ClosingStep } from '@rahba/contract/stores/closing/closing'

const settled: readonly string[] = finalCancellations
const openCancellations = typedKeys(cancellationStatuses).filter((status) => !settled.includes(status))

/** The page for steps that only an administrator can settle. */
export const contactPage = '/store/pages/contact-us'

/** The page where each closing step is settled: a list shows exactly what the step counts. */
export const closingPlaces: Record<ClosingStep, PageAddress> = {
  orders: `/store/orders?status=${openOrders.join(',')}`,
  cancellations: `/store/orders/cancelled?status=${openCancellations.join(',')}`,
  dues: '/store/wallet?tab=dues',
  carriers: '/store/wallet',
  suspension: contactPage,
  hold: contactPage,
  balance: '/store/wallet',
  payouts: '/store/wallet?tab=payouts',
}
