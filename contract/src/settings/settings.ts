import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { settingLabels } from './setting-specs.ts'
import { settingsBody } from './settings.schemas.ts'

const body = z.union([z.string(), z.number(), z.boolean()]).nullable()
const settingRow = z.object({ key: z.string(), body })

export const publicSettings = endpoint({
  name: 'publicSettings',
  method: 'GET',
  path: '/settings',
  summary: 'What visitors may know: links, contacts, the commission and the VAT rate, key by key',
  access: { audience: 'public' },
  owner: 'public',
  response: z.array(settingRow),
})

export const listSettings = endpoint({
  name: 'listSettings',
  method: 'GET',
  path: '/admin/settings',
  summary: 'Every setting with its value',
  access: { audience: 'admin', permissions: ['settings.index'] },
  owner: 'platform',
  response: z.array(settingRow),
})

export const saveSettings = endpoint({
  name: 'saveSettings',
  step_up: true,
  method: 'PUT',
  path: '/admin/settings',
  summary: 'Change some settings',
  access: { audience: 'admin', permissions: ['settings.update'] },
  owner: 'platform',
  audit: { action: 'settings.update' },
  body: settingsBody,
  response: z.array(settingRow),
  labels: settingLabels,
})
