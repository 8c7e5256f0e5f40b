import { isHttps } from '@rahba/contract/access/session-cookies'
import { cardReturn } from '@rahba/contract/money/gateway/card-return'

/** The header that makes the browser come back to a page of the shop after the gateway's page. */
export const rememberReturn = (page: string, origin: string): string =>
  `${cardReturn.cookie}=${encodeURIComponent(page)}; Path=${cardReturn.path}; Max-Age=7200; HttpOnly; SameSite=Lax${isHttps(origin) ? '; Secure' : ''}`
