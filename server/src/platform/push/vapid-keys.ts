import { createECDH, hkdfSync } from 'node:crypto'

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The order of the curve P-256: a private key is a number from 1 to one less. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const getBytes = (number: bigint) => Buffer.from(number.toString(16).padStart(64, '0'), 'hex')

/** The pair that belongs to a private key, 32 bytes in base64url. Throws for an invalid key. */
export function getPair(privateKey: string): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { privateKey, publicKey: curve.getPublicKey().toString('base64url') }
}

/**
 * A pair made from SECRET, the same on every node and after every restart, so that there is nothing to generate, keep or hand about
 * (docs/decisions/push.md). 48 bytes before the remainder leave no measurable bias.
 */
export function pairFromSecret(secret: string): VapidKeys {
  const drawn = BigInt(`0x${Buffer.from(hkdfSync('sha256', secret, '', 'rahba vapid', 48)).toString('hex')}`)
  return getPair(getBytes((drawn % (order - 1n)) + 1n).toString('base64url'))
}
