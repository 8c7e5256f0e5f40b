import type { Audience } from '@rahba/contract/kernel/audiences'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { storeMembers } from '../../stores/table.ts'
import { admins, sessions } from '../table.ts'
import { sessionLife } from './session-life.ts'
import { hashToken, newToken } from './token.ts'

// A shopper's account is marked where the phone number finds it.
const accounts = { admin: admins, store: storeMembers, user: null } as const

interface NewSession {
  audience: Audience
  /** admins.id, store_members.id or users.id, by audience. */
  subject_id: string
  ip?: string | undefined
  user_agent?: string | undefined
  /** The browser, from `markDevice`. */
  device_hash?: string
}

/** Signs somebody in. The token exists in the answer and nowhere else; only its hash is kept. */
export async function openSession(
  db: Db,
  { audience, subject_id, ip, user_agent, device_hash }: NewSession,
): Promise<{ token: string; max_age: number }> {
  const token = newToken()
  const { absolute } = sessionLife[audience]
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    audience,
    subject_id,
    expires_at: sql`now() + make_interval(secs => ${absolute})`,
    ip: ip ?? null,
    user_agent: user_agent?.slice(0, 300) ?? null,
    device_hash: device_hash ?? null,
  })
  const account = accounts[audience]
  // The list of accounts shows the sign-in at once, not a minute later.
  if (account) await db.execute(sql`update ${account} set last_seen_at = now() where id = ${subject_id}`)
  return { token, max_age: absolute }
}
