import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token: 192 random bits, more than the 128 that are asked for. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** What is kept of a token. It has enough random bits that a plain hash can't be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
