import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { defineErrors, errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { commaList, flagParam, pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { idParams } from '../kernel/shapes.ts'
import { broadcastLabels } from './broadcast-labels.ts'
import { broadcastBody, broadcastDetail, broadcastReach, broadcastRecipient, broadcastRow } from './broadcast-shapes.ts'
import { broadcastAudienceKeys, broadcastStatusKeys } from './broadcast-states.ts'
import * as calls from './broadcasts.calls.ts'

export const broadcastErrors = defineErrors({
  broadcast_wrong_state: {
    status: 409,
    ar: 'لا يمكن تنفيذ هذا الإجراء لأن حالة الإشعار «{status}». حدّث الصفحة',
    en: 'This can’t be done while the notification is “{status}”. Reload the page',
  },
  broadcast_past: { status: 422, ar: 'اختر موعدًا في المستقبل', en: 'Choose a time in the future' },
  broadcast_far: { status: 422, ar: 'اختر موعدًا خلال سنة من الآن', en: 'Choose a time within the next year' },
  broadcast_nobody: { status: 422, ar: 'لا توجد متاجر في هذا الجمهور', en: 'There are no stores in this audience' },
})

// The stores' administrators speak to them: one key opens the screen and sends, the menu's own key.
const common = {
  tags: ['notification-stores'],
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  labels: broadcastLabels,
} as const
const idList = (max: number) =>
  z
    .string()
    .max(max * 37)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid('uuid')).max(max))
    .optional()

const listQuery = z.object({
  ...pageQuery,
  status: commaList(broadcastStatusKeys),
  audience: commaList(broadcastAudienceKeys),
  sort: sortParam(['created_at', 'sent_at', 'scheduled_at', 'reached', 'read'], '-created_at'),
})

export const listBroadcasts = endpoint({
  ...common,
  ...calls.listBroadcasts,
  summary: 'List notifications to stores with their figures. Search by text',
  query: listQuery,
  response: pageSchema(broadcastRow),
})

export const exportBroadcasts = endpoint({
  ...common,
  ...calls.exportBroadcasts,
  summary: 'Export filtered notifications to stores as a file',
  query: listQuery.omit({ page: true, per_page: true, cursor: true }).extend({ format: exportFormat }),
  response: null,
  raw: 'download',
})

export const readBroadcastReach = endpoint({
  ...common,
  ...calls.readBroadcastReach,
  summary: 'Count the stores, mailboxes and devices that an audience reaches now',
  query: z.object({
    audience: z.enum(broadcastAudienceKeys),
    categories: idList(50),
    cities: idList(100),
    stores_id: idList(100),
  }),
  response: broadcastReach,
})

export const readBroadcast = endpoint({
  ...common,
  ...calls.readBroadcast,
  summary: 'Get a notification to stores with its audience and figures',
  params: idParams,
  response: broadcastDetail,
  errors: [errors.not_found],
})

const recipientFilters = { q: pageQuery.q, is_read: flagParam, sort: sortParam(['id'], 'id') }

export const listBroadcastRecipients = endpoint({
  ...common,
  ...calls.listBroadcastRecipients,
  summary: 'List the stores that a notification was shown to and whether they opened it. Search by name',
  params: idParams,
  query: z.object({ ...pageQuery, ...recipientFilters }),
  response: pageSchema(broadcastRecipient),
  errors: [errors.not_found],
})

export const exportBroadcastRecipients = endpoint({
  ...common,
  ...calls.exportBroadcastRecipients,
  summary: 'Export the filtered stores that a notification was shown to as a file',
  params: idParams,
  query: z.object({ ...recipientFilters, format: exportFormat }),
  response: null,
  raw: 'download',
  errors: [errors.not_found],
})

export const createBroadcast = endpoint({
  ...common,
  ...calls.createBroadcast,
  summary: 'Create a notification to stores. Save it as a draft, schedule it or send it',
  audit: { action: 'broadcasts.create' },
  body: broadcastBody,
  response: broadcastDetail,
  status: 201,
  errors: [broadcastErrors.broadcast_past, broadcastErrors.broadcast_far, broadcastErrors.broadcast_nobody, errors.reference_missing],
})

export const updateBroadcast = endpoint({
  ...common,
  ...calls.updateBroadcast,
  summary: 'Update an unsent notification to stores and its send time',
  audit: { action: 'broadcasts.update' },
  params: idParams,
  body: broadcastBody,
  response: broadcastDetail,
  errors: [
    errors.not_found,
    errors.stale_record,
    broadcastErrors.broadcast_wrong_state,
    broadcastErrors.broadcast_past,
    broadcastErrors.broadcast_far,
    broadcastErrors.broadcast_nobody,
    errors.reference_missing,
  ],
})

export const sendBroadcast = endpoint({
  ...common,
  ...calls.sendBroadcast,
  summary: 'Send a draft or scheduled notification to stores now',
  audit: { action: 'broadcasts.send' },
  params: idParams,
  response: broadcastDetail,
  errors: [errors.not_found, broadcastErrors.broadcast_wrong_state, broadcastErrors.broadcast_nobody],
})

export const resumeBroadcast = endpoint({
  ...common,
  ...calls.resumeBroadcast,
  summary: 'Resume a partly sent notification after the last store it reached',
  audit: { action: 'broadcasts.resume' },
  params: idParams,
  response: broadcastDetail,
  errors: [errors.not_found, broadcastErrors.broadcast_wrong_state],
})

export const cancelBroadcast = endpoint({
  ...common,
  ...calls.cancelBroadcast,
  summary: "Cancel a scheduled notification before it's due",
  audit: { action: 'broadcasts.cancel' },
  params: idParams,
  response: broadcastDetail,
  errors: [errors.not_found, broadcastErrors.broadcast_wrong_state],
})

export const removeBroadcast = endpoint({
  ...common,
  ...calls.removeBroadcast,
  summary: 'Delete a draft or cancelled notification to stores',
  audit: { action: 'broadcasts.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found, broadcastErrors.broadcast_wrong_state],
})
