import type { MarketDelivery } from '@rahba/contract/catalog/market'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { promiseDelivery } from '@rahba/contract/stores/delivery-promise'
import type { OpeningTimes } from '@rahba/contract/stores/opening-times'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { findCity } from '../../places/find-city.ts'
import { nowText } from '../../platform/db/columns.ts'
import { hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { deliveryRuleFor } from '../../stores/delivery-rule.ts'
import { timesText } from '../../stores/times-text.ts'
import { visibleStoreText } from '../../stores/visible.ts'

const row = z.strictObject({
  now: z.number(),
  preparation_days: z.int().nullable(),
  excluded_cities: z.int(),
  excluded_regions: z.int(),
  // They were checked when they were saved.
  times: z.custom<OpeningTimes>(),
  rule: z
    .strictObject({
      delivery_charge: z.int(),
      min_order_cost: z.int(),
      free_from: z.int().nullable(),
      days_min: z.int().nullable(),
      days_max: z.int().nullable(),
    })
    .nullable(),
})

const terms = sql`jsonb_build_object('delivery_charge', d.delivery_charge, 'min_order_cost', d.min_order_cost, 'free_from', d.free_from, 'days_min', d.days_min, 'days_max', d.days_max)`

const select = hot<z.output<typeof row>, { slug: string; city_id: string | null }>(
  'market-delivery',
  (value) => {
    const ofCity = deliveryRuleFor(terms, { store: sql`s.id`, city: sql`${value('city_id')}::uuid` })
    return sql`select ${sql.raw(nowText)} as now, s.preparation_days, ${sql.raw(timesText)} as times,
      case when s.has_delivery_service and s.shipping_enabled then
        case when ${value('city_id')}::uuid is null then (select ${terms} from delivery_locations d where d.store_id = s.id and d.city_id is null and d.region_id is null and d.delivers)
        else (${ofCity}) end end as rule,
      (select count(*)::int from delivery_locations x where x.store_id = s.id and x.city_id is not null and not x.delivers) as excluded_cities,
      (select count(*)::int from delivery_locations x where x.store_id = s.id and x.region_id is not null and not x.delivers) as excluded_regions
    from stores s where ${sql.raw(visibleStoreText)} and s.slug = ${value('slug')}`
  },
  row,
)

/** A store's terms for the city that a visitor names, or for the whole Kingdom, with the days of arrival. Throws `not_found`. */
export async function readMarketDelivery(db: Db, slug: string, typed: string | undefined, locale: Locale): Promise<MarketDelivery> {
  const city = typed ? await findCity(db, typed, locale) : null
  const [found] = await select(db, { slug, city_id: city?.id ?? null })
  if (!found) throw fail(errors.not_found)
  const { rule, times, now, preparation_days, excluded_cities, excluded_regions } = found
  const { days_min = null, days_max = null, ...charges } = rule ?? { delivery_charge: 0, min_order_cost: 0, free_from: null }
  return {
    city: city?.name ?? null,
    delivers: rule !== null,
    excluded_cities,
    excluded_regions,
    ...charges,
    ...promiseDelivery(times, { now, preparation_days, days_min, days_max }),
  }
}
