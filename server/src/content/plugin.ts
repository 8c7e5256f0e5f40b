import { advantages } from '@rahba/contract/content/advantages'
import { faqs } from '@rahba/contract/content/faqs'
import { partners } from '@rahba/contract/content/partners'
import { listFaqsFor, readLanding as readLandingCall, readPage as readPageCall } from '@rahba/contract/content/public'
import {
  listSettings,
  publicSettings,
  type SettingKey,
  type SettingSpec,
  type Settings,
  saveSettings as saveSettingsCall,
  settingKeys,
  settingSpecs,
} from '@rahba/contract/content/settings'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { serve } from '../platform/http/serve.ts'
import { mountDiscovery } from './discovery/mount-discovery.ts'
import { listFaqs, readLanding, readPage } from './read-public.ts'
import { readSettings } from './settings/read-settings.ts'
import { saveSettings } from './settings/save-settings.ts'
import { advantages as advantagesTable, faqs as faqsTable, partners as partnersTable } from './table.ts'

const rowsOf = (settings: Settings, keys: readonly SettingKey[] = settingKeys) => keys.map((key) => ({ key, body: settings[key] }))
const publicKeys = settingKeys.filter((key) => (settingSpecs[key] as SettingSpec).public)

export function mountContent(app: FastifyInstance): void {
  mountDiscovery(app)
  crud(app, faqs, faqsTable)
  crud(app, advantages, advantagesTable)
  crud(app, partners, partnersTable)
  serve(app, readPageCall, (ctx) => readPage(ctx.db, ctx.params.slug, ctx.locale))
  serve(app, readLandingCall, (ctx) => readLanding(ctx.db, ctx.locale))
  serve(app, listFaqsFor, (ctx) => listFaqs(ctx.db, ctx.query.audience, ctx.locale, ctx.query.q))
  serve(app, publicSettings, async (ctx) => rowsOf(await readSettings(ctx.db), publicKeys))
  serve(app, listSettings, async (ctx) => rowsOf(await readSettings(ctx.db)))
  serve(app, saveSettingsCall, async (ctx) => {
    const { before, after } = await saveSettings(ctx.db, ctx.body as Partial<Settings>) // each body went through its key's schema
    await ctx.audit({ entity: 'settings', before, after })
    return rowsOf(after)
  })
}
