import { type MarketStore, type MarketStoreCard, marketStore, marketStoreCard } from '@rahba/contract/catalog/market/market'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { OpeningTimes } from '@rahba/contract/stores/profile/opening-times'
import { readContacts } from '@rahba/contract/stores/store-shapes'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMoment, nowText } from '../../platform/db/columns.ts'
import { hot, hotList } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { encodeCursor } from '../../platform/lists/cursor.ts'
import { matches } from '../../platform/lists/search.ts'
import { timesText } from '../../stores/profile/times-text.ts'
import { takesOrdersAgainText, takesOrdersText, visibleStoreText } from '../../stores/visible.ts'
import { describeHours } from './describe-hours.ts'
import { inLanguage } from './market-columns.ts'
import { readPlace } from './read-place.ts'

interface MarketStoreQuery {
  limit: number
  cursor?: string | undefined
  q?: string | undefined
  category_id?: string | undefined
  city_id?: string | undefined
}

/** The columns of a store's card, over {@link storesText}. */
export const storeColumns = (locale: Locale) =>
  `s.id, s.slug, ${inLanguage('s.name', locale)} as name, s.logo, s.cover, ${takesOrdersText} as is_online, ${inLanguage('c.name', locale)} as category, ${inLanguage('t.name', locale)} as city`
/** Stores with what their cards name. */
export const storesText = 'from stores s left join categories c on c.id = s.category_id left join cities t on t.id = s.city_id'

const listedRow = marketStoreCard.extend({ created_at: z.string() }).strict()

/** Approved stores, the newest first, by cursor. */
export async function listMarketStores(
  db: Db,
  query: MarketStoreQuery,
  locale: Locale,
): Promise<{ data: MarketStoreCard[]; meta: { next_cursor: string | null } }> {
  const where = [sql.raw(visibleStoreText)]
  if (query.category_id) where.push(sql`s.category_id = ${query.category_id}`)
  if (query.city_id) where.push(sql`s.city_id = ${query.city_id}`)
  const found = matches(sql`s.search`, query.q)
  if (found) where.push(found)
  if (query.cursor) {
    const { value, id } = readPlace(query.cursor, 'newest')
    where.push(sql`(s.created_at, s.id) < (${value}::timestamptz, ${id}::uuid)`)
  }
  const select = sql.raw(`select ${storeColumns(locale)}, s.created_at ${storesText} where`)
  const rows = await hotList(
    db,
    sql`${select} ${sql.join(where, sql` and `)} order by s.created_at desc, s.id desc limit ${query.limit + 1}`,
    listedRow,
  )
  const data = rows.slice(0, query.limit)
  const last = data.at(-1)
  return {
    data,
    meta: { next_cursor: rows.length > query.limit && last ? encodeCursor(['newest', isoMoment(last.created_at), last.id]) : null },
  }
}

/** A store's terms for delivery, the most general first; none while its delivery is switched off. */
const deliveryLocations = (
  locale: Locale,
) => `(select coalesce(jsonb_agg(jsonb_build_object('city', ${inLanguage('d.name', locale)}, 'region', ${inLanguage('r.name', locale)},
        'delivers', l.delivers, 'delivery_charge', l.delivery_charge, 'min_order_cost', l.min_order_cost, 'free_from', l.free_from, 'days_min', l.days_min, 'days_max', l.days_max)
        order by (l.city_id is not null)::int + (coalesce(l.city_id, l.region_id) is not null)::int, not l.delivers, l.delivery_charge, r.id, d.id), '[]')
      from delivery_locations l left join cities d on d.id = l.city_id left join regions r on r.id = coalesce(l.region_id, d.region_id)
      where l.store_id = s.id and s.has_delivery_service and s.shipping_enabled) as delivery_locations`

/** The branches where orders are collected, the main one first. */
const pickupBranches = (
  locale: Locale,
) => `(select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', ${inLanguage('b.name', locale)}, 'city', ${inLanguage('bc.name', locale)}, 'address', b.address)
        order by b.id <> s.id, b.position, b.id), '[]')
      from branches b left join cities bc on bc.id = b.city_id where b.store_id = s.id and b.pick_up and b.deleted_at is null) as pickup_branches`

const storeRow = marketStore
  .omit({ hours: true })
  // They were checked when they were saved.
  .extend({ times: z.custom<OpeningTimes>(), now: z.number() })
  .strict()
type Row = z.output<typeof storeRow>

const selectStore = (locale: Locale) =>
  hot<Row, { slug: string }>(
    `market-store-${locale}`,
    (value) =>
      sql`${sql.raw(`select ${storeColumns(locale)}, ${takesOrdersAgainText} as takes_orders_at, s.accent_color, ${inLanguage('s.announcement', locale)} as announcement,
    ${inLanguage('s.welcome_title', locale)} as welcome_title, ${inLanguage('s.welcome_text', locale)} as welcome_text,
    ${inLanguage('s.description', locale)} as description, ${inLanguage('s.refund_policy', locale)} as refund_policy, s.tags, s.contacts,
    s."AuthNumBusiness", s.vat_no, s.has_delivery_service, ${pickupBranches(locale)}, ${deliveryLocations(locale)}, ${timesText} as times, ${nowText} as now,
    (select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'name', ${inLanguage('h.name', locale)}) order by h.position, h.id), '[]') from shelves h where h.store_id = s.id and h.active) as shelves
    ${storesText} where ${visibleStoreText} and s.slug =`)} ${value('slug')}`,
    storeRow,
  )
const statements = { ar: selectStore('ar'), en: selectStore('en') }

/** An approved store as shoppers see it. Throws `not_found`. */
export async function readMarketStore(db: Db, slug: string, locale: Locale): Promise<MarketStore> {
  const [store] = await statements[locale](db, { slug })
  if (!store) throw fail(errors.not_found)
  const { times, now, ...shown } = store
  return { ...shown, contacts: readContacts(store.contacts), hours: describeHours(times, now, locale) }
}
