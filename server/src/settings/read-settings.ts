import { defaultSettings, type Settings } from '@rahba/contract/settings/setting-specs'
import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { settings } from './table.ts'

// The demo market once saved these links of an app that does not exist. A database of that time still holds them.
const deadLinks: ReadonlySet<unknown> = new Set([
  'https://apps.apple.com/sa/app/id0000000000',
  'https://play.google.com/store/apps/details?id=example.rahba',
])

/** Returns all settings, the saved values over the defaults. It is one small query: money rules are never read from a cache. */
export async function readSettings(db: Db): Promise<Settings> {
  // The body is JSON text that is parsed once: a text of digits (a VAT number) would otherwise be read back as a number.
  const saved = await db.select({ key: settings.key, body: sql<string>`${settings.body}::text` }).from(settings)
  // Saved bodies were parsed by the key's own schema.
  const set = saved.map(({ key, body }): [string, unknown] => [key, JSON.parse(body)]).filter(([, body]) => !deadLinks.has(body))
  return { ...defaultSettings, ...(Object.fromEntries(set) as Partial<Settings>) }
}
