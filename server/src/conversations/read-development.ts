import type {
  Development,
  DevelopmentDetail,
  DevelopmentReply,
  StoreDevelopment,
  StoreDevelopmentDetail,
} from '@rahba/contract/conversations/development-shapes'
import type { DevelopmentStatus } from '@rahba/contract/conversations/development-states'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { admins } from '../access/table.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { betweenDays } from '../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../platform/lists/page.ts'
import { matches } from '../platform/lists/search.ts'
import { storeMembers, stores } from '../stores/table.ts'
import { developmentMessages as messages, developmentReplies as replies } from './development-table.ts'

const { id, subject, status, created_at, updated_at, last_reply_at, last_reply_by, store_id } = messages
const columns = { id, subject, status, created_at, updated_at, last_reply_at, last_reply_by, store_id, store: stores.name }

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<Development[]> =>
  db
    .select(columns)
    .from(messages)
    .innerJoin(stores, eq(stores.id, store_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

export interface DevelopmentFilters {
  q?: string | undefined
  status?: DevelopmentStatus[] | undefined
  store_id?: string | undefined
  /** Days of Riyadh on which they were sent; both are included. */
  from?: string | undefined
  to?: string | undefined
}

/** Matches the subject, and also the store's name if the list is of all stores. */
function found({ q, store_id: of_store }: DevelopmentFilters): SQL | undefined {
  const named = matches(stores.search, q)
  if (of_store) return matches(messages.search, q)
  return named && or(matches(messages.search, q), sql`${store_id} in (select ${stores.id} from ${stores} where ${named})`)
}

const buildCondition = (filters: DevelopmentFilters): SQL | undefined =>
  and(
    found(filters),
    filters.status && inArray(status, filters.status),
    filters.store_id ? eq(store_id, filters.store_id) : undefined,
    betweenDays(created_at, filters.from, filters.to),
  )

const sorts = {
  last_reply_at: { by: last_reply_at, value: (row: Development) => row.last_reply_at },
  created_at: { by: created_at, value: (row: Development) => row.created_at },
}

/** A page of what stores ask of the platform. */
export const listDevelopments = (db: Db, query: PageQuery & DevelopmentFilters): Promise<Page<Development>> =>
  toPage(db, query, { from: messages, id, where: buildCondition(query), sorts, rows: (cut) => select(db, cut) })

/** The first `limit` messages of a filtered list, in its order. */
export const firstDevelopments = (db: Db, query: DevelopmentFilters & { sort: string }, limit: number): PromiseLike<Development[]> =>
  select(db, { where: buildCondition(query), orderBy: getOrder(sorts, query.sort, id), limit })

/** The most that may be said about one message. */
export const threadCap = 200

const files = sql<DevelopmentReply['attachments']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes) order by array_position(${replies.attachments}, f.id)), '[]')
  from files f where f.id = any(${replies.attachments}))`

const repliesTo = (db: Db, message_id: string): PromiseLike<DevelopmentReply[]> =>
  db
    .select({
      id: replies.id,
      author: sql<DevelopmentReply['author']>`case when ${replies.admin_id} is null then 'store' else 'admin' end`,
      author_name: sql<string | null>`coalesce(${storeMembers.name}, ${admins.name})`,
      message: replies.message,
      created_at: replies.created_at,
      attachments: files,
    })
    .from(replies)
    .leftJoin(storeMembers, eq(storeMembers.id, replies.member_id))
    .leftJoin(admins, eq(admins.id, replies.admin_id))
    .where(eq(replies.development_message_id, message_id))
    .orderBy(asc(replies.created_at), asc(replies.id))
    .limit(threadCap)

/** One message with all that was said. Throws `not_found`. */
export async function readDevelopment(db: Db, message_id: string): Promise<DevelopmentDetail> {
  const [row] = await select(db, { where: eq(id, message_id) })
  if (!row) throw fail(errors.not_found)
  return { ...row, replies: await repliesTo(db, message_id) }
}

const ownColumns = ({ store: _n, store_id: _i, ...row }: Development): StoreDevelopment => row

/** A page of one store's messages. */
export async function listOwnDevelopments(
  db: Db,
  query: PageQuery & DevelopmentFilters & { store_id: string },
): Promise<Page<StoreDevelopment>> {
  const { data, meta } = await listDevelopments(db, query)
  return { data: data.map(ownColumns), meta }
}

/** Reads one of a store's own messages, without the name of the administrator who answered. Throws `not_found`. */
export async function readOwnDevelopment(db: Db, message_id: string, of_store: string): Promise<StoreDevelopmentDetail> {
  const [row] = await select(db, { where: and(eq(id, message_id), eq(store_id, of_store)) })
  if (!row) throw fail(errors.not_found)
  const replies = await repliesTo(db, message_id)
  return {
    ...ownColumns(row),
    replies: replies.map((reply) => (reply.author === 'admin' ? { ...reply, author_name: null } : reply)),
  }
}
