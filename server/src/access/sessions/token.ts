import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token: 192 random bits, more than the 128 that are asked for. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** The stored hash of a token. A token has enough random bits, so a plain hash can't be reversed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
