import { takesCardsKey } from '@rahba/contract/settings/card-payments'
import { type SettingSpec, type Settings, settingKeys, settingSpecs } from '@rahba/contract/settings/setting-specs'
import * as calls from '@rahba/contract/settings/settings'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/db/types.ts'
import { seenVersion } from '../platform/http/seen-version.ts'
import { serve } from '../platform/http/serve.ts'
import { listSettings } from './list-settings.ts'
import { readSettings } from './read-settings.ts'
import { lockSettings, saveSettings } from './save-settings.ts'

const publicKeys = settingKeys.filter((key) => (settingSpecs[key] as SettingSpec).public)
const toRows = (settings: Settings) => publicKeys.map((key) => ({ key, body: settings[key] }))

interface SettingEffects {
  /** Refuses changes that would lock out who makes them. */
  check: (db: Db, admin_id: string, before: Settings, changes: Partial<Settings>) => Promise<void>
  /** Applies what a change means for records that exist. */
  apply: (db: Db, after: Settings, changes: Partial<Settings>) => Promise<void>
}

/**
 * The platform's settings: the public ones for everybody, all of them for administrators, who save them. All domains read settings, so the effects
 * that reach into a domain are handed in.
 */
export function mountSettings(app: FastifyInstance, { check, apply }: SettingEffects): void {
  serve(app, calls.publicSettings, async ({ db, deps }) => [
    ...toRows(await readSettings(db)),
    { key: takesCardsKey, body: deps.gateway !== null },
  ])
  serve(app, calls.listSettings, (ctx) => listSettings(ctx.db))
  serve(app, calls.saveSettings, async (ctx) => {
    const changes = ctx.body as Partial<Settings> // each body went through its key's schema
    await lockSettings(ctx.db, changes, seenVersion(ctx.request))
    await check(ctx.db, ctx.who.admin_id, await readSettings(ctx.db), changes)
    const { before, after } = await saveSettings(ctx.db, changes)
    await apply(ctx.db, after, changes)
    await ctx.audit({ entity: 'settings', before, after })
    return listSettings(ctx.db)
  })
}
