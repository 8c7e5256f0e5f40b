import { defaultSettings, type Settings } from '@rahba/contract/content/settings'
import type { Db } from '../../platform/db/types.ts'
import { settings } from '../table.ts'

/** All settings, the saved values over the defaults. One small query: money rules are never read from a cache. */
export async function readSettings(db: Db): Promise<Settings> {
  const saved = await db.select({ key: settings.key, body: settings.body }).from(settings)
  // saved bodies went through the key's own schema
  return { ...defaultSettings, ...(Object.fromEntries(saved.map(({ key, body }) => [key, body])) as Partial<Settings>) }
}
