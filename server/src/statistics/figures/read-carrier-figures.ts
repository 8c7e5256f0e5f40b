import type { CarrierFigures } from '@rahba/contract/statistics/carrier-figures'
import type { Period } from '@rahba/contract/statistics/periods'
import { and, desc, eq, sql } from 'drizzle-orm'
import { carrierCollections } from '../../money/carriers/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { betweenDays } from '../../platform/lists/days.ts'

/** Returns what each carrier collected for the orders delivered in a period (days of Riyadh), of one store or of all. Amounts in halalas. */
export function readCarrierFigures(db: Db, { from, to }: Period, store_id: string | undefined): Promise<CarrierFigures[]> {
  const { carrier, cash, settled, settled_at, delivered_at } = carrierCollections
  const total = sql<number>`sum(${cash})`.mapWith(Number)
  return db
    .select({
      carrier,
      orders: sql<number>`count(*)`.mapWith(Number),
      cash: total,
      settled: sql<number>`sum(${settled})`.mapWith(Number),
      days: sql<number | null>`round(extract(epoch from avg(${settled_at} - ${delivered_at})) / 86400, 1)::float8`,
    })
    .from(carrierCollections)
    .where(and(betweenDays(delivered_at, from, to), store_id ? eq(carrierCollections.store_id, store_id) : undefined))
    .groupBy(carrier)
    .orderBy(desc(total), carrier)
}
