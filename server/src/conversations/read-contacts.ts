import type { ContactDetail, ContactRow } from '@rahba/contract/conversations/contact-messages'
import type { ContactStatus } from '@rahba/contract/conversations/contact-states'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { admins } from '../access/table.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { betweenDays } from '../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../platform/lists/page.ts'
import { matches } from '../platform/lists/search.ts'
import { contactMessages, contactReplies } from './table.ts'

const { id, name, email, phone, status, spam_reason, locale, created_at, updated_at, read_at, replied_at } = contactMessages
const columns = { id, name, email, phone, status, spam_reason, locale, created_at, updated_at, read_at, replied_at }

const excerpt = sql<string>`left(${contactMessages.message}, 200)`

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<ContactRow[]> =>
  db
    .select({ ...columns, excerpt })
    .from(contactMessages)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

export interface ContactFilters {
  q?: string | undefined
  /** The statuses to list; all except spam by default. */
  status?: ContactStatus[] | undefined
  /** Days of Riyadh; both are included. */
  from?: string | undefined
  to?: string | undefined
}

const buildCondition = ({ q, status: statuses, from, to }: ContactFilters): SQL | undefined =>
  and(
    // The condition is written as in the index.
    statuses && statuses.length > 0 ? inArray(status, statuses) : ne(status, sql.raw(`'spam'`)),
    matches(contactMessages.search, q),
    betweenDays(created_at, from, to),
  )

const sorts = { created_at: { by: created_at, value: (row: ContactRow) => row.created_at } }

/** A page of visitors' messages. */
export const listContacts = (db: Db, query: PageQuery & ContactFilters): Promise<Page<ContactRow>> =>
  toPage(db, query, { from: contactMessages, id, where: buildCondition(query), sorts, rows: (cut) => select(db, cut) })

/** The first `limit` messages of a filtered list, in its order, each whole. */
export const firstContacts = (db: Db, query: ContactFilters & { sort: string }, limit: number) =>
  db
    .select({ ...columns, message: contactMessages.message })
    .from(contactMessages)
    .where(buildCondition(query))
    .orderBy(...getOrder(sorts, query.sort, id))
    .limit(limit)

/** The most answers that are shown of one message. */
const replyCap = 100

/** One message with the answers that were mailed. Throws `not_found`. */
export async function readContact(db: Db, message_id: string): Promise<ContactDetail> {
  const [row] = await db
    .select({ ...columns, message: contactMessages.message })
    .from(contactMessages)
    .where(eq(id, message_id))
  if (!row) throw fail(errors.not_found)
  const replies = await db
    .select({ id: contactReplies.id, reply: contactReplies.reply, replied_by: admins.name, created_at: contactReplies.created_at })
    .from(contactReplies)
    .leftJoin(admins, eq(admins.id, contactReplies.admin_id))
    .where(eq(contactReplies.contact_message_id, message_id))
    .orderBy(asc(contactReplies.created_at), asc(contactReplies.id))
    .limit(replyCap)
  return { ...row, replies }
}
