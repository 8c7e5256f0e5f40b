import { errors } from '@rahba/contract/kernel/errors'
import { storePermissions } from '@rahba/contract/kernel/store-permissions'
import { storeErrors } from '@rahba/contract/stores/errors'
import { type TeamMember, teamSize } from '@rahba/contract/stores/team/team'
import type { inviteMemberBody, updateMemberBody } from '@rahba/contract/stores/team/team.schemas'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { sendInvitation } from '../../access/mails/send-invitation.ts'
import { revokeSessions } from '../../access/sessions/revoke-sessions.ts'
import { resetTwoFactor } from '../../access/two-factor/reset-two-factor.ts'
import { idsWithTwoFactor, removeTwoFactor } from '../../access/two-factor/two-factor.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail, failField } from '../../platform/errors.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import type { StoreWho } from '../../platform/http/who.ts'
import { refuseTakenContacts } from '../create-store.ts'
import { storeMembers, stores } from '../table.ts'

type MemberRecord = typeof storeMembers.$inferSelect
type Caller = Pick<StoreWho, 'member_id' | 'store_id' | 'permissions'>

const getMember = (
  { id, name, email, phone, is_owner, permissions, active, password_hash, last_seen_at, created_at, updated_at }: MemberRecord,
  two_factor: boolean,
): TeamMember => ({
  id,
  name,
  email,
  phone,
  is_owner,
  permissions: storePermissions.filter((key) => is_owner || permissions.includes(key)),
  active,
  invited: password_hash === null,
  two_factor,
  last_seen_at,
  created_at,
  updated_at,
})

const withTwoFactor = (db: Db, rows: MemberRecord[]) =>
  idsWithTwoFactor(
    db,
    'store',
    rows.map(({ id }) => id),
  )

/** The people of a store, the owner first, then as they came. */
export async function listTeam(db: Db, store_id: string): Promise<TeamMember[]> {
  const rows = await db
    .select()
    .from(storeMembers)
    .where(eq(storeMembers.store_id, store_id))
    .orderBy(desc(storeMembers.is_owner), asc(storeMembers.created_at), asc(storeMembers.id))
    .limit(teamSize)
  const secured = await withTwoFactor(db, rows)
  return rows.map((row) => getMember(row, secured.has(row.id)))
}

/** Refuses to give, or take from others, what the caller lacks. */
function refuseNotHeld(who: Caller, keys: readonly string[]): void {
  const ownPermissions: ReadonlySet<string> = who.permissions
  if (keys.some((key) => !ownPermissions.has(key))) throw failField('permissions', storeErrors.permission_not_yours)
}

const difference = (a: readonly string[], b: readonly string[]) => [
  ...a.filter((key) => !b.includes(key)),
  ...b.filter((key) => !a.includes(key)),
]

/**
 * A member of the store the caller may change, locked: not the owner, not oneself, and nobody who may do more than the caller.
 * Throws `not_found` and `member_out_of_reach`.
 */
async function lockMember(db: Db, who: Caller, id: string): Promise<MemberRecord> {
  const member = await lockAny(db, who.store_id, id)
  const ownPermissions: ReadonlySet<string> = who.permissions
  if (member.is_owner || member.id === who.member_id || member.permissions.some((key) => !ownPermissions.has(key))) {
    throw fail(storeErrors.member_out_of_reach)
  }
  return member
}

async function lockAny(db: Db, store_id: string, id: string): Promise<MemberRecord> {
  const mine = and(eq(storeMembers.id, id), eq(storeMembers.store_id, store_id))
  const [member] = await db.select().from(storeMembers).where(mine).for('update')
  if (!member) throw fail(errors.not_found)
  return member
}

/**
 * Takes somebody into the team; they set a password by the mailed invitation. Throws `permission_not_yours` for what the caller lacks,
 * `already_taken` under the address or phone of another account, and `team_full`.
 */
export async function addMember(
  db: Db,
  deps: Pick<Deps, 'jobs'>,
  who: Caller,
  { permissions, ...person }: z.output<typeof inviteMemberBody>,
): Promise<TeamMember> {
  refuseNotHeld(who, permissions)
  // The lock makes two simultaneous invitations count one after the other.
  await db.select({ id: stores.id }).from(stores).where(eq(stores.id, who.store_id)).for('update')
  if ((await db.$count(storeMembers, eq(storeMembers.store_id, who.store_id))) >= teamSize) throw fail(storeErrors.team_full)
  await refuseTakenContacts(db, person)
  const [member] = await db
    .insert(storeMembers)
    .values({ ...person, store_id: who.store_id, permissions })
    .returning()
  if (!member) throw new Error('an insert gives its row')
  await sendInvitation(db, deps, 'store', member)
  return getMember(member, false)
}

/**
 * Changes what a member may do, and whether they may come in at all; shutting out ends their sessions.
 * @param seen the version that the caller was shown. Throws `stale_record` for an older one.
 */
export async function updateMember(
  db: Db,
  who: Caller,
  id: string,
  { permissions, active }: z.output<typeof updateMemberBody>,
  seen?: string,
): Promise<{ before: TeamMember; after: TeamMember }> {
  const before = await lockMember(db, who, id)
  refuseStale(seen, before)
  refuseNotHeld(who, difference(before.permissions, permissions))
  const [after] = await db.update(storeMembers).set({ permissions, active, updated_at: now }).where(eq(storeMembers.id, id)).returning()
  if (!after) throw new Error('the row was locked above')
  if (!active) await revokeSessions(db, { audience: 'store', subject_id: id })
  const two_factor = (await withTwoFactor(db, [after])).has(id)
  return { before: getMember(before, two_factor), after: getMember(after, two_factor) }
}

/** Takes a member out of the team; an invitation on its way leads nowhere then. */
export async function removeMember(db: Db, who: Caller, id: string): Promise<TeamMember> {
  const member = await lockMember(db, who, id)
  await revokeSessions(db, { audience: 'store', subject_id: id })
  const two_factor = await removeTwoFactor(db, { audience: 'store', subject_id: id })
  await db.delete(storeMembers).where(eq(storeMembers.id, id))
  return getMember(member, two_factor)
}

/** The member that the caller may change: one of the own team, or, for an administrator (`caller` null), any of the store's. Both lock the row. */
interface MemberScope {
  store_id: string
  caller: Caller | null
}

const lockInScope = (db: Db, { store_id, caller }: MemberScope, id: string) =>
  caller ? lockMember(db, caller, id) : lockAny(db, store_id, id)

/** Mails the invitation again to a member who has not accepted it. Throws `member_joined`. */
export async function inviteAgain(db: Db, deps: Pick<Deps, 'jobs'>, scope: MemberScope, id: string): Promise<void> {
  const member = await lockInScope(db, scope, id)
  if (member.password_hash !== null) throw fail(storeErrors.member_joined)
  await sendInvitation(db, deps, 'store', member)
}

/** Switches off the second step of a member who lost their phone and recovery codes. Throws `two_factor_off`. */
export async function resetMemberTwoFactor(db: Db, deps: Pick<Deps, 'jobs'>, scope: MemberScope, id: string): Promise<void> {
  const member = await lockInScope(db, scope, id)
  await resetTwoFactor(db, deps, { audience: 'store', subject_id: member.id }, member.email)
}
