import { hostCookieName, isHttps } from '@rahba/contract/access/session-cookies'
import type { Audience } from '@rahba/contract/kernel/audiences'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import type { CallContext } from '../platform/http/context.ts'
import { networkKey } from '../platform/limits/ip-key.ts'
import { hashToken, newToken } from './sessions/token.ts'
import { sessions } from './table.ts'

const cookieAt = ({ deps }: Pick<Call, 'deps'>) => hostCookieName('deviceToken', deps.env.PUBLIC_URL)
const life_seconds = 365 * 24 * 3600

type Call = Pick<CallContext<EndpointSpec>, 'request' | 'reply' | 'deps' | 'ip'>

/** The requester of a code: the browser, by the hash of its token, and the network it is counted under. */
export interface Requester {
  device_hash: string
  ip: string
  /** True if the account signed in with this browser before; requests by strangers don't affect its codes. */
  known: boolean
}

/** The browser of a call by the hash of its token, or null for a browser without a token. */
export function getDevice(call: Pick<Call, 'request' | 'deps'>): string | null {
  const token = call.request.cookies[cookieAt(call)]
  return token ? hashToken(token) : null
}

/**
 * The browser of a call; one without a token is given one, where scripts can't read it. What a browser was sent a code for is confirmed in that
 * browser alone, and its tries are its own (docs/decisions/signing-in.md).
 */
export function markDevice(call: Call): Requester {
  const token = call.request.cookies[cookieAt(call)] || newToken()
  const secure = isHttps(call.deps.env.PUBLIC_URL)
  call.reply.setCookie(cookieAt(call), token, { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: life_seconds })
  return { device_hash: hashToken(token), ip: networkKey(call.ip), known: false }
}

function accountsAt(audience: Audience, address: string): SQL {
  if (audience === 'admin') return sql`select id from admins where email = ${address}`
  if (audience === 'store') return sql`select id from store_members where email = ${address} or phone = ${address}`
  return sql`select id from users where phone = ${address}`
}

const knownRow = z.strictObject({ known: z.boolean() })

/**
 * The same, and whether the account at `address` signed in with this browser in the time that sessions are kept. An address without an account takes
 * the same look-up.
 */
export async function markKnownDevice(call: Call & { db: Db }, audience: Audience, address: string): Promise<Requester> {
  const requester = markDevice(call)
  const rows = await readRows(
    call.db,
    sql`
    select exists (
      select 1 from sessions where audience = ${audience} and device_hash = ${requester.device_hash} and subject_id in (${accountsAt(audience, address)})
    ) as known`,
    knownRow,
  )
  return { ...requester, known: rows[0]?.known ?? false }
}

/** The browser of a call by the hash of its token, where the account signed in with it in the time that sessions are kept; else null. */
export async function knownDevice(
  call: Pick<Call, 'request' | 'deps'> & { db: Db },
  { audience, subject_id }: { audience: Audience; subject_id: string },
): Promise<string | null> {
  const device_hash = getDevice(call)
  if (device_hash === null) return null
  const mine = and(eq(sessions.audience, audience), eq(sessions.subject_id, subject_id), eq(sessions.device_hash, device_hash))
  const [known] = await call.db.select({ id: sessions.id }).from(sessions).where(mine).limit(1)
  return known ? device_hash : null
}
