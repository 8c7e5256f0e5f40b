import { type OpeningWeek, weekdays } from '@rahba/contract/stores/profile/opening-times'
import type { OpeningTimesBody } from '@rahba/contract/stores/profile/opening-times.schemas'
import type { Db } from '../../platform/db/types.ts'
import { changeStore, lockStore, type StoreChange } from '../change-store.ts'
import { getOrderStops } from '../order-stops.ts'
import type { SaveOptions } from './request-changes.ts'

/** A week with each day's intervals in their order. */
function sortWeek(week: OpeningWeek | null): OpeningWeek | null {
  if (!week) return null
  const days = weekdays.map((day) => [day, week[day].toSorted((a, b) => a.opens.localeCompare(b.opens))] as const)
  return Object.fromEntries(days) as OpeningWeek // made of all days
}

/** Saves when the store is open, and with it when it takes orders. */
export async function saveOpeningTimes(db: Db, store_id: string, body: OpeningTimesBody, how: SaveOptions = {}): Promise<StoreChange> {
  const store = await lockStore(db, store_id, how.seen)
  const times = {
    opening_hours: sortWeek(body.opening_hours),
    ramadan_hours: sortWeek(body.ramadan_hours),
    holidays: body.holidays.toSorted((a, b) => a.start_date.localeCompare(b.start_date)),
    orders_outside_hours: body.orders_outside_hours,
  }
  return changeStore(db, store, { ...times, order_stops: getOrderStops(times, Date.now()) })
}
