import type { Settings } from '@rahba/contract/settings/setting-specs'
import { sql } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { readSettings } from './read-settings.ts'
import { settings } from './table.ts'

/** Saves the given settings and leaves the others; answers all of them, before and after. */
export async function saveSettings(db: Db, changes: Partial<Settings>): Promise<{ before: Settings; after: Settings }> {
  const before = await readSettings(db)
  const rows = Object.entries(changes).flatMap(([key, body]) => (body === undefined ? [] : [{ key, body }]))
  if (rows.length > 0)
    await db
      .insert(settings)
      .values(rows)
      .onConflictDoUpdate({ target: settings.key, set: { body: sql`excluded.body`, updated_at: now } })
  return { before, after: await readSettings(db) }
}
