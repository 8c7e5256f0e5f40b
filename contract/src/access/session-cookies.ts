import type { Audience } from '../kernel/audiences.ts'

/** The cookies of a session by the specification's names: the token, which no script may read, and the permissions, which serve drawing only. */
export const sessionCookies = {
  admin: { token: 'adminToken', permissions: 'permissions' },
  store: { token: 'storeToken', permissions: 'storePermissions' },
  user: { token: 'userToken', permissions: null },
} as const satisfies Record<Audience, { token: string; permissions: string | null }>

export const isHttps = (origin: string): boolean => origin.startsWith('https:')

/**
 * Names a cookie that holds a secret. Over https the name begins with `__Host-`: browsers accept such a cookie from this very host only, so no
 * neighbouring subdomain can plant one.
 */
export const hostCookieName = (name: string, origin: string): string => `${isHttps(origin) ? '__Host-' : ''}${name}`

/** The cookie of an audience's session. */
export const tokenCookieName = (audience: Audience, origin: string): string => hostCookieName(sessionCookies[audience].token, origin)
