import { errors } from '@rahba/contract/kernel/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../env.ts'
import { fail } from '../errors.ts'
import { isOwnOrigin } from '../http/access.ts'
import { readTokenCookie } from '../http/cookies.ts'

/**
 * Checks every page and page action before it is rendered: its method must be one that pages have, and a form's origin one of our own pages. Calls
 * made inside a page carry our own origin, so a foreign form must be stopped here. Throws `method_not_allowed` or `foreign_origin`.
 */
export function guardPage(request: FastifyRequest, reply: FastifyReply, env: Env): void {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return
  if (method !== 'POST') {
    reply.header('allow', 'GET, HEAD, POST')
    throw fail(errors.method_not_allowed)
  }
  if (!isOwnOrigin(headers.origin, request.host, env)) throw fail(errors.foreign_origin)
}

/** The time the browser stores a page's data that it fetched before the click on its link, in seconds. */
const prefetchedFor = 10

/**
 * Marks the data of a page as kept until the click, if the browser fetches it ahead and says so. It is one person's own: other cookies, another
 * answer.
 */
export function keepPrefetched({ method, headers, url }: FastifyRequest, reply: FastifyReply): boolean {
  const ahead = method === 'GET' && headers['sec-purpose']?.includes('prefetch') && /\.data(\?|$)/.test(url)
  if (!ahead || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return false
  reply.header('cache-control', `private, max-age=${prefetchedFor}`).header('vary', 'Cookie')
  return true
}

/** True if a page may hold personal data: a back office, a conversation, or any page read with a session. */
export const isPrivatePage = (request: FastifyRequest, env: Env): boolean =>
  /^\/(ar|en)\/(dashboard|store|chat-view)\b/.test(request.url) ||
  (['admin', 'store', 'user'] as const).some((audience) => readTokenCookie(request.cookies, audience, env) !== undefined)
