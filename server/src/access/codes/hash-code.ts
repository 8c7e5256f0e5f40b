import { createHmac, timingSafeEqual } from 'node:crypto'

/** The stored hash of a code, keyed with SECRET because a few digits could be guessed from a plain hash. */
export const hashCode = (secret: string, purpose: string, subject: string, code: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${subject}\n${code}`).digest('base64url')

/** True if two hashes are equal; the time it takes doesn't reveal how far they agree. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
