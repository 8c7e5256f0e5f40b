import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { settingLabels } from './setting-specs.ts'
import * as calls from './settings.calls.ts'
import { settingsBody } from './settings.schemas.ts'

const body = z.union([z.string(), z.number(), z.boolean()]).nullable()
const settingRow = z.object({ key: z.string(), body })
/** `updated_at` is null while a setting keeps its default. */
const editedRow = z.object({ key: z.string(), body, updated_at: z.iso.datetime().nullable() })
export type EditedSetting = z.output<typeof editedRow>

export const publicSettings = endpoint({
  ...calls.publicSettings,
  summary: 'Get the public settings by key: links, contacts, what selling costs, and whether cards are taken',
  access: { audience: 'public' },
  owner: 'public',
  response: z.array(settingRow),
})

export const listSettings = endpoint({
  ...calls.listSettings,
  summary: 'List all settings with their values',
  access: { audience: 'admin', permissions: ['settings.index'] },
  owner: 'platform',
  response: z.array(editedRow),
})

export const saveSettings = endpoint({
  ...calls.saveSettings,
  step_up: true,
  summary: 'Update settings. Send `If-Match` with the newest `updated_at` to avoid overwriting newer values',
  access: { audience: 'admin', permissions: ['settings.update'] },
  owner: 'platform',
  audit: { action: 'settings.update' },
  body: settingsBody,
  response: z.array(editedRow),
  errors: [errors.stale_record],
  labels: settingLabels,
})
