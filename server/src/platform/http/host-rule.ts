import { errors } from '@rahba/contract/kernel/errors'
import type { FastifyInstance } from 'fastify'
import { fail } from '../errors.ts'

/** A name or address with an optional port, as a URL can hold it: no user, no path, no port beyond 65,535. */
export function isHost(text: string): boolean {
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(text)) return false
  return URL.canParse(`http://${text}`)
}

/** Refuses a malformed `Host` with 400, for pages and calls alike. One that is missing (HTTP/1.0) is let through. */
export function useHostRule(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.host && !isHost(request.host) ? fail(errors.malformed) : undefined)
  })
}
