import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import type { JourneyName } from './journeys.ts'

export interface PlannedOrder {
  /** Names the order's own stream of random numbers. */
  name: string
  at: Date
  journey: JourneyName
  /** The demo merchant's; otherwise whose it is is drawn. */
  merchant: boolean
  /** All its steps happen before the end, however long they would take. */
  hurried: boolean
  /** The demo shopper's order, at a store and with a way to pay that are not drawn. */
  own?: { store: string; method: PaymentMethod }
}
