import type { FastifyRequest } from 'fastify'

/** The socket of whoever makes a call, from its `X-Socket-ID`: it is not told what it did itself. */
export function senderSocket({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['x-socket-id']
  return typeof given === 'string' && /^[\w-]{10,40}$/.test(given) ? given : undefined
}
