import { type SettingKey, settingKeys } from '@rahba/contract/settings/setting-specs'
import type { EditedSetting } from '@rahba/contract/settings/settings'
import type { Db } from '../platform/db/types.ts'
import { readSettings } from './read-settings.ts'
import { settings } from './table.ts'

/** Lists every setting as administrators edit it, with the time of its last change. */
export async function listSettings(db: Db): Promise<EditedSetting[]> {
  const values = await readSettings(db)
  const saved = await db.select({ key: settings.key, updated_at: settings.updated_at }).from(settings)
  const times = new Map(saved.map(({ key, updated_at }) => [key, updated_at]))
  return settingKeys.map((key: SettingKey) => ({ key, body: values[key], updated_at: times.get(key) ?? null }))
}
