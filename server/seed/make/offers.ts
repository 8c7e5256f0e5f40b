import { and, eq, inArray, sql } from 'drizzle-orm'
import { createOffer } from '../../src/catalog/offers/save-offer.ts'
import { products as productRows } from '../../src/catalog/table.ts'
import { offers } from '../data/offers.ts'
import { day, idFor, type Market } from '../market.ts'

/** Offers, as their stores would make them today: the orders before were placed without them. */
export async function makeOffers({ tx, stores, end }: Market): Promise<void> {
  // days are Riyadh's, three hours ahead
  const on = (days: number) => new Date(end.getTime() + days * day + 3 * 3_600_000).toISOString().slice(0, 10)
  const name = sql<string>`${productRows.name}->>'ar'`
  for (const { store, from, to, products, ...rule } of offers) {
    const store_id = idFor(stores, store).id
    const found = await tx
      .select({ id: productRows.id })
      .from(productRows)
      .where(and(eq(productRows.store_id, store_id), inArray(name, [...products])))
    if (found.length < products.length) throw new Error(`the demo data names ${products.join(', ')}, of which some were not made`)
    const body = { ...rule, start_date: on(from), end_date: on(to), products: found.map(({ id }) => id) }
    await createOffer(tx, { store_id, body, locale: 'ar' })
  }
}
