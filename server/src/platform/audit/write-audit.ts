import type { Db } from '../db/types.ts'
import type { Actor } from '../http/who.ts'
import { isUnchanged } from './is-unchanged.ts'
import { auditLog } from './table.ts'

export interface AuditEntry {
  /** `resource.verb`, as the endpoint's audit rule says. */
  action: string
  entity: string
  entity_id?: string | null
  store_id?: string | null
  before?: unknown
  after?: unknown
}

// Fields that no audit entry may contain.
const secret = new Set(['password_hash', 'token_hash', 'code_hash', 'password', 'search'])

const withoutSecrets = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !secret.has(key)))
    : (value ?? null)

// The actions that only save a form. Other actions decide, send or move something, so they are audited even if no field changed.
const saving = /\.update(-profile)?$/

/**
 * Writes one entry on `db`, which must be the transaction of the change itself. A record that was saved as it stood has none: nothing became of it.
 */
export async function writeAudit(db: Db, actor: Actor, entry: AuditEntry, request?: { ip: string; request_id: string }): Promise<void> {
  if (saving.test(entry.action) && isUnchanged(entry)) return
  await db.insert(auditLog).values({
    ...actor,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entity_id ?? null,
    store_id: entry.store_id ?? null,
    before: withoutSecrets(entry.before),
    after: withoutSecrets(entry.after),
    ip: request?.ip ?? null,
    request_id: request?.request_id ?? null,
  })
}
