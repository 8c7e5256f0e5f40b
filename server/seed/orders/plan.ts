import { day, historyDays, hour } from '../market.ts'
import { makeRandom } from '../random.ts'
import type { JourneyName } from './journeys.ts'
import { planOwnOrders } from './own-orders.ts'
import type { PlannedOrder } from './planned-order.ts'

const riyadh = 3 * hour
/** Sunday to Saturday: people buy towards the weekend, which is Friday and Saturday. */
const weekdays = [0.95, 0.85, 0.9, 1, 1.4, 1.15, 1.1]
/** How much is bought in each hour of the day: little before noon, most after the last prayer. */
const hours = [2, 1, 0, 0, 0, 0, 1, 1, 2, 4, 5, 6, 6, 5, 5, 6, 7, 8, 8, 9, 10, 10, 8, 5]

/** Journeys of past orders, weighted by frequency. */
const usual: readonly (readonly [JourneyName, number])[] = [
  ['smooth', 270],
  ['noted', 18],
  ['user_cancel', 14],
  ['store_cancel', 8],
  ['late_store_cancel', 5],
  ['admin_cancel', 4],
  ['transit_cancel', 2],
  ['ignored', 5],
  ['never_paid', 6],
  ['wish_granted', 8],
  ['wish_refused', 5],
  ['second_try', 8],
  ['sent_back', 5],
  ['wrong_slip', 7],
  ['item_cancelled', 4],
  ['returned', 7],
  ['returned_to_bank', 3],
  ['return_rejected', 3],
]

/** Orders of the last days that stop at every state there is: journey, how many hours ago, how many, of them the demo merchant's. */
const open: readonly (readonly [JourneyName, hours_ago: number, count: number, merchants: number])[] = [
  ['only_new', 0.7, 8, 5],
  ['only_new', 7, 4, 2],
  ['only_accepted', 20, 4, 2],
  ['only_preparing', 26, 4, 2],
  ['only_ready', 34, 4, 2],
  ['only_shipped', 60, 5, 2],
  ['only_out', 50, 4, 2],
  ['only_failed', 70, 3, 2],
  ['only_back', 96, 2, 1],
  ['only_delivered', 80, 4, 2],
  ['only_wish', 22, 3, 2],
  ['only_item_asked', 10, 3, 2],
  ['only_return_asked', 70, 3, 2],
  ['only_disputed', 80, 3, 2],
  ['only_coming_back', 84, 3, 2],
  ['only_damaged', 96, 2, 1],
  ['only_to_transfer', 100, 3, 1],
  ['slip_waiting', 16, 5, 3],
  ['unpaid', 9, 4, 2],
]

/** A moment of the past; the last days have orders of their own (`open`). */
function momentIn(end: Date, random: ReturnType<typeof makeRandom>): Date {
  const today = Math.floor((end.getTime() + riyadh) / day) * day
  const days = Array.from({ length: historyDays - 4 }, (_, at) => at + 4)
  // a young market: the last weeks sell twice what the first did
  const ago = random.weighted(days, (back) => (weekdays[new Date(today - back * day).getUTCDay()] ?? 1) * (2 - back / historyDays))
  const [hourOfDay] = random.weighted([...hours.entries()], ([, weight]) => weight)
  return new Date(today - ago * day - riyadh + (hourOfDay + random.next()) * hour)
}

/** All orders of the market, in the order in which they are placed. */
export function planOrders(end: Date): PlannedOrder[] {
  const past = usual.flatMap(([journey, count]) =>
    Array.from({ length: count }, (_, at): PlannedOrder => {
      const name = `${journey} ${at}`
      const random = makeRandom(`when ${name}`)
      return { name, journey, at: momentIn(end, random), merchant: random.chance(0.24), hurried: false }
    }),
  )
  const recent = open.flatMap(([journey, hours_ago, count, merchants]) =>
    Array.from({ length: count }, (_, at): PlannedOrder => {
      const name = `${journey} ${hours_ago} ${at}`
      const spread = 0.4 + makeRandom(`when ${name}`).next() * 0.8
      return { name, journey, at: new Date(end.getTime() - hours_ago * spread * hour), merchant: at < merchants, hurried: true }
    }),
  )
  return [...past, ...recent, ...planOwnOrders(end)].sort((a, b) => a.at.getTime() - b.at.getTime())
}
