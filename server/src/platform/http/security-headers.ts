import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'

/**
 * The headers of every answer, made once: a data answer can do nothing if a browser is made to show it as a page. Pages and pictures set their own
 * policy instead. HSTS is sent in production alone, where the proxy speaks HTTPS.
 */
export const securityHeaders = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(NODE_ENV === 'production' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Sets them on every answer, with the id of the request. Register it before any route. */
export function useSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
