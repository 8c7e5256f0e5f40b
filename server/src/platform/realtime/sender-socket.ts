import type { FastifyRequest } from 'fastify'

/** The caller's socket, from `X-Socket-ID`. It does not get the events of its own call. */
export function senderSocket({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['x-socket-id']
  return typeof given === 'string' && /^[\w-]{10,40}$/.test(given) ? given : undefined
}
