import type { Audience } from '@rahba/contract/kernel/audiences'
import { stepUp } from '@rahba/contract/kernel/step-up'
import { storePermissions } from '@rahba/contract/kernel/store-permissions'
import { approval } from '@rahba/contract/stores/store-states'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hot, noRow } from '../../platform/db/hot.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Authenticate } from '../../platform/http/access.ts'
import type { Who } from '../../platform/http/who.ts'
import { sessionLife } from './session-life.ts'
import { hashToken } from './token.ts'

/** A valid session with its account and permissions. */
const foundRow = z.strictObject({
  session_id: z.string(),
  subject_id: z.string(),
  stale: z.boolean(),
  identity_confirmed: z.boolean(),
  permissions: z.array(z.string()),
  store_id: z.string().nullable(),
  approved: z.enum(approval).nullable(),
  is_owner: z.boolean().nullable(),
  deletion_pending: z.boolean(),
})
type Found = z.output<typeof foundRow>

// Everything that may end a session counts on the next request: revoked, idle, over, a disabled account, a role or store that changed.
const live = (audience: Audience) =>
  `s.audience = '${audience}' and s.revoked_at is null and s.expires_at > now()
   and s.last_seen_at > now() - interval '${sessionLife[audience].idle} seconds'`
const common = `s.id as session_id, s.subject_id, s.last_seen_at < now() - interval '1 minute' as stale,
  coalesce(s.proved_at > now() - interval '${stepUp.seconds} seconds', false) as identity_confirmed`

const open: Record<Audience, string> = {
  admin: `select ${common}, r.permissions, null as store_id, null as approved, null as is_owner, false as deletion_pending
    from sessions s join admins a on a.id = s.subject_id and a.active join roles r on r.id = a.role_id where ${live('admin')}`,
  // Permanently closed stores can still read their invoices and statements; the guard of calls keeps them from acting.
  store: `select ${common}, m.permissions, m.store_id, t.approved, m.is_owner, false as deletion_pending
    from sessions s join store_members m on m.id = s.subject_id and m.active join stores t on t.id = m.store_id where ${live('store')}`,
  user: `select ${common}, '{}'::text[] as permissions, null as store_id, null as approved, null as is_owner,
      u.deletion_due_at is not null as deletion_pending
    from sessions s join users u on u.id = s.subject_id and u.active where ${live('user')}`,
}

const findByToken = (audience: Audience) =>
  hot<Found, { token_hash: string }>(
    `authenticate-${audience}`,
    (value) => sql`${sql.raw(open[audience])} and s.token_hash = ${value('token_hash')}`,
    foundRow,
  )
const find = { admin: findByToken('admin'), store: findByToken('store'), user: findByToken('user') }

const findById = (audience: Audience) =>
  hot<Found, { ids: readonly string[] }>(
    `open-sessions-${audience}`,
    (value) => sql`${sql.raw(open[audience])} and s.id = any(${value('ids')})`,
    foundRow,
  )

/** Finds sessions by their ids, for open sockets. */
export const findOpen = { admin: findById('admin'), store: findById('store'), user: findById('user') }

const makeLastSeenUpdate = (table: 'admins' | 'store_members' | 'users') =>
  hot<unknown, { session_id: string }>(
    `touch-${table}`,
    (value) => sql`
      with seen as (
        update sessions set last_seen_at = now() where id = ${value('session_id')} and last_seen_at < now() - interval '1 minute' returning subject_id
      ) update ${sql.raw(table)} t set last_seen_at = now() from seen where t.id = seen.subject_id`,
    noRow,
  )
const touch = { admin: makeLastSeenUpdate('admins'), store: makeLastSeenUpdate('store_members'), user: makeLastSeenUpdate('users') }

/** The caller a session belongs to. */
export function getPerson(audience: Audience, row: Found): Who {
  const { session_id, subject_id, identity_confirmed, deletion_pending } = row
  if (audience === 'admin') return { audience, session_id, admin_id: subject_id, identity_confirmed, permissions: new Set(row.permissions) }
  if (audience === 'user') return { audience, session_id, user_id: subject_id, deletion_pending }
  const permissions = new Set(storePermissions.filter((key) => row.is_owner || row.permissions.includes(key)))
  const { store_id, approved } = row
  if (!store_id || approved === null) throw new Error('The query of a store joins its row')
  return { audience, session_id, member_id: subject_id, identity_confirmed, store_id, approved, permissions }
}

/**
 * Finds who a token belongs to, in one prepared statement per audience. Answers null for a token that is unknown, of another audience, revoked,
 * idle or over, and for an account that was disabled. When a session was last used is written at most once a minute.
 */
export function authenticateWith({ db }: Pick<Deps, 'db'>): Authenticate {
  return async (token, audience) => {
    if (token.length > 200) return null
    const [row] = await find[audience](db, { token_hash: hashToken(token) })
    if (!row) return null
    if (row.stale) await touch[audience](db, { session_id: row.session_id })
    return getPerson(audience, row)
  }
}
