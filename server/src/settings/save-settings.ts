import { errors } from '@rahba/contract/kernel/errors'
import type { Settings } from '@rahba/contract/settings/setting-specs'
import { inArray, sql } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { readSettings } from './read-settings.ts'
import { settings } from './table.ts'

/**
 * Keeps other savers out until the transaction ends, and refuses with `stale_record` to save over a setting that was changed after `seen`. The whole
 * table is locked, since a setting that keeps its default has no row.
 * @param seen the newest `updated_at` the caller was shown, if they said so
 */
export async function lockSettings(db: Db, changes: Partial<Settings>, seen: string | undefined): Promise<void> {
  await db.execute(sql`lock table settings in share row exclusive mode`)
  if (seen === undefined) return
  const keys = Object.keys(changes)
  if (keys.length === 0) return
  const rows = await db.select({ updated_at: settings.updated_at }).from(settings).where(inArray(settings.key, keys))
  // A `seen` that is no valid time was shown to nobody.
  if (rows.some(({ updated_at }) => !(Date.parse(updated_at) <= Date.parse(seen)))) throw fail(errors.stale_record)
}

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
