import type { FastifyRequest } from 'fastify'

/** The caller's socket, from `X-Socket-ID`. It does not get the events of its own call. */
export function senderSocket({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const sent = headers['x-socket-id']
  return typeof sent === 'string' && /^[\w-]{10,40}$/.test(sent) ? sent : undefined
}
