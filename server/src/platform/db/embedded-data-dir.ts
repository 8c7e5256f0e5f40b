import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canEnter, databaseUser } from './embedded-user.ts'

/**
 * The folder of the embedded database: in DATA_DIR, unless that is only the default and root cloned the repository into a folder that nobody else may
 * enter (/root): then a folder of its own under /var/lib, named after the checkout.
 */
export function databaseFolder(env: { DATA_DIR: string; DATA_DIR_GIVEN: boolean }): string {
  const inside = join(env.DATA_DIR, 'postgres')
  const user = databaseUser()
  if (user === undefined || env.DATA_DIR_GIVEN) return inside
  mkdirSync(env.DATA_DIR, { recursive: true })
  if (canEnter(user, env.DATA_DIR)) return inside
  const outside = `/var/lib/rahba-${createHash('sha256').update(env.DATA_DIR).digest('hex').slice(0, 8)}/postgres`
  mkdirSync(dirname(outside), { recursive: true })
  return outside
}
