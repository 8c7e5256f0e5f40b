import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, ne } from 'drizzle-orm'
import { withCode } from '../access/codes/confirm-code.ts'
import { issueCode } from '../access/codes/issue-code.ts'
import { revokeSessions } from '../access/sessions/revoke-sessions.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import type { CallContext } from '../platform/http/context.ts'
import { storeMembers } from './table.ts'

export type Contact = 'phone' | 'email'
type Member = typeof storeMembers.$inferSelect

const purposeOf = { phone: 'change_phone', email: 'change_email' } as const
// A code serves the member it was asked for and the value it was sent to, nobody and nothing else.
const subjectOf = (member_id: string, value: string) => `${member_id} ${value}`

async function refuseTaken(db: Db, member_id: string, contact: Contact, value: string): Promise<void> {
  const taken = await db
    .select({ id: storeMembers.id })
    .from(storeMembers)
    .where(and(eq(storeMembers[contact], value), ne(storeMembers.id, member_id)))
  if (taken.length > 0) throw failField(contact, errors.already_taken, { field: value })
}

/** Makes the code that confirms a member's phone or address, the present or a new one. Throws `already_taken` at the field. */
export async function askContactCode(
  db: Db,
  secret: string,
  input: { member_id: string; contact: Contact; value: string },
): Promise<string> {
  const { member_id, contact, value } = input
  await refuseTaken(db, member_id, contact, value)
  return issueCode(db, secret, {
    purpose: purposeOf[contact],
    subject: subjectOf(member_id, value),
    subject_id: member_id,
    new_value: { [contact]: value },
  })
}

/**
 * Confirms it by its code: the value becomes the member's, verified. Another address ends the member's sessions but the one it was confirmed in:
 * passwords are reset through it. A wrong guess stays counted.
 */
export async function confirmContact(
  call: Pick<CallContext<EndpointSpec>, 'deps' | 'ip'>,
  input: { member_id: string; session_id: string; contact: Contact; value: string; code: string },
  then: (tx: Db, before: Member, after: Member) => Promise<void>,
): Promise<void> {
  const { member_id, session_id, contact, value, code } = input
  await withCode(call, { purpose: purposeOf[contact], subject: subjectOf(member_id, value), code }, async (tx) => {
    await refuseTaken(tx, member_id, contact, value)
    const [before] = await tx.select().from(storeMembers).where(eq(storeMembers.id, member_id)).for('update')
    const verified = contact === 'phone' ? { phone: value, phone_verified_at: now } : { email: value, email_verified_at: now }
    const [after] = await tx
      .update(storeMembers)
      .set({ ...verified, updated_at: now })
      .where(eq(storeMembers.id, member_id))
      .returning()
    if (!before || !after) throw new Error('The signed-in member is there')
    if (before.email !== after.email) await revokeSessions(tx, { audience: 'store', subject_id: member_id }, session_id)
    await then(tx, before, after)
  })
}

/** Whether the value is the one the member signs in with now: confirming it changes nothing. */
export async function isOwnContact(db: Db, member_id: string, contact: Contact, value: string): Promise<boolean> {
  const own = await db
    .select({ id: storeMembers.id })
    .from(storeMembers)
    .where(and(eq(storeMembers.id, member_id), eq(storeMembers[contact], value)))
  return own.length > 0
}
