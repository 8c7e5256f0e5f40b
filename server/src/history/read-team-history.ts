import type { TeamHistoryRow } from '@rahba/contract/history/team-history'
import { teamHistoryKinds } from '@rahba/contract/history/team-history-kinds'
import type { Page } from '@rahba/contract/kernel/page'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '../platform/audit/table.ts'
import type { Db } from '../platform/db/types.ts'
import type { StoreWho } from '../platform/http/who.ts'
import { betweenDays } from '../platform/lists/days.ts'
import { getOrder, type PageQuery, toPage } from '../platform/lists/page.ts'
import { matchTeamEntries } from '../search/match-team-entries.ts'
import { auditColumns, auditList } from './read-audit.ts'
import { asHistory, getName, recordName } from './read-history.ts'

export interface TeamHistoryFilters {
  q?: string | undefined
  actor_id?: string | undefined
  entity?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type Who = Pick<StoreWho, 'store_id' | 'permissions'>

function buildCondition(query: TeamHistoryFilters, who: Who): SQL | undefined {
  const open = Object.entries(teamHistoryKinds).flatMap(([kind, permission]) => (who.permissions.has(permission) ? [kind] : []))
  return and(
    // The value is written out, so that the index of teams' actions can serve it.
    sql`${auditLog.actor_type} = 'store'`,
    eq(auditLog.store_id, who.store_id),
    inArray(auditLog.entity, open),
    query.actor_id ? eq(auditLog.actor_id, query.actor_id) : undefined,
    query.entity ? eq(auditLog.entity, query.entity) : undefined,
    betweenDays(auditLog.at, query.from, query.to),
    matchTeamEntries(query.q, who.store_id),
  )
}

const { actor_type: _type, before, after, ...common } = auditColumns
const fileColumns = { ...common, actor_id: auditLog.actor_id, entity: auditLog.entity, entity_id: auditLog.entity_id, record: recordName }

/** Reads what the caller's own team did to the kinds of records the caller may open. It leaves out what the platform did. */
export function readTeamHistory(db: Db, query: TeamHistoryFilters & PageQuery, who: Who): Promise<Page<TeamHistoryRow>> {
  return toPage<TeamHistoryRow>(db, query, {
    ...auditList,
    where: buildCondition(query, who),
    rows: async (cut) => {
      const rows = await db
        .select({ ...fileColumns, before, after })
        .from(auditLog)
        .where(cut.where)
        .orderBy(...cut.orderBy)
        .limit(cut.limit)
        .offset(cut.offset)
      return rows.map(asHistory)
    },
  })
}

/** The first `limit` entries of the same, in its order, without what they changed. */
export async function firstOfTeamHistory(db: Db, query: TeamHistoryFilters & { sort: string }, who: Who, limit: number) {
  const rows = await db
    .select(fileColumns)
    .from(auditLog)
    .where(buildCondition(query, who))
    .orderBy(...getOrder(auditList.sorts, query.sort, auditLog.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, record: getName(row.record) }))
}
