import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { isHttps } from '@rahba/contract/access/session-cookies'
import { cartBody, type StoredCartLine } from '@rahba/contract/orders/cart/cart.schemas'

export const cartCookie = 'cart'
/** Browsers keep 4096 bytes of a cookie with its name and its attributes. */
const maxLength = 3800
const keptFor = 90 * 24 * 60 * 60

/** A visitor's cart from its cookie; one that was tampered with is empty. */
export function readCartCookie(text: string | undefined): StoredCartLine[] {
  if (!text) return []
  try {
    const json = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: 256 * 1024 }).toString()
    return cartBody.parse({ lines: JSON.parse(json) }).lines
  } catch {
    return []
  }
}

/** The header that keeps a visitor's cart in the browser; null if it is too large to be kept. An empty cart takes the cookie away. */
export function writeCartCookie(lines: readonly StoredCartLine[], origin: string): string | null {
  const value = lines.length === 0 ? '' : deflateRawSync(JSON.stringify(lines)).toString('base64url')
  if (value.length > maxLength) return null
  const age = value === '' ? 0 : keptFor
  return `${cartCookie}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isHttps(origin) ? '; Secure' : ''}`
}
