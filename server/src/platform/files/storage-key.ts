import { randomBytes } from 'node:crypto'

/** A new name for a file's bytes: random, so that it tells and leads to nothing. */
export const newStorageKey = (): string => randomBytes(16).toString('hex')

/** The parts of a key, `<32 hex>/<part>.<ending>`. Throws on anything else: a key that is not ours never reaches a path. */
export function keyParts(key: string): { folder: string; file: string } {
  const match = /^([0-9a-f]{32})\/([a-z0-9]{1,12}\.[a-z]{3,4})$/.exec(key)
  if (!match?.[1] || !match[2]) throw new Error('not a storage key')
  return { folder: match[1], file: match[2] }
}
