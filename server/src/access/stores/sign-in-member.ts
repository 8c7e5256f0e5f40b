import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Db } from '../../platform/db/types.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { setSession } from '../../platform/http/cookies.ts'
import { openSession } from '../sessions/open-session.ts'
import { readStoreIdentity } from './read-identity.ts'

/** Opens a member's session, gives it to the browser as cookies too, and answers as every sign-in does. */
export async function signInMember<E extends EndpointSpec>({ deps, ip, request, reply }: CallContext<E>, db: Db, member_id: string) {
  const { token, max_age } = await openSession(db, {
    audience: 'store',
    subject_id: member_id,
    ip,
    user_agent: request.headers['user-agent'],
  })
  const store = await readStoreIdentity(db, member_id)
  setSession(reply, deps.env, 'store', token, store.permissions, max_age)
  reply.header('cache-control', 'no-store')
  return { token, permissions: store.permissions, store }
}
