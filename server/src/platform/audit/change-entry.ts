import type { AuditEntry } from './write-audit.ts'

interface StoreRecord {
  id: string
  store_id: string
}

/** The audit entry of a change of one of a store's records; its store reads of it in its own history. Without `before` it was made. */
export const changeEntry = (
  entity: string,
  { before = null, after }: { before?: StoreRecord | null; after: StoreRecord },
): Omit<AuditEntry, 'action'> => ({ entity, entity_id: after.id, store_id: after.store_id, before, after })
