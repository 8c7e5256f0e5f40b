import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { deviceTokens } from './table.ts'

/**
 * Remembers the device that pushes go to. A device belongs to whoever signed in on it last, so that the one before them no longer gets what is not theirs.
 * `subject_id` is the person: a member of a store, an admin or a shopper.
 */
export async function rememberDevice(
  db: Db,
  input: { audience: 'admin' | 'store' | 'user'; subject_id: string; device_token: string },
): Promise<void> {
  const { audience, subject_id } = input
  await db
    .insert(deviceTokens)
    .values(input)
    .onConflictDoUpdate({ target: deviceTokens.device_token, set: { audience, subject_id, created_at: now } })
}
