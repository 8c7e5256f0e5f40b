import type { Audience } from '@rahba/contract/kernel/audiences'
import { authoriseChannel, realtimeErrors } from '@rahba/contract/kernel/realtime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'
import { getToken } from '../http/cookies.ts'
import { serve } from '../http/serve.ts'
import { mayListen } from './channels.ts'
import { signChannel } from './signature.ts'

/** True if any of the sessions that came with the request may listen: a browser may hold an admin's and a store's at once. */
async function anyMayListen(app: FastifyInstance, request: FastifyRequest, channel: string): Promise<boolean> {
  for (const audience of ['store', 'user', 'admin'] satisfies Audience[]) {
    const found = getToken(request, audience, app.deps.env)
    const who = found && (await app.authenticate(found.token, audience))
    if (who && (await mayListen(app, who, channel))) return true
  }
  return false
}

/** `POST /broadcasting/auth`: signs a channel for a socket. */
export function mountBroadcasting(app: FastifyInstance): void {
  serve(app, authoriseChannel, async ({ request, deps, body: { socket_id, channel_name } }) => {
    if (!(await anyMayListen(app, request, channel_name))) throw fail(realtimeErrors.channel_forbidden)
    return { auth: signChannel(deps.env.SECRET, socket_id, channel_name) }
  })
}
