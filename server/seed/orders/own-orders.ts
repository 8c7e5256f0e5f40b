import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { before, hour, type Market } from '../market.ts'
import { makeRandom } from '../random.ts'
import type { JourneyName } from './journeys.ts'
import type { PlannedOrder } from './planned-order.ts'

/** An order of the demo shopper: `wallet` spends what the wallet holds, and the method pays the rest. */
type OwnOrder = readonly [journey: JourneyName, hours_ago: number, store: string, method: PaymentMethod]

const day = 24

/** The orders of the last three months, each of which came to an end. */
const past: readonly OwnOrder[] = [
  ['smooth', 75 * day, 'nakheel-buraydah', 'bank_transfer'],
  ['noted', 62 * day, 'majd-oud', 'cod'],
  ['returned', 55 * day, 'layan-abaya', 'bank_transfer'],
  ['user_cancel', 48 * day, 'shahin-tech', 'bank_transfer'],
  ['smooth', 45 * day, 'waraq-hibr', 'wallet'],
  ['store_cancel', 40 * day, 'farasha-toys', 'cod'],
  ['never_paid', 36 * day, 'nashat-sport', 'bank_transfer'],
  ['ignored', 33 * day, 'rawnaq-beauty', 'cod'],
  ['wish_granted', 30 * day, 'majd-oud', 'bank_transfer'],
  ['wrong_slip', 27 * day, 'shahin-tech', 'bank_transfer'],
  ['returned_to_bank', 24 * day, 'layan-abaya', 'cod'],
  ['return_rejected', 22 * day, 'rawnaq-beauty', 'cod'],
  ['return_withdrawn', 20 * day, 'nashat-sport', 'cod'],
  ['item_cancelled', 15 * day, 'nakheel-buraydah', 'bank_transfer'],
  ['sent_back', 12 * day, 'farasha-toys', 'cod'],
]

/** The orders of the last days: one for each state that an order, a cancellation and a return can wait in. */
const open: readonly OwnOrder[] = [
  ['only_refund_failed', 110, 'nakheel-buraydah', 'bank_transfer'],
  ['only_to_transfer', 100, 'nashat-sport', 'bank_transfer'],
  ['only_damaged', 98, 'farasha-toys', 'cod'],
  ['only_back', 96, 'nashat-sport', 'cod'],
  ['only_coming_back', 84, 'shahin-tech', 'bank_transfer'],
  ['only_disputed', 81, 'rawnaq-beauty', 'cod'],
  ['only_delivered', 78, 'waraq-hibr', 'cod'],
  ['only_return_asked', 72, 'layan-abaya', 'cod'],
  ['only_failed', 70, 'farasha-toys', 'cod'],
  ['only_shipped', 60, 'shahin-tech', 'bank_transfer'],
  ['only_out', 50, 'majd-oud', 'cod'],
  ['only_ready', 34, 'rukn-almajlis', 'cod'],
  ['only_preparing', 27, 'layan-abaya', 'cod'],
  ['only_wish', 22, 'waraq-hibr', 'bank_transfer'],
  ['only_accepted', 19, 'nakheel-buraydah', 'cod'],
  ['slip_waiting', 15, 'majd-oud', 'bank_transfer'],
  ['only_item_asked', 11, 'rawnaq-beauty', 'bank_transfer'],
  ['unpaid', 8, 'layan-abaya', 'bank_transfer'],
  ['only_new', 0, 'majd-oud', 'cod'],
]

/** The orders of the demo shopper, so that the pages of the account show every state after the first start. */
export function planOwnOrders(end: Date): PlannedOrder[] {
  const plan = (hurried: boolean) =>
    function planOne([journey, hours_ago, store, method]: OwnOrder): PlannedOrder {
      const name = `own ${journey} ${hours_ago}`
      const at = new Date(end.getTime() - (hours_ago + makeRandom(`when ${name}`).next()) * hour)
      return { name, at, journey, merchant: false, hurried, own: { store, method } }
    }
  return [...past.map(plan(false)), ...open.map(plan(true))]
}

/** The demo shopper, the first of all. */
export function findDemoShopper({ shoppers }: Pick<Market, 'shoppers'>) {
  const [shopper] = shoppers
  if (!shopper) throw new Error('the shoppers are made before their orders')
  return shopper
}

/** The moment the demo shopper's wallet gets a compensation, from which the order paid by wallet is paid. */
export const compensatedAt = (market: Pick<Market, 'end'>) => before(market, 50)
/** Halalas; enough for a small order with its delivery. */
export const compensation = 40_000
