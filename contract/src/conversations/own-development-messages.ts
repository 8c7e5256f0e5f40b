import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { idParams } from '../kernel/shapes.ts'
import { messageErrors } from './contact-errors.ts'
import { developmentLabels } from './development-labels.ts'
import { developmentReplyBody, openDevelopmentBody, storeDevelopment, storeDevelopmentDetail } from './development-shapes.ts'
import { developmentStatusKeys } from './development-states.ts'
import * as calls from './own-development-messages.calls.ts'

// Every member may write to the platform and read the store's messages.
const ofStore = { tags: ['development-messages'], access: { audience: 'store' }, owner: 'store', labels: developmentLabels } as const
const filters = {
  q: pageQuery.q,
  status: commaList(developmentStatusKeys),
  sort: sortParam(['last_reply_at', 'created_at'], '-last_reply_at'),
}
const limits = [{ by: 'ip', points: 60, seconds: 3600 }] as const

export const listOwnDevelopments = endpoint({
  ...ofStore,
  ...calls.listOwnDevelopments,
  summary: "List the store's feature requests, latest activity first. Search by subject",
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(storeDevelopment),
})
export const exportOwnDevelopments = endpoint({
  ...ofStore,
  ...calls.exportOwnDevelopments,
  summary: "Export the store's filtered feature requests as a file",
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readOwnDevelopment = endpoint({
  ...ofStore,
  ...calls.readOwnDevelopment,
  summary: "Get one of the store's feature requests with all its messages",
  params: idParams,
  response: storeDevelopmentDetail,
  errors: [errors.not_found],
})
export const openDevelopment = endpoint({
  ...ofStore,
  ...calls.openDevelopment,
  summary: 'Send a feature request or complaint about the platform, with files',
  audit: { action: 'development-messages.open' },
  body: openDevelopmentBody,
  response: storeDevelopmentDetail,
  status: 201,
  limits,
})
export const answerDevelopment = endpoint({
  ...ofStore,
  ...calls.answerDevelopment,
  summary: 'Add a reply to a feature request. A closed one reopens',
  audit: { action: 'development-messages.answer' },
  params: idParams,
  body: developmentReplyBody,
  response: storeDevelopmentDetail,
  limits,
  errors: [errors.not_found, messageErrors.thread_full],
})
