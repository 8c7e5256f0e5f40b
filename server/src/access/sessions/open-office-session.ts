import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Db } from '../../platform/db/types.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { setSession } from '../../platform/http/cookies.ts'
import { markDevice } from '../device.ts'
import { openSession } from './open-session.ts'

/**
 * Opens a session on a back office and gives it to the browser as cookies too, as every sign-in there does.
 * @param read who that is and what they may do. Returns it with the session's token.
 */
export async function openOfficeSession<E extends EndpointSpec, Who extends { permissions: string[] }>(
  ctx: CallContext<E>,
  db: Db,
  { audience, subject_id }: { audience: 'admin' | 'store'; subject_id: string },
  read: (db: Db, subject_id: string) => Promise<Who>,
): Promise<Who & { token: string }> {
  const { deps, ip, request, reply } = ctx
  const { device_hash } = markDevice(ctx)
  const user_agent = request.headers['user-agent']
  const { token, max_age } = await openSession(db, { audience, subject_id, ip, user_agent, device_hash })
  const who = await read(db, subject_id)
  setSession(reply, deps.env, audience, token, who.permissions, max_age)
  reply.header('cache-control', 'no-store')
  return { token, ...who }
}
