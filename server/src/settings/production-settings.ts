import type { SettingKey } from '@rahba/contract/settings/setting-specs'
import type { Env } from '../env.ts'
import type { Db } from '../platform/db/types.ts'
import { settings } from './table.ts'

const inProduction = [{ key: 'require_admin_two_factor' satisfies SettingKey, body: true }]

/**
 * Settings that production starts with in place of the default: two-factor sign-in is asked of every admin, who sets it up at the next sign-in.
 * Kept like any other, so that the settings page shows it; what an admin saved stays.
 */
export async function beginProduction(db: Db, { NODE_ENV }: Pick<Env, 'NODE_ENV'>): Promise<void> {
  if (NODE_ENV === 'production') await db.insert(settings).values(inProduction).onConflictDoNothing()
}
