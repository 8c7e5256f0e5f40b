import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { settingLabels } from './setting-specs.ts'
import * as calls from './settings.calls.ts'
import { settingsBody } from './settings.schemas.ts'

const body = z.union([z.string(), z.number(), z.boolean()]).nullable()
const settingRow = z.object({ key: z.string(), body })

export const publicSettings = endpoint({
  ...calls.publicSettings,
  summary: 'What visitors may know: links, contacts, the commission and the VAT rate, key by key',
  access: { audience: 'public' },
  owner: 'public',
  response: z.array(settingRow),
})

export const listSettings = endpoint({
  ...calls.listSettings,
  summary: 'Every setting with its value',
  access: { audience: 'admin', permissions: ['settings.index'] },
  owner: 'platform',
  response: z.array(settingRow),
})

export const saveSettings = endpoint({
  ...calls.saveSettings,
  step_up: true,
  summary: 'Change some settings',
  access: { audience: 'admin', permissions: ['settings.update'] },
  owner: 'platform',
  audit: { action: 'settings.update' },
  body: settingsBody,
  response: z.array(settingRow),
  labels: settingLabels,
})
