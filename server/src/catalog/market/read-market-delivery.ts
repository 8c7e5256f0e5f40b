import type { MarketDelivery } from '@rahba/contract/catalog/market/market'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { promiseDelivery } from '@rahba/contract/stores/delivery/delivery-promise'
import type { OpeningTimes } from '@rahba/contract/stores/profile/opening-times'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { findCity } from '../../places/find-city.ts'
import { nowText } from '../../platform/db/columns.ts'
import { hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { branchFacts, branchFactsText } from '../../stores/branches/branch-facts.ts'
import { findServingBranch } from '../../stores/branches/choose-branch.ts'
import { deliveryRuleFor } from '../../stores/profile/delivery-rule.ts'
import { deliveryTerms, deliveryTermsColumn } from '../../stores/profile/delivery-terms.ts'
import { timesText } from '../../stores/profile/times-text.ts'
import { visibleStoreText } from '../../stores/visible.ts'
import { readBranchPieces } from '../stock/read-branch-pieces.ts'

const row = z.strictObject({
  now: z.number(),
  preparation_days: z.int().nullable(),
  excluded_cities: z.int(),
  excluded_regions: z.int(),
  // They were checked when they were saved.
  times: z.custom<OpeningTimes>(),
  rule: deliveryTerms.extend({ max_delivery_charge: z.int() }).nullable(),
  id: z.uuid(),
  branches: z.array(branchFacts),
  region_id: z.uuid().nullable(),
})

// Before a city is named, a promise has to hold for each place: what differs is a span, or is left out.
const ofAll = sql`jsonb_build_object('delivery_charge', min(d.delivery_charge), 'max_delivery_charge', max(d.delivery_charge),
  'min_order_cost', case when min(d.min_order_cost) = max(d.min_order_cost) then min(d.min_order_cost) else 0 end,
  'free_from', case when count(distinct coalesce(d.free_from, -1)) = 1 then min(d.free_from) end,
  'days_min', case when count(d.days_min) = count(*) then min(d.days_min) end,
  'days_max', case when count(d.days_max) = count(*) then max(d.days_max) end)`

const select = hot<z.output<typeof row>, { slug: string; city_id: string | null }>(
  'market-delivery',
  (value) => {
    const ofCity = deliveryRuleFor(sql`${deliveryTermsColumn} || jsonb_build_object('max_delivery_charge', d.delivery_charge)`, {
      store: sql`s.id`,
      city: sql`${value('city_id')}::uuid`,
    })
    return sql`select ${sql.raw(nowText)} as now, s.id, s.preparation_days, ${sql.raw(branchFactsText())} as branches,
      (select c.region_id from cities c where c.id = ${value('city_id')}::uuid) as region_id, ${sql.raw(timesText)} as times,
      case when s.has_delivery_service and s.shipping_enabled then
        case when ${value('city_id')}::uuid is null then (select ${ofAll} from delivery_locations d where d.store_id = s.id and d.delivers having bool_or(d.city_id is null and d.region_id is null))
        else (${ofCity}) end end as rule,
      (select count(*)::int from delivery_locations x where x.store_id = s.id and x.city_id is not null and not x.delivers) as excluded_cities,
      (select count(*)::int from delivery_locations x where x.store_id = s.id and x.region_id is not null and not x.delivers) as excluded_regions
    from stores s where ${sql.raw(visibleStoreText)} and s.slug = ${value('slug')}`
  },
  row,
)

const readVariants = hot<{ id: string }, { store_id: string; slug: string }>(
  'market-delivery-variants',
  (value) => sql`select v.id from products p join product_variants v on v.product_id = p.id and v.active and v.deleted_at is null
    where p.store_id = ${value('store_id')} and p.slug = ${value('slug')} and p.status = 'active' and p.deleted_at is null order by v.position, v.id`,
  z.strictObject({ id: z.uuid() }),
)

/** The branches that a piece of each variant is delivered from, by the rule of an order: two statements, however many variants there are. */
async function findSources(
  db: Db,
  slug: string,
  { id: store_id, branches, region_id }: z.output<typeof row>,
  city_id: string | null,
  locale: Locale,
): Promise<MarketDelivery['branches']> {
  if (branches.length < 2) return null
  const ids = (await readVariants(db, { store_id, slug })).map(({ id }) => id)
  const pieces = await readBranchPieces(db, ids)
  const request = { fulfilment: 'store_delivery', branch_id: null, city_id, region_id } as const
  const found = ids.flatMap((variant_id) => {
    const { branch } = findServingBranch(branches, pieces, [{ variant_id, quantity: 1 }], request)
    return branch ? [{ branch, variant_id }] : []
  })
  return [...Map.groupBy(found, ({ branch }) => branch)].map(([{ name }, here]) => ({
    name: inLocale(name, locale),
    variants: here.map(({ variant_id }) => variant_id),
  }))
}

interface Wanted {
  /** The city as it was typed. */
  city?: string | undefined
  /** The slug of the product that the terms are asked for. */
  product?: string | undefined
}

/**
 * A store's terms for the city that a visitor names, or for the whole Kingdom, with the days of arrival and, for a product, the branches it
 * leaves from. Throws `not_found`.
 */
export async function readMarketDelivery(db: Db, slug: string, { city: typed, product }: Wanted, locale: Locale): Promise<MarketDelivery> {
  const city = typed ? await findCity(db, typed, locale) : null
  const city_id = city?.id ?? null
  const [found] = await select(db, { slug, city_id })
  if (!found) throw fail(errors.not_found)
  const { times, now, preparation_days, excluded_cities, excluded_regions } = found
  const rule = found.branches.some(({ delivers }) => delivers) ? found.rule : null
  const {
    days_min = null,
    days_max = null,
    ...charges
  } = rule ?? { delivery_charge: 0, max_delivery_charge: 0, min_order_cost: 0, free_from: null }
  return {
    city: city?.name ?? null,
    delivers: rule !== null,
    excluded_cities,
    excluded_regions,
    ...charges,
    ...promiseDelivery(times, { now, preparation_days, days_min, days_max }),
    branches: product ? await findSources(db, product, found, city_id, locale) : null,
  }
}
