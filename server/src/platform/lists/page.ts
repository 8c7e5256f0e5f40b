import { countCap } from '@rahba/contract/kernel/count-cap'
import { errors } from '@rahba/contract/kernel/errors'
import { offsetCap, type Page } from '@rahba/contract/kernel/page'
import { type AnyColumn, and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { hotList } from '../db/hot.ts'
import { countRow } from '../db/rows.ts'
import type { Db } from '../db/types.ts'
import { failField } from '../errors.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

/** A sort a list offers: its column (never null, or its rows would fall out of a cursor) and how a row shows its value. */
export interface Sort<Row> {
  by: AnyColumn | SQL
  value: (row: Row) => string | number
  /**
   * Stands before `by`, where `by` itself changes too often to be in an index: a column that rises with it in steps and has one, so that no more is
   * sorted than the rows of a step. `of` is the step of a value.
   */
  steps?: { by: AnyColumn; of: (value: string | number) => SQL }
  /** Stands between `by` and the id: an order of its own among rows that share `by`. `of` is its value in the row of an id. */
  within?: { by: SQL; of: (id: string) => SQL }
}

/** The limits of one page's rows: pass these to the query. */
export interface Cut {
  where: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset: number
}

/** The additional field of rows whose query also selected the list's total. */
export const counted = { total_rows: z.int().optional() }
export type Counted = z.output<z.ZodObject<typeof counted>>

/**
 * LIMIT and OFFSET as text: as parameters they would make the database plan every run again, since the plan depends on them. Pages far in share
 * one text.
 */
export const limitRows = (limit: number, offset: number): SQL => {
  const at = Math.trunc(limit)
  return offset === 0 ? sql`limit ${sql.raw(String(at))}` : sql`limit ${sql.raw(String(at))} offset ${offset}`
}

/** The number of rows, counted to at most one beyond the cap, so that `1,000+` only means more than that. */
export const limitedCount = (from: PgTable, where: SQL | undefined, cap = countCap): SQL =>
  sql`(select count(*)::int from (select 1 from ${from}${where ? sql` where ${where}` : sql``} limit ${sql.raw(String(cap + 1))}) few)`

/** The query of every list call: a page by number or by cursor, and the order. */
export interface PageQuery {
  page: number
  per_page: number
  cursor?: string | undefined
  sort: string
}

/** A list's order by one of its sorts (`-` before its name for descending), then by id. Throws `validation` for a sort the list does not have. */
export function getOrder<Row>(sorts: Record<string, Sort<Row>>, sort: string, id: AnyColumn): SQL[] {
  const found = sorts[sort.replace(/^-/, '')]
  if (!found) throw failField('sort', errors.not_found)
  const direction = sort.startsWith('-') ? desc : asc
  return [
    ...(found.steps ? [direction(found.steps.by)] : []),
    direction(found.by),
    ...(found.within ? [direction(found.within.by)] : []),
    direction(id),
  ]
}

function beyondPlace<Row>(
  { by, steps, within }: Sort<Row>,
  id: AnyColumn,
  descending: boolean,
  from: { value: string | number; id: string },
): SQL {
  const place = sql`(${steps ? sql`${steps.by}, ` : sql``}${by}, ${within ? sql`${within.by}, ` : sql``}${id})`
  const last = sql`(${steps ? sql`${steps.of(from.value)}, ` : sql``}${from.value}, ${within ? sql`${within.of(from.id)}, ` : sql``}${from.id})`
  return descending ? sql`${place} < ${last}` : sql`${place} > ${last}`
}

/**
 * One page of a list, by number or by cursor, sorted by one of `sorts` and then by id. One row more than asked tells whether there is a next page;
 * totals are counted no further than `countCap`.
 * @param list.rows runs the query with the given cut. `total` is one more column to select: with it rows and total come by one statement.
 */
export async function toPage<Row extends { id: string }>(
  db: Db,
  query: PageQuery,
  list: {
    from: PgTable
    id: AnyColumn
    where?: SQL | undefined
    sorts: Record<string, Sort<Row>>
    rows: (cut: Cut, total: SQL) => PromiseLike<(Row & Counted)[]>
  },
): Promise<Page<Row>> {
  const { page, per_page, cursor } = query
  const descending = query.sort.startsWith('-')
  const sort = list.sorts[query.sort.replace(/^-/, '')]
  if (!sort) throw failField('sort', errors.not_found)
  const offset = cursor ? 0 : (page - 1) * per_page
  if (offset > offsetCap) throw failField('page', errors.page_too_deep)
  const from = cursor ? decodeCursor(cursor, query.sort) : null
  const beyond = from && beyondPlace(sort, list.id, descending, from)
  const rows = await list.rows(
    { where: and(list.where, beyond ?? undefined), orderBy: getOrder(list.sorts, query.sort, list.id), limit: per_page + 1, offset },
    sql`, ${limitedCount(list.from, list.where, countCap)} as total_rows`,
  )

  const data = rows.slice(0, per_page)
  const last = data.at(-1)
  const whole = !cursor && page === 1 && rows.length <= per_page
  const total = whole ? rows.length : (rows[0]?.total_rows ?? (await countUpTo(db, list.from, list.where)))
  return {
    data,
    meta: {
      page,
      per_page,
      total: Math.min(total, countCap),
      total_capped: total > countCap,
      next_cursor: rows.length > per_page && last ? encodeCursor([query.sort, sort.value(last), last.id]) : null,
    },
  }
}

/** The number of rows, at most one more than `cap`. */
async function countUpTo(db: Db, from: PgTable, where: SQL | undefined, cap = countCap): Promise<number> {
  const [row] = await hotList(db, sql`select ${limitedCount(from, where, cap)} as n`, countRow)
  return row?.n ?? 0
}

/** Counts the rows of a table under the condition of each name, each up to the cap, in one statement. */
export async function countEach<const Names extends readonly [string, ...string[]]>(
  db: Db,
  from: PgTable,
  names: Names,
  where: (name: Names[number]) => SQL | undefined,
): Promise<Record<Names[number], number>> {
  const counts = names.map((name) => sql`${limitedCount(from, where(name))} as ${sql.identifier(name)}`)
  const [row] = await hotList(db, sql`select ${sql.join(counts, sql`, `)}`, z.record(z.enum(names), z.int()))
  if (!row) throw new Error('A select without a from answers one row')
  return row
}
