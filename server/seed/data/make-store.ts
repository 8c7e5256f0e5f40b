import type { CityKey } from './places.ts'
import type { SeedDelivery } from './types.ts'

/** The same charge and minimum (in halalas) for several cities. */
export const to = (delivery_charge: number, min_order_cost: number, ...cities: readonly CityKey[]): SeedDelivery[] =>
  cities.map((city) => ({ city, delivery_charge, min_order_cost }))

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
