import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Db } from '../../platform/db/types.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { setSession } from '../../platform/http/cookies.ts'
import { openSession } from '../sessions/open-session.ts'
import { readAdminSession } from './read-admin.ts'

/** Opens an admin's session, gives it to the browser as cookies too, and answers as every sign-in does. */
export async function signInAdmin<E extends EndpointSpec>({ deps, ip, request, reply }: CallContext<E>, db: Db, admin_id: string) {
  const { token, max_age } = await openSession(db, {
    audience: 'admin',
    subject_id: admin_id,
    ip,
    user_agent: request.headers['user-agent'],
  })
  const session = await readAdminSession(db, admin_id)
  setSession(reply, deps.env, 'admin', token, session.permissions, max_age)
  reply.header('cache-control', 'no-store')
  return { token, ...session }
}
