import type { AuditRow } from '@rahba/contract/history/audit'
import type { RecordKind } from '@rahba/contract/history/record-history'
import type { Page } from '@rahba/contract/kernel/page'
import { eq } from 'drizzle-orm'
import { auditLog } from '../platform/audit/table.ts'
import type { Db } from '../platform/db/types.ts'
import type { PageQuery } from '../platform/lists/page.ts'
import { readAudit } from './read-audit.ts'

interface RecordHistoryQuery extends PageQuery {
  entity: RecordKind
  entity_id: string
  store_id: string
}

/** Reads the history of one record of a store for its team. An administrator is not named to a merchant. */
export async function readRecordHistory(db: Db, { store_id, ...query }: RecordHistoryQuery): Promise<Page<AuditRow>> {
  const page = await readAudit(db, query, eq(auditLog.store_id, store_id))
  return { ...page, data: page.data.map((row) => (row.actor_type === 'store' ? row : { ...row, actor_name: null })) }
}
