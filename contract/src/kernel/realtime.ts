import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { defineErrors } from './errors.ts'

/** The most one packet of a socket may hold, in bytes: what is longer goes by a call. */
export const packetBytes = 16 * 1024

/** The rate limit of a socket: the packets of a burst, and the packets per second after it. */
export const packetRate = { burst: 20, per_second: 10 } as const

export const realtimeErrors = defineErrors({
  channel_forbidden: { status: 403, ar: 'لا تملك صلاحية متابعة هذه القناة', en: 'You don’t have access to this channel' },
  signature_wrong: { status: 403, ar: 'توقيع القناة غير صحيح', en: 'The channel signature is incorrect' },
})

/** A private channel: what it is of, and whose. `private-store.0190…` */
export const channelNameSchema = z.string().regex(/^private-[a-z]+\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const authoriseChannel = endpoint({
  name: 'authoriseChannel',
  method: 'POST',
  path: '/broadcasting/auth',
  summary: 'Get a signature for a private channel. Send it over the socket to subscribe',
  tags: ['realtime'],
  access: { audience: 'any' },
  owner: 'self',
  audit: { none: 'listening changes nothing' },
  body: z.strictObject({ socket_id: z.string().regex(/^[\w-]{10,40}$/), channel_name: channelNameSchema }),
  response: z.object({ auth: z.string() }),
  errors: [realtimeErrors.channel_forbidden],
})
