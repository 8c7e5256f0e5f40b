import type { Audience } from '@rahba/contract/kernel/endpoint'
import { storePermissions } from '@rahba/contract/kernel/endpoint'
import { stepUp } from '@rahba/contract/kernel/step-up'
import type { StoreApproval } from '@rahba/contract/stores/store-states'
import type { Pool } from 'pg'
import type { Deps } from '../../platform/deps.ts'
import type { Authenticate } from '../../platform/http/access.ts'
import type { Who } from '../../platform/http/who.ts'
import { sessionLife } from './session-life.ts'
import { hashToken } from './token.ts'

/** A session that holds, with whose it is and what they may. */
interface Found {
  session_id: string
  subject_id: string
  stale: boolean
  identity_confirmed: boolean
  permissions: string[]
  store_id: string | null
  approved: StoreApproval | null
  is_owner: boolean | null
}

// Everything that may end a session counts on the next request: revoked, idle, over, a disabled account, a role or store that changed.
const live = (audience: Audience) =>
  `s.audience = '${audience}' and s.revoked_at is null and s.expires_at > now()
   and s.last_seen_at > now() - interval '${sessionLife[audience].idle} seconds'`
const common = `s.id as session_id, s.subject_id, s.last_seen_at < now() - interval '1 minute' as stale,
  s.proved_at > now() - interval '${stepUp.seconds} seconds' as identity_confirmed`

const open: Record<Audience, string> = {
  admin: `select ${common}, r.permissions, null as store_id, null as approved, null as is_owner
    from sessions s join admins a on a.id = s.subject_id and a.active join roles r on r.id = a.role_id where ${live('admin')}`,
  // of a store closed for good too: its invoices and statements are read on, and the guard of calls keeps it from acting
  store: `select ${common}, m.permissions, m.store_id, t.approved, m.is_owner
    from sessions s join store_members m on m.id = s.subject_id and m.active join stores t on t.id = m.store_id where ${live('store')}`,
  user: `select ${common}, '{}'::text[] as permissions, null as store_id, null as approved, null as is_owner
    from sessions s join users u on u.id = s.subject_id and u.active where ${live('user')}`,
}

const find: Record<Audience, string> = {
  admin: `${open.admin} and s.token_hash = $1`,
  store: `${open.store} and s.token_hash = $1`,
  user: `${open.user} and s.token_hash = $1`,
}

/** The same for many sessions at once, by their ids: what is asked of open sockets. */
export const findOpen: readonly [Audience, string][] = (['admin', 'store', 'user'] as const).map((audience) => [
  audience,
  `${open[audience]} and s.id = any($1)`,
])

const touch: Record<Audience, string> = {
  admin: touchIn('admins'),
  store: touchIn('store_members'),
  user: touchIn('users'),
}

function touchIn(table: 'admins' | 'store_members' | 'users'): string {
  return `with seen as (update sessions set last_seen_at = now() where id = $1 and last_seen_at < now() - interval '1 minute' returning subject_id)
    update ${table} t set last_seen_at = now() from seen where t.id = seen.subject_id`
}

/** The caller a session belongs to. */
export function whoOf(audience: Audience, row: Found): Who {
  const { session_id, subject_id, identity_confirmed } = row
  if (audience === 'admin') return { audience, session_id, admin_id: subject_id, identity_confirmed, permissions: new Set(row.permissions) }
  if (audience === 'user') return { audience, session_id, user_id: subject_id }
  const permissions = new Set(storePermissions.filter((key) => row.is_owner || row.permissions.includes(key)))
  const { store_id, approved } = row
  if (!store_id || approved === null) throw new Error('The query of a store joins its row')
  return { audience, session_id, member_id: subject_id, identity_confirmed, store_id, approved, permissions }
}

/**
 * Finds who a token belongs to, in one prepared statement per audience. Answers null for a token that is unknown, of another audience, revoked,
 * idle or over, and for an account that was disabled. When a session was last used is written at most once a minute.
 */
export function authenticateWith({ pool }: Pick<Deps, 'pool'> & { pool: Pool }): Authenticate {
  return async (token, audience) => {
    if (token.length > 200) return null
    const { rows } = await pool.query<Found>({ name: `authenticate_${audience}`, text: find[audience], values: [hashToken(token)] })
    const [row] = rows
    if (!row) return null
    if (row.stale) await pool.query({ name: `touch_${audience}`, text: touch[audience], values: [row.session_id] })
    return whoOf(audience, row)
  }
}
