import type { FastifyInstance } from 'fastify'

/** Finishes the requests under way, answers new ones with 503, and cuts off what is left after `limit` milliseconds. */
export async function drain(app: FastifyInstance, limit: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), limit)
  await app.close()
  clearTimeout(cut)
}
