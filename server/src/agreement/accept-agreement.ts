import { agreementErrors } from '@rahba/contract/agreement/errors'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { storeMembers } from '../stores/table.ts'
import { requireCurrent } from './current-version.ts'
import { agreementAcceptances } from './table.ts'

interface Acceptance {
  store_id: string
  member_id: string
  number: number
  /** The address of the member's browser; null in the demo market's history. */
  ip: string | null
}

/** Keeps that a store accepted a version. Returns false if it had accepted it before; the first acceptance stays. */
export async function saveAcceptance(db: Db, { store_id, member_id, number, ip }: Acceptance): Promise<boolean> {
  const [member] = await db.select({ name: storeMembers.name }).from(storeMembers).where(eq(storeMembers.id, member_id))
  if (!member) throw new Error('The acceptance names a member')
  const rows = await db
    .insert(agreementAcceptances)
    .values({ store_id, member_id, number, ip, member_name: member.name })
    .onConflictDoNothing()
    .returning({ id: agreementAcceptances.id })
  return rows.length > 0
}

/**
 * Accepts the published version for a store. Throws `agreement_changed` if `number` is no longer it, and `agreement_accepted` if a member of the
 * store accepted it before. Run it in a transaction.
 */
export async function acceptAgreement(db: Db, acceptance: Acceptance): Promise<void> {
  await requireCurrent(db, acceptance.number)
  if (await saveAcceptance(db, acceptance)) return
  const { store_id, number } = acceptance
  const [first] = await db
    .select({ name: agreementAcceptances.member_name })
    .from(agreementAcceptances)
    .where(and(eq(agreementAcceptances.store_id, store_id), eq(agreementAcceptances.number, number)))
  throw fail(agreementErrors.agreement_accepted, { name: first?.name ?? '' })
}
