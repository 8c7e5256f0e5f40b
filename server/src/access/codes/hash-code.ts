import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is kept of a code: keyed with SECRET, since a few digits could be tried out against a plain hash. */
export const hashCode = (secret: string, purpose: string, subject: string, code: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${subject}\n${code}`).digest('base64url')

/** Whether two hashes are equal, in a time that does not tell how far they agree. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
