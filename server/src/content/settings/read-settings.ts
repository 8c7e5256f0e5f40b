import { defaultSettings, type Settings } from '@rahba/contract/content/settings'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { settings } from '../table.ts'

/** All settings, the saved values over the defaults. One small query: money rules are never read from a cache. */
export async function readSettings(db: Db): Promise<Settings> {
  // as JSON text, parsed once: a text of digits (a VAT number) would otherwise be read back as a number
  const saved = await db.select({ key: settings.key, body: sql<string>`${settings.body}::text` }).from(settings)
  // saved bodies went through the key's own schema
  return { ...defaultSettings, ...(Object.fromEntries(saved.map(({ key, body }) => [key, JSON.parse(body)])) as Partial<Settings>) }
}
