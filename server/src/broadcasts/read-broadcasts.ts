import {
  type BroadcastDetail,
  type BroadcastRecipient,
  type BroadcastRow,
  broadcastDetail,
  broadcastRecipient,
  broadcastRow,
} from '@rahba/contract/broadcasts/broadcast-shapes'
import type { BroadcastAudience, BroadcastStatus } from '@rahba/contract/broadcasts/broadcast-states'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notifications } from '../notifications/table.ts'
import { isoMoment } from '../platform/db/columns.ts'
import { hotList } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { type Counted, type Cut, counted, getOrder, limitRows, type PageQuery, type Sort, toPage } from '../platform/lists/page.ts'
import { matches } from '../platform/lists/search.ts'
import { exportCap } from '../platform/lists/send-export.ts'
import { stores } from '../stores/table.ts'
import { broadcasts } from './table.ts'

// The moments are strings as the database writes them.
const written = {
  scheduled_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}
const listedRow = broadcastRow.extend({ ...written, ...counted }).strict()
const detailRow = broadcastDetail.extend({ ...written, finished_at: z.string().nullable() }).strict()
const recipientRow = broadcastRecipient.extend({ read_at: z.string().nullable(), ...counted }).strict()

interface Filters {
  q?: string | undefined
  status?: BroadcastStatus[] | undefined
  audience?: BroadcastAudience[] | undefined
}
const buildCondition = ({ q, status, audience }: Filters): SQL | undefined =>
  and(
    matches(broadcasts.search, q),
    status?.length ? inArray(broadcasts.status, status) : undefined,
    audience?.length ? inArray(broadcasts.audience, audience) : undefined,
  )

const moments = ['scheduled_at', 'sent_at', 'finished_at', 'created_at', 'updated_at', 'read_at'] as const
/** Moments of a hand-written statement as ISO strings. */
function withIso<Row extends object>(rows: Row[]): Row[] {
  for (const row of rows as Record<string, unknown>[]) {
    for (const key of moments) if (typeof row[key] === 'string') row[key] = isoMoment(row[key])
  }
  return rows
}

const columns = sql`broadcasts.id, broadcasts.title, broadcasts.audience,
  cardinality(broadcasts.categories) + cardinality(broadcasts.cities) + cardinality(broadcasts.stores_id) as chosen,
  broadcasts.channels, broadcasts.status, broadcasts.scheduled_at, broadcasts.sent_at, broadcasts.reached, broadcasts.read, broadcasts.mailed,
  broadcasts.pushed, a.name as created_by, broadcasts.created_at, broadcasts.updated_at`
const from = sql`from broadcasts left join admins a on a.id = broadcasts.created_by`

const selectRows = async (db: Db, { where, orderBy, limit, offset }: Cut, total = sql``): Promise<(BroadcastRow & Counted)[]> =>
  withIso(
    await hotList<BroadcastRow & Counted>(
      db,
      sql`select ${columns}${total} ${from} where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} ${limitRows(limit, offset)}`,
      listedRow,
    ),
  )

// A broadcast without such a moment sorts as the earliest.
const early = sql`'-infinity'::timestamptz`
const sorts: Record<string, Sort<BroadcastRow>> = {
  created_at: { by: broadcasts.created_at, value: (row) => row.created_at },
  sent_at: { by: sql`coalesce(broadcasts.sent_at, ${early})`, value: (row) => row.sent_at ?? '-infinity' },
  scheduled_at: { by: sql`coalesce(broadcasts.scheduled_at, ${early})`, value: (row) => row.scheduled_at ?? '-infinity' },
  reached: { by: broadcasts.reached, value: (row) => row.reached },
  read: { by: broadcasts.read, value: (row) => row.read },
}

/** A page of broadcasts with their figures. */
export const listBroadcasts = (db: Db, query: Filters & PageQuery): Promise<Page<BroadcastRow>> =>
  toPage(db, query, {
    from: broadcasts,
    id: broadcasts.id,
    where: buildCondition(query),
    sorts,
    rows: (cut, total) => selectRows(db, cut, total),
  })

/** The filtered broadcasts for a file. */
export const broadcastsForExport = (db: Db, query: Filters & { sort: string }): Promise<BroadcastRow[]> =>
  selectRows(db, { where: buildCondition(query), orderBy: getOrder(sorts, query.sort, broadcasts.id), limit: exportCap, offset: 0 })

const named = (table: 'categories' | 'cities' | 'stores', ids: SQL) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', n.name) order by n.name->>'ar'), '[]') from ${sql.raw(table)} n where n.id = any(${ids}))`

/** One broadcast with its words and the names of its audience. Throws `not_found`. */
export async function readBroadcast(db: Db, id: string): Promise<BroadcastDetail> {
  const [row] = withIso(
    await hotList<BroadcastDetail>(
      db,
      sql`select ${columns}, broadcasts.body, broadcasts.finished_at,
        ${named('categories', sql`broadcasts.categories`)} as categories, ${named('cities', sql`broadcasts.cities`)} as cities,
        ${named('stores', sql`broadcasts.stores_id`)} as stores
      ${from} where broadcasts.id = ${id}::uuid`,
      detailRow,
    ),
  )
  if (!row) throw fail(errors.not_found)
  return row
}

const recipientSorts: Record<string, Sort<BroadcastRecipient>> = { id: { by: notifications.id, value: (row) => row.id } }

interface RecipientFilters {
  q?: string | undefined
  is_read?: boolean | undefined
}

/** The recipients of one broadcast; a search matches the store's name. Throws `not_found` if the broadcast does not exist. */
async function readRecipients(db: Db, id: string, { q, is_read }: RecipientFilters): Promise<SQL | undefined> {
  const [found] = await db.select({ id: broadcasts.id }).from(broadcasts).where(eq(broadcasts.id, id))
  if (!found) throw fail(errors.not_found)
  const named = matches(stores.search, q)
  return and(
    eq(notifications.broadcast_id, id),
    is_read === undefined ? undefined : sql`${notifications.is_read} = ${is_read}`,
    named && sql`${notifications.recipient_id} in (select ${stores.id} from ${stores} where ${named})`,
  )
}

const selectRecipients = async (db: Db, { where, orderBy, limit, offset }: Cut, total = sql``): Promise<(BroadcastRecipient & Counted)[]> =>
  withIso(
    await hotList<BroadcastRecipient & Counted>(
      db,
      sql`select notifications.id, s.id as store_id, s.name as store, s.logo, notifications.is_read, notifications.read_at${total}
      from notifications join stores s on s.id = notifications.recipient_id
      where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} ${limitRows(limit, offset)}`,
      recipientRow,
    ),
  )

/** A page of the stores a broadcast was put before, in the order they were. Throws `not_found`. */
export async function listRecipients(db: Db, id: string, query: PageQuery & RecipientFilters): Promise<Page<BroadcastRecipient>> {
  const where = await readRecipients(db, id, query)
  return toPage(db, query, {
    from: notifications,
    id: notifications.id,
    where,
    sorts: recipientSorts,
    rows: (cut, total) => selectRecipients(db, cut, total),
  })
}

/** The filtered recipients of a broadcast for a file. Throws `not_found`. */
export async function recipientsForExport(db: Db, id: string, query: RecipientFilters & { sort: string }): Promise<BroadcastRecipient[]> {
  const where = await readRecipients(db, id, query)
  return selectRecipients(db, { where, orderBy: getOrder(recipientSorts, query.sort, notifications.id), limit: exportCap, offset: 0 })
}
