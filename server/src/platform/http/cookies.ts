import type {} from '@fastify/cookie' // adds cookies to Fastify's types
import type { Audience } from '@rahba/contract/kernel/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../env.ts'

/** Cookie names of the specification. Tokens are HttpOnly; the permission cookies are readable and serve drawing only. */
export const tokenCookie: Record<Audience, string> = { admin: 'adminToken', store: 'storeToken', user: 'userToken' }
const permissionCookie: Partial<Record<Audience, string>> = { admin: 'permissions', store: 'storePermissions' }

/** Gives the browser a session: the token where scripts can't read it, the permissions where they can. */
export function setSession(
  reply: FastifyReply,
  env: Env,
  audience: Audience,
  token: string,
  permissions: readonly string[],
  maxAge: number,
): void {
  const common = { path: '/', sameSite: 'lax', secure: env.NODE_ENV === 'production', maxAge } as const
  reply.setCookie(tokenCookie[audience], token, { ...common, httpOnly: true })
  const readable = permissionCookie[audience]
  if (readable) reply.setCookie(readable, JSON.stringify(permissions), common)
}

/** Takes the session's cookie from the browser; the session itself is ended by revoking it. */
export function clearSession(reply: FastifyReply, audience: Audience): void {
  reply.clearCookie(tokenCookie[audience], { path: '/' })
  const readable = permissionCookie[audience]
  if (readable) reply.clearCookie(readable, { path: '/' })
}

/** The caller's token: from `Authorization: Bearer`, else from the audience's cookie. */
export function tokenOf(request: FastifyRequest, audience: Audience): { token: string; from: 'header' | 'cookie' } | null {
  const header = request.headers.authorization
  if (header?.startsWith('Bearer ') && header.length > 7) return { token: header.slice(7), from: 'header' }
  const token = request.cookies[tokenCookie[audience]]
  return token ? { token, from: 'cookie' } : null
}
