import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** A key of its own for each use of SECRET. */
const getKey = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `rahba ${use}`, 32))

/**
 * Encrypts a text that must be read again (AES-256-GCM), for keeping in the database.
 * @param use what the key is for: another use can't open it
 * @param owner bound into it: copied to another's row it does not open
 */
export function seal(secret: string, use: string, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', getKey(secret, use), nonce).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The text that {@link seal} was given. Throws when it was changed, belongs to another owner, or SECRET is not the one it was sealed with. */
export function unseal(secret: string, use: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag, body] = [
    bytes.subarray(0, nonceBytes),
    bytes.subarray(nonceBytes, nonceBytes + tagBytes),
    bytes.subarray(nonceBytes + tagBytes),
  ]
  const decipher = createDecipheriv('aes-256-gcm', getKey(secret, use), nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(owner))
  return Buffer.concat([decipher.setAuthTag(tag).update(body), decipher.final()]).toString('utf8')
}
