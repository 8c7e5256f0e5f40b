import type { ChatReport } from '@rahba/contract/conversations/chat/chat-reports'
import type { ReportStatus } from '@rahba/contract/conversations/chat/report-states'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { admins } from '../../access/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { matches } from '../../platform/lists/search.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { chatReports, chatSessions } from './chat-table.ts'

const { id, session_id, side, reason, note, status, created_at, last_sequence, decided_at, decision_note } = chatReports

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<ChatReport[]> =>
  db
    .select({
      id,
      session_id,
      side,
      reason,
      note,
      status,
      created_at,
      last_sequence,
      store: { id: stores.id, name: stores.name },
      user: { id: users.id, name: users.name, deleted: sql<boolean>`${users.deleted_at} is not null` },
      blocked_by_store: chatSessions.blocked_by_store,
      blocked_by_user: chatSessions.blocked_by_user,
      decided_by: admins.name,
      decided_at,
      decision_note,
    })
    .from(chatReports)
    .innerJoin(chatSessions, eq(chatSessions.id, session_id))
    .innerJoin(stores, eq(stores.id, chatSessions.store_id))
    .innerJoin(users, eq(users.id, chatSessions.user_id))
    .leftJoin(admins, eq(admins.id, chatReports.decided_by))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

export interface ReportFilters {
  q?: string | undefined
  status?: ReportStatus[] | undefined
  reason?: ChatReport['reason'][] | undefined
  side?: ChatReport['side'][] | undefined
}

/** Matches the name of the store or the shopper. */
function found(q: string | undefined): SQL | undefined {
  const [store, user] = [matches(stores.search, q), matches(users.search, q)]
  if (!store || !user) return undefined
  const between = or(
    sql`${chatSessions.store_id} in (select ${stores.id} from ${stores} where ${store})`,
    sql`${chatSessions.user_id} in (select ${users.id} from ${users} where ${user})`,
  )
  return sql`${session_id} in (select ${chatSessions.id} from ${chatSessions} where ${between})`
}

const sorts = { created_at: { by: created_at, value: (row: ChatReport) => row.created_at } }

const buildCondition = (filters: ReportFilters): SQL | undefined =>
  and(
    found(filters.q),
    filters.status && inArray(status, filters.status),
    filters.reason && inArray(reason, filters.reason),
    filters.side && inArray(side, filters.side),
  )

/** A page of the reports of conversations. */
export const listReports = (db: Db, query: ReportFilters & PageQuery): Promise<Page<ChatReport>> =>
  toPage(db, query, { from: chatReports, id, where: buildCondition(query), sorts, rows: (cut) => select(db, cut) })

/** The first `limit` of the filtered list, in its order. */
export const firstReports = (db: Db, query: ReportFilters & { sort: string }, limit: number): PromiseLike<ChatReport[]> =>
  select(db, { where: buildCondition(query), orderBy: getOrder(sorts, query.sort, id), limit })

/** One report. Throws `not_found`. */
export async function readReport(db: Db, report_id: string): Promise<ChatReport> {
  const [row] = await select(db, { where: eq(id, report_id) })
  if (!row) throw fail(errors.not_found)
  return row
}
