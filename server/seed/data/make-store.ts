import { type OpeningWeek, type Weekday, weekdays } from '@rahba/contract/stores/profile/opening-times'
import type { CityKey, RegionCode } from './places.ts'
import type { SeedDelivery } from './types.ts'

/** The same charge and minimum (in halalas) for several cities, a day or two away. */
export const to = (delivery_charge: number, min_order_cost: number, ...cities: readonly CityKey[]): SeedDelivery[] =>
  cities.map((city) => ({ city, delivery_charge, min_order_cost, days: [1, 2] }))

type Terms = Pick<SeedDelivery, 'free_from' | 'days'>

/** One charge for the whole Kingdom. */
export const kingdom = (delivery_charge: number, min_order_cost: number, terms: Terms = {}): SeedDelivery => ({
  delivery_charge,
  min_order_cost,
  days: [2, 5],
  ...terms,
})

/** One charge for each of several regions. */
export const inRegions = (
  delivery_charge: number,
  min_order_cost: number,
  terms: Terms,
  ...regions: readonly RegionCode[]
): SeedDelivery[] => regions.map((region) => ({ region, delivery_charge, min_order_cost, ...terms }))

/** Cities that a rule for more than them does not mean. */
export const notTo = (...cities: readonly CityKey[]): SeedDelivery[] =>
  cities.map((city) => ({ city, delivers: false, delivery_charge: 0, min_order_cost: 0 }))

/** Times of a day as `09:00-12:00`; those that end earlier than they begin end the next day. */
const toIntervals = (times: readonly string[]) =>
  times.map((time) => {
    const [opens = '', closes = ''] = time.split('-')
    return { opens, closes, next_day: closes <= opens }
  })

/** The same times every day, other ones on some days, and none on days with an empty list. */
export function week(times: readonly string[], others: Partial<Record<Weekday, readonly string[]>> = {}): OpeningWeek {
  const days = weekdays.map((day) => [day, toIntervals(others[day] ?? times)] as const)
  return Object.fromEntries(days) as OpeningWeek // made of all days
}

/** Cities that most stores ship to through a carrier. */
const majorCities = [
  'riyadh',
  'jeddah',
  'makkah',
  'madinah',
  'dammam',
  'al-khobar',
  'buraydah',
  'hail',
  'tabuk',
  'abha',
  'khamis-mushait',
  'jazan',
  'hofuf',
  'taif',
] as const

/** The major cities but the ones that have a price of their own. */
export const elsewhere = (...but: readonly CityKey[]): CityKey[] => majorCities.filter((city) => !but.some((own) => own === city))
