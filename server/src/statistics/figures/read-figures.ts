import type { Bilingual } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { type PaymentMethod, paymentMethods } from '@rahba/contract/orders/order-states'
import {
  type FigureName,
  type Figures,
  figureNames,
  type Split,
  type StoredFigures,
  storedFigures,
  toFigures,
} from '@rahba/contract/statistics/figures'
import { defaultGrain, type Grain, type Period, periodBefore, pointsBefore, splitPeriod } from '@rahba/contract/statistics/periods'
import type { Report, SplitReport } from '@rahba/contract/statistics/statistics'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

/** The store or category whose figures are read, and the figures that the reader may see. */
export interface Reader {
  store_id?: string | undefined
  category_id?: string | undefined
  open: ReadonlySet<FigureName>
}

const nothing = Object.fromEntries(storedFigures.map((name) => [name, 0])) as StoredFigures // one for each name

/** The source of figures: rows `f` of a table, of one split, under a condition. */
interface Source {
  from: SQL
  split: string
  where: SQL
}

/** The days of one store, or of the stores of a category. */
function storeSource({ store_id, category_id }: Reader, split: string): Source {
  const where = [
    ...(store_id ? [sql`f.store_id = ${store_id}`] : []),
    ...(category_id ? [sql`f.store_id in (select id from stores where category_id = ${category_id})`] : []),
  ]
  return { from: sql`daily_figures f`, split, where: where.length > 0 ? sql.join(where, sql` and `) : sql`true` }
}

/** The days of everybody, or of a category's stores, in the table that answers with the fewest rows. */
function getTotal(reader: Reader): Source {
  const { store_id, category_id } = reader
  if (store_id) return storeSource(reader, 'all')
  const from = sql`platform_figures f`
  return category_id ? { from, split: 'category', where: sql`f.key = ${category_id}` } : { from, split: 'all', where: sql`true` }
}

const sumByKey = (names: readonly string[], when: SQL = sql`true`, end = '') =>
  sql.join(
    names.map((name) => sql`coalesce(sum(f.${sql.raw(name)}) filter (where ${when}), 0)::float8 as ${sql.raw(`${name}${end}`)}`),
    sql`, `,
  )

const shown = (stored: StoredFigures, open: ReadonlySet<FigureName>): Figures => {
  const all = toFigures(stored)
  // There is one entry for each name.
  return Object.fromEntries(figureNames.map((name) => [name, open.has(name) ? all[name] : null])) as Figures
}

const figureShape = Object.fromEntries(storedFigures.map((name) => [name, z.int()])) as Record<keyof StoredFigures, z.ZodInt> // one for each name
const dayRow = z.strictObject({ day: z.string(), ...figureShape })
type Day = z.output<typeof dayRow>

/** The days of a range that have figures, in order. */
export async function readDays(db: Db, reader: Reader, { from, to }: Period): Promise<Day[]> {
  const { from: table, split, where } = getTotal(reader)
  const rows = await readRows(
    db,
    sql`
    select f.day::text as day, ${sumByKey(storedFigures)} from ${table}
    where f.day between ${from} and ${to} and f.split = ${split} and ${where} group by f.day order by f.day`,
    dayRow,
  )
  return rows
}

/** Adds up those of the given days that are in a period. */
export function sumDays(days: readonly Day[], period: Period): StoredFigures {
  const sum = { ...nothing }
  for (const day of days) if (day.day >= period.from && day.day <= period.to) for (const name of storedFigures) sum[name] += day[name]
  return sum
}

/** The figures of a period beside those of the period before, as a whole and point by point. One range of the days' rows. */
export async function readReport(db: Db, reader: Reader, period: Period, by: Grain = defaultGrain(period)): Promise<Omit<Report, 'as_of'>> {
  const before = periodBefore(period)
  const days = await readDays(db, reader, { from: before.from, to: period.to })
  const held = pointsBefore(period, by)
  const figuresIn = (range: Period) => shown(sumDays(days, range), reader.open)
  return {
    ...period,
    before,
    by,
    totals: { now: figuresIn(period), before: figuresIn(before) },
    points: splitPeriod(period, by).map((point, at) => {
      const match = held[at]
      return { ...point, now: figuresIn(point), before: match ? { ...match, figures: figuresIn(match) } : null }
    }),
  }
}

const none: Record<Split, Bilingual> = {
  store: { ar: 'بلا متجر', en: 'No store' },
  category: { ar: 'بلا تصنيف', en: 'No category' },
  city: { ar: 'بلا عنوان (استلام من المتجر)', en: 'No address (pickup)' },
  payment_method: { ar: 'بلا طلب', en: 'No order' },
  coupon: { ar: 'بلا كود', en: 'No code' },
}

// The source of the name of a split's group `g`.
const names: Record<Split, SQL> = {
  store: sql`(select name from stores where id = g.key::uuid)`,
  category: sql`(select name from categories where id = g.key::uuid)`,
  city: sql`(select name from cities where id = g.key::uuid)`,
  payment_method: sql`null::jsonb`,
  coupon: sql`(select jsonb_build_object('ar', code, 'en', code) from coupons where id = g.key::uuid)`,
}

const storeRow = z.strictObject({ store_id: z.string() })

/**
 * The stores that sold most in a period: found in an index alone, so that all figures are then read of these few. Null where not so many sold
 * anything: then others belong into the answer too.
 */
async function bestStores(db: Db, where: SQL, { from, to }: Period, limit: number): Promise<string[] | null> {
  // Plain numbers are added up, not numerics, since there may be a million days.
  const rows = await readRows(
    db,
    sql`
    select f.store_id from daily_figures f where f.day between ${from} and ${to} and f.split = 'all' and f.orders > 0 and ${where}
    group by f.store_id order by sum(f.sales::float8) desc, sum(f.orders::int) desc, f.store_id limit ${limit}`,
    storeRow,
  )
  return rows.length === limit ? rows.map(({ store_id }) => store_id) : null
}

/** Returns the key and the source of a split. The platform's table has rows for each split except the one by store. */
async function splitSource(db: Db, reader: Reader, by: Split, period: Period, limit: number): Promise<Source & { key: SQL }> {
  if (by === 'store') {
    const source = storeSource(reader, 'all')
    const best = reader.store_id ? null : await bestStores(db, source.where, period, limit)
    return { ...source, key: sql`f.store_id::text`, ...(best ? { where: sql`f.store_id in ${best}` } : {}) }
  }
  if (by === 'category') {
    if (!reader.store_id) return { ...getTotal(reader), split: 'category', key: sql`f.key` }
    return { ...storeSource(reader, 'all'), key: sql`(select category_id from stores where id = f.store_id)::text` }
  }
  const narrowed = reader.store_id ?? reader.category_id
  return { ...(narrowed ? storeSource(reader, by) : { from: sql`platform_figures f`, split: by, where: sql`true` }), key: sql`f.key` }
}

const splitRow = z.object({ key: z.string().nullable(), name: bilingualText.nullable() }).catchall(z.int())
type SplitRow = z.output<typeof splitRow>

const getName = (by: Split, { key, name }: SplitRow): Bilingual => {
  if (key === null) return none[by]
  if (by === 'payment_method') return paymentMethods[key as PaymentMethod] // kept from the column of that enum
  return name ?? { ar: key, en: key }
}

/** The figures of a period by one split, the best selling first, `length` rows at most. */
export async function readSplit(db: Db, reader: Reader, period: Period, by: Split, length: number): Promise<Omit<SplitReport, 'as_of'>> {
  const before = periodBefore(period)
  const { from: table, split, where, key } = await splitSource(db, reader, by, period, length + 1)
  const rows = await readRows(
    db,
    sql`
    select g.*, ${names[by]} as name from (
      select ${key} as key, ${sumByKey(storedFigures, sql`f.day >= ${period.from}`)}, ${sumByKey(storedFigures, sql`f.day < ${period.from}`, '_before')}
      from ${table}
      where f.day between ${before.from} and ${period.to} and f.split = ${split} and ${where}
      group by 1 order by sales desc, orders desc, key limit ${length + 1}) g
    order by g.sales desc, g.orders desc, g.key`,
    splitRow,
  )
  const storedIn = (row: SplitRow, end: string) =>
    Object.fromEntries(storedFigures.map((figure) => [figure, row[`${figure}${end}`]])) as StoredFigures // the columns named above
  return {
    rows: rows.slice(0, length).map((row) => ({
      key: row.key,
      name: getName(by, row),
      now: shown(storedIn(row, ''), reader.open),
      before: shown(storedIn(row, '_before'), reader.open),
    })),
    more: rows.length > length,
  }
}
