import type { Page } from '@rahba/contract/kernel/page'
import { type TeamHistoryRow, teamHistoryKinds } from '@rahba/contract/statistics/team-history'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditLog } from '../platform/audit/table.ts'
import type { Db } from '../platform/db/types.ts'
import type { StoreWho } from '../platform/http/who.ts'
import { betweenDays } from '../platform/lists/days.ts'
import { type PageQuery, pageOf } from '../platform/lists/page.ts'
import { auditColumns, auditList } from './read-audit.ts'
import { asHistory, recordName } from './read-history.ts'

interface TeamHistoryQuery extends PageQuery {
  actor_id?: string | undefined
  entity?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What the caller's own team did to the kinds of records the caller may open. What the platform did is not told here. */
export function readTeamHistory(
  db: Db,
  query: TeamHistoryQuery,
  who: Pick<StoreWho, 'store_id' | 'permissions'>,
): Promise<Page<TeamHistoryRow>> {
  const open = Object.entries(teamHistoryKinds).flatMap(([kind, permission]) => (who.permissions.has(permission) ? [kind] : []))
  const where = and(
    // written out, so that the index over what teams did is known to serve it
    sql`${auditLog.actor_type} = 'store'`,
    eq(auditLog.store_id, who.store_id),
    inArray(auditLog.entity, open),
    query.actor_id ? eq(auditLog.actor_id, query.actor_id) : undefined,
    query.entity ? eq(auditLog.entity, query.entity) : undefined,
    betweenDays(auditLog.at, query.from, query.to),
  )
  const { actor_type: _, ...common } = auditColumns
  const columns = { ...common, actor_id: auditLog.actor_id, entity: auditLog.entity, entity_id: auditLog.entity_id, record: recordName }
  return pageOf<TeamHistoryRow>(db, query, {
    ...auditList,
    where,
    rows: async (cut) => {
      const rows = await db
        .select(columns)
        .from(auditLog)
        .where(cut.where)
        .orderBy(...cut.orderBy)
        .limit(cut.limit)
        .offset(cut.offset)
      return rows.map(asHistory)
    },
  })
}
