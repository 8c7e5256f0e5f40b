import { offerName, offerTypeKeys } from '@rahba/contract/catalog/offers/offer-types'
import { type OfferDetail, offerErrors } from '@rahba/contract/catalog/offers/offers'
import type { OfferBody } from '@rahba/contract/catalog/offers/offers.schemas'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { now } from '../../platform/db/columns.ts'
import { readRows } from '../../platform/db/rows.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import { readOffer } from './read-offers.ts'
import { offerProducts, offers } from './table.ts'

interface Saved {
  before: OfferDetail | null
  after: OfferDetail
}

interface Save {
  store_id: string
  body: OfferBody
  /** The language of refusals, which name products and other offers. */
  locale: Locale
}

/** Keeps the offers of a store still until the transaction ends, so that what was checked is what is saved. */
const lockOffers = (db: Db, store_id: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('offers ' || ${store_id}::text, 0))`)

const pricedRow = z.strictObject({ id: z.string(), name: bilingualText, price: z.string() })

/** Refuses products of others, and amounts above a product's price. */
async function checkProducts(db: Db, { store_id, body, locale }: Save): Promise<void> {
  const rows = await readRows(
    db,
    sql`select id, name, final_price as price from products where id = any(${sql.param(body.products)}::uuid[]) and store_id = ${store_id} and deleted_at is null order by final_price`,
    pricedRow,
  )
  const own = new Set(rows.map(({ id }) => id))
  const strange = body.products.findIndex((id) => !own.has(id.toLowerCase()))
  if (strange >= 0) throw failField(`products.${strange}`, errors.not_found)
  const [cheapest] = rows
  if (body.offer_type === 'value' && cheapest && body.offer_value > Number(cheapest.price))
    throw failField('offer_value', offerErrors.offer_above_price, {
      product: inLocale(cheapest.name, locale),
      price: moneyTexts(Number(cheapest.price)),
    })
}

const otherOfferRow = z.strictObject({
  name: bilingualText,
  offer_type: z.enum(offerTypeKeys),
  offer_value: z.int(),
  start_date: z.string(),
  end_date: z.string(),
})

/** Refuses a product that has another offer on one of the days, naming both. The database would refuse it too, but could name neither. */
async function checkDays(db: Db, { body, locale }: Save, id: string | null): Promise<void> {
  const rows = await readRows(
    db,
    sql`
    select p.name, o.offer_type, o.offer_value, o.start_date::text as start_date, o.end_date::text as end_date
    from offer_products x join offers o on o.id = x.offer_id join products p on p.id = x.product_id
    where x.product_id = any(${sql.param(body.products)}::uuid[]) and x.days && daterange(${body.start_date}::date, ${body.end_date}::date, '[]') and x.offer_id is distinct from ${id}::uuid
    order by o.start_date limit 1`,
    otherOfferRow,
  )
  const [other] = rows
  if (other)
    throw failField('products', offerErrors.offer_overlaps, {
      product: inLocale(other.name, locale),
      offer: offerName(other, locale),
      from: formatDate(other.start_date, locale, 'longDate'),
      to: formatDate(other.end_date, locale, 'longDate'),
    })
}

const pastRow = z.strictObject({ past: z.boolean() })

async function refusePast(db: Db, end_date: string): Promise<void> {
  const rows = await readRows(db, sql`select ${end_date}::date < ${today} as past`, pastRow)
  if (rows[0]?.past) throw failField('end_date', offerErrors.offer_in_past)
}

async function checkOffer(db: Db, save: Save, id: string | null): Promise<void> {
  await refusePast(db, save.body.end_date)
  await checkProducts(db, save)
  await checkDays(db, save, id)
}

// The rows are in the order of their ids, since the price of each is read under a lock on its product.
const putProducts = (db: Db, offer_id: string, { products, start_date, end_date }: OfferBody) =>
  db
    .insert(offerProducts)
    .values(
      products
        .toSorted()
        .map((product_id) => ({ offer_id, product_id, days: sql`daterange(${start_date}::date, ${end_date}::date, '[]')` })),
    )

/** Adds an offer. Throws `validation` for a day that has passed, products of others, an amount above a price and days another offer has. */
export async function createOffer(db: Db, save: Save): Promise<OfferDetail> {
  const { store_id, body } = save
  await lockOffers(db, store_id)
  await checkOffer(db, save, null)
  const { products: _, ...columns } = body
  const [row] = await db
    .insert(offers)
    .values({ ...columns, store_id })
    .returning({ id: offers.id })
  if (!row) throw new Error('an insert returns its row')
  await putProducts(db, row.id, body)
  return readOffer(db, { id: row.id, store_id })
}

async function notOver(db: Db, id: string, store_id: string): Promise<OfferDetail> {
  const before = await readOffer(db, { id, store_id })
  if (before.state === 'ended' || before.state === 'stopped') throw fail(offerErrors.offer_over)
  return before
}

/**
 * Changes an offer that is not over. Throws `not_found`, `stale_record` when `seen` is an older version, `offer_over`, and `validation` as
 * {@link createOffer}.
 */
export async function updateOffer(db: Db, { id, seen, ...save }: Save & { id: string; seen: string | undefined }): Promise<Saved> {
  const { store_id, body } = save
  await lockOffers(db, store_id)
  const before = await notOver(db, id, store_id)
  refuseStale(seen, before)
  await checkOffer(db, save, id)
  const { products: _, ...columns } = body
  await db
    .update(offers)
    .set({ ...columns, updated_at: now })
    .where(eq(offers.id, id))
  await db.delete(offerProducts).where(eq(offerProducts.offer_id, id))
  await putProducts(db, id, body)
  return { before, after: await readOffer(db, { id, store_id }) }
}

/** Ends an offer now. Its products keep no day of it, so that another offer may take them. Throws `not_found` and `offer_over`. */
export async function stopOffer(db: Db, { id, store_id }: { id: string; store_id: string }): Promise<Saved> {
  await lockOffers(db, store_id)
  const before = await notOver(db, id, store_id)
  await db.update(offers).set({ stopped_at: now, updated_at: now }).where(eq(offers.id, id))
  await db.update(offerProducts).set({ days: 'empty' }).where(eq(offerProducts.offer_id, id))
  return { before, after: await readOffer(db, { id, store_id }) }
}

/** Deletes an offer; what orders had of it stays on them. Throws `not_found`. */
export async function removeOffer(db: Db, { id, store_id }: { id: string; store_id: string }): Promise<OfferDetail> {
  await lockOffers(db, store_id)
  const before = await readOffer(db, { id, store_id })
  await db.delete(offers).where(eq(offers.id, id))
  return before
}
