import { listAudit } from '@rahba/contract/history/audit.calls'
import type { AuditedEntity } from '@rahba/contract/history/audited'

/** The number of changes that a history begins with. */
export const firstChanges = 20

/** The read for the history of a record, or of all records of a kind. */
export const historyRead = (entity: AuditedEntity, id?: string, rows: number = firstChanges) =>
  [listAudit, { query: { entity, per_page: rows, ...(id === undefined ? {} : { entity_id: id }) } }] as const
