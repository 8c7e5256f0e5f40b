import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import type { Db } from '../../src/platform/db/types.ts'
import type { StoreChange } from '../../src/stores/change-store.ts'

/** Writes the audit entry that the call's handler would have written, with what was `said` of the change beside the store itself. */
export async function audited(
  tx: Db,
  actor: { type: 'admin' | 'store'; id: string },
  action: string,
  change: StoreChange | Promise<StoreChange>,
  said: { before?: object; after?: object } = {},
): Promise<void> {
  const { before, after } = await change
  const entry = {
    action: `stores.${action}`,
    entity: 'stores',
    entity_id: after.id,
    store_id: after.id,
    before: { ...before, ...said.before },
    after: { ...after, ...said.after },
  }
  await writeAudit(tx, { actor_type: actor.type, actor_id: actor.id }, entry)
}
