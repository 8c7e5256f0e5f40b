import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { plainPageHeaders } from '../platform/http/plain-page.ts'
import { previewPage } from './preview.ts'

/** `GET /dev/texts`: every mail, notice, push and text message with sample parameters. Never in production. */
export function mountTexts(app: FastifyInstance, { NODE_ENV }: Pick<Env, 'NODE_ENV'>): void {
  if (NODE_ENV === 'production') return
  app.get('/dev/texts', async (_request, reply) => reply.headers(plainPageHeaders).send(previewPage()))
}
