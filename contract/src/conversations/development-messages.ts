import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { daySchema, idParams, requiredText } from '../kernel/shapes.ts'
import { messageErrors } from './contact-errors.ts'
import { developmentLabels, developmentMax } from './development-labels.ts'
import * as calls from './development-messages.calls.ts'
import { developmentDetail, developmentReplyBody, developmentRow } from './development-shapes.ts'
import { adminDevelopmentActions, developmentStatusKeys } from './development-states.ts'

// The specification has one key for both: who may read a message may answer it.
const reading = {
  tags: ['development-messages'],
  access: { audience: 'admin', permissions: ['developMessages.index'] },
  owner: 'platform',
  labels: developmentLabels,
} as const

const filters = {
  q: pageQuery.q,
  status: commaList(developmentStatusKeys),
  store_id: z.uuid('uuid').optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: sortParam(['last_reply_at', 'created_at'], '-last_reply_at'),
}

export const listDevelopments = endpoint({
  ...reading,
  ...calls.listDevelopments,
  summary: 'List feature requests from stores. Search by subject and store',
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(developmentRow),
})
export const exportDevelopments = endpoint({
  ...reading,
  ...calls.exportDevelopments,
  summary: 'Export filtered feature requests as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readDevelopment = endpoint({
  ...reading,
  ...calls.readDevelopment,
  summary: 'Get a feature request with all its messages',
  params: idParams,
  response: developmentDetail,
  errors: [errors.not_found],
})
export const downloadDevelopmentFile = endpoint({
  ...reading,
  name: 'downloadDevelopmentFile',
  method: 'GET',
  path: '/admin/development-messages/{id}/files/{file}',
  summary: 'Download a file attached to a feature request',
  params: z.object({ id: z.uuid('uuid'), file: z.uuid('uuid') }),
  raw: 'download',
  response: null,
  status: 200,
  errors: [errors.not_found],
})

/** The body of each step with a store's message: only the reply has a text and files. */
export const developmentActionBody = z.discriminatedUnion('action', [
  developmentReplyBody.extend({ action: z.literal('reply'), message: requiredText({ min: 2, max: developmentMax.text }) }),
  z.strictObject({ action: z.enum(adminDevelopmentActions).exclude(['reply']) }),
])
export type DevelopmentActionInput = z.output<typeof developmentActionBody>
export const actOnDevelopment = endpoint({
  ...reading,
  ...calls.actOnDevelopment,
  summary: 'Open, reply to with files, close or reopen a feature request',
  audit: { action: 'development-messages.act' },
  params: idParams,
  body: developmentActionBody,
  response: developmentDetail,
  errors: [errors.not_found, messageErrors.message_wrong_state, messageErrors.thread_full],
})
