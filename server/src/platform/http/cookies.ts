import type {} from '@fastify/cookie' // adds cookies to Fastify's types
import { isHttps, sessionCookies, tokenCookieName } from '@rahba/contract/access/session-cookies'
import type { Audience } from '@rahba/contract/kernel/audiences'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../env.ts'

type Site = Pick<Env, 'PUBLIC_URL'>
type Cookies = Readonly<Record<string, string | undefined>>

const common = ({ PUBLIC_URL }: Site) => ({ path: '/', sameSite: 'lax', secure: isHttps(PUBLIC_URL) }) as const

/** Sets a browser's session: the token where scripts can't read it, the permissions where they can. */
export function setSession(
  reply: FastifyReply,
  env: Site,
  audience: Audience,
  token: string,
  permissions: readonly string[],
  maxAge: number,
): void {
  reply.setCookie(tokenCookieName(audience, env.PUBLIC_URL), token, { ...common(env), maxAge, httpOnly: true })
  const readable = sessionCookies[audience].permissions
  if (readable) reply.setCookie(readable, JSON.stringify(permissions), { ...common(env), maxAge })
}

/** Takes the session's cookie from the browser; the session itself is ended by revoking it. */
export function clearSession(reply: FastifyReply, env: Site, audience: Audience): void {
  reply.clearCookie(tokenCookieName(audience, env.PUBLIC_URL), { ...common(env), httpOnly: true })
  const readable = sessionCookies[audience].permissions
  if (readable) reply.clearCookie(readable, common(env))
}

/** The token that a browser of this site sends for an audience. */
export const readTokenCookie = (cookies: Cookies, audience: Audience, { PUBLIC_URL }: Site): string | undefined =>
  cookies[tokenCookieName(audience, PUBLIC_URL)]

/** The caller's token: from `Authorization: Bearer`, else from the audience's cookie. */
export function getToken(request: FastifyRequest, audience: Audience, env: Site): { token: string; from: 'header' | 'cookie' } | null {
  const header = request.headers.authorization
  if (header?.startsWith('Bearer ') && header.length > 7) return { token: header.slice(7), from: 'header' }
  const token = readTokenCookie(request.cookies, audience, env)
  return token ? { token, from: 'cookie' } : null
}

/** The cookies by the names of the specification, as pages read them: a token under the name of another site is ignored. */
export function cookiesByBaseName(cookies: Cookies, env: Site): Cookies {
  const named: Record<string, string | undefined> = { ...cookies }
  for (const audience of ['admin', 'store', 'user'] as const)
    named[sessionCookies[audience].token] = readTokenCookie(cookies, audience, env)
  return named
}
