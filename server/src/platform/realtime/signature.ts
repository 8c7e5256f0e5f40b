import { createHmac, timingSafeEqual } from 'node:crypto'

const digest = (secret: string, socket_id: string, channel: string) =>
  createHmac('sha256', secret).update(`realtime:${socket_id}:${channel}`).digest()

/** Says that the holder of this very socket may listen to this very channel. Good for nothing else. */
export const signChannel = (secret: string, socket_id: string, channel: string): string =>
  digest(secret, socket_id, channel).toString('base64url')

/** True if {@link signChannel} made `signature` for this socket and channel. */
export function isSigned(secret: string, socket_id: string, channel: string, signature: string): boolean {
  const received = Buffer.from(signature, 'base64url')
  const expected = digest(secret, socket_id, channel)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
