import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const namesIn = (folder: string) =>
  new Set(readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])))

// A drawing opened by itself keeps its look and runs nothing; over a page's scripts and styles it means nothing. The worker that shows pushes
// follows it too, and reports to the server which of them was opened.
const policy =
  "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
// The market's worker loads the one that shows pushes.
const workerPolicy = `${policy}; script-src 'self'`

/**
 * Serves the built files in `folder` with their precompressed twins: scripts and styles for good, since a change renames them, the rest for an hour.
 * Names are looked up in a list: a route for each of a thousand files would cost 7 MB.
 */
export async function mountWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  const send = (reply: FastifyReply, path: string, cache: string) =>
    reply.headers({ 'cache-control': cache, 'content-security-policy': path.endsWith('-worker.js') ? workerPolicy : policy }).sendFile(path)

  const assets = namesIn(join(folder, 'assets'))
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    handler({ params }, reply) {
      if (assets.has(params.name)) return send(reply, `assets/${params.name}`, 'public, max-age=31536000, immutable')
      return reply.callNotFound()
    },
  })
  for (const name of namesIn(folder))
    app.route({ method: ['GET', 'HEAD'], url: `/${name}`, handler: (_request, reply) => send(reply, name, 'public, max-age=3600') })
}
