import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, ne, sql } from 'drizzle-orm'
import { withCode } from '../../access/codes/confirm-code.ts'
import { issueCode } from '../../access/codes/issue-code.ts'
import { hasMoved, notifyOfMovedContact, saveFormerContact } from '../../access/mails/moved-contact.ts'
import { revokeSessions } from '../../access/sessions/revoke-sessions.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { storeMembers } from '../table.ts'

export type Contact = 'phone' | 'email'
type Member = typeof storeMembers.$inferSelect

const getPurpose = { phone: 'change_phone', email: 'change_email' } as const
// A code serves the member it was asked for and the value it was sent to, nobody and nothing else.
const getSubject = (member_id: string, value: string) => `${member_id} ${value}`

/** Another member who has the value; `invited` has not followed the invitation to a team, and has proved nothing. */
async function getHolder(
  db: Db,
  member_id: string,
  contact: Contact,
  value: string,
): Promise<{ id: string; invited: boolean } | undefined> {
  const [holder] = await db
    .select({ id: storeMembers.id, invited: sql<boolean>`${storeMembers.password_hash} is null and not ${storeMembers.is_owner}` })
    .from(storeMembers)
    .where(and(eq(storeMembers[contact], value), ne(storeMembers.id, member_id)))
  return holder
}

/**
 * Makes the code that confirms a member's phone or address, the present or a new one. `taken` says that the value belongs to another account: the
 * caller is answered alike, and the owner gets a notice instead of the code.
 */
export async function createContactCode(
  db: Db,
  secret: string,
  input: { member_id: string; contact: Contact; value: string },
): Promise<{ code: string; isUsed: boolean }> {
  const { member_id, contact, value } = input
  const holder = await getHolder(db, member_id, contact, value)
  const code = await issueCode(db, secret, {
    purpose: getPurpose[contact],
    subject: getSubject(member_id, value),
    subject_id: member_id,
    new_value: { [contact]: value },
  })
  return { code, isUsed: holder?.invited === false }
}

/**
 * Confirms it by its code: the value becomes the member's, verified. Another address or phone ends the member's sessions but the one it was confirmed
 * in, since a password is reset through either, and the former address is notified. A wrong guess stays counted.
 */
export async function confirmContact(
  call: Pick<CallContext<EndpointSpec>, 'deps' | 'ip'>,
  input: { member_id: string; session_id: string; contact: Contact; value: string; code: string },
  then: (tx: Db, before: Member, after: Member) => Promise<void>,
): Promise<void> {
  const { member_id, session_id, contact, value, code } = input
  await withCode(call, { purpose: getPurpose[contact], subject: getSubject(member_id, value), code }, async (tx) => {
    const holder = await getHolder(tx, member_id, contact, value)
    if (holder?.invited === false) throw failField(contact, errors.already_taken, { field: value })
    // The person who proves the value gets it: an invitation that nobody followed gives way.
    if (holder) await tx.delete(storeMembers).where(eq(storeMembers.id, holder.id))
    const [before] = await tx.select().from(storeMembers).where(eq(storeMembers.id, member_id)).for('update')
    const verified = contact === 'phone' ? { phone: value, phone_verified_at: now } : { email: value, email_verified_at: now }
    const [after] = await tx
      .update(storeMembers)
      .set({ ...verified, updated_at: now })
      .where(eq(storeMembers.id, member_id))
      .returning()
    if (!before || !after) throw new Error('The signed-in member is there')
    if (hasMoved(before, after)) await revokeSessions(tx, { audience: 'store', subject_id: member_id }, session_id)
    const proved = {
      email: before.email_verified_at === null ? null : before.email,
      phone: before.phone_verified_at === null ? null : before.phone,
    }
    await saveFormerContact(tx, { audience: 'store', subject_id: member_id }, proved, after)
    await notifyOfMovedContact(tx, call.deps, before, after)
    await then(tx, before, after)
  })
}

/** True if the member already signs in with the value, so that confirming it changes nothing. */
export async function isOwnContact(db: Db, member_id: string, contact: Contact, value: string): Promise<boolean> {
  const own = await db
    .select({ id: storeMembers.id })
    .from(storeMembers)
    .where(and(eq(storeMembers.id, member_id), eq(storeMembers[contact], value)))
  return own.length > 0
}
