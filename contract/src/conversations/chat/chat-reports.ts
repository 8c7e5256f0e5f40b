import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bilingualText, idParams } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { chatErrors } from '../errors.ts'
import { reportReasons } from './chat-labels.ts'
import { reportLabels } from './chat-report-labels.ts'
import * as calls from './chat-reports.calls.ts'
import { chatSideKeys } from './chat-shapes.ts'
import { messageText } from './message-text.ts'
import { isFreeOfNote, needsNote, reportActionNames, reportStatusKeys } from './report-states.ts'

const reasonKeys = typedKeys(reportReasons)

/** A report of a conversation, with whom it is between. What was said in it is behind a call of its own, since each reading is recorded. */
const chatReport = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  /** The side that reported: the store or the shopper. */
  side: z.enum(chatSideKeys),
  reason: z.enum(reasonKeys),
  note: z.string().nullable(),
  status: z.enum(reportStatusKeys),
  created_at: z.iso.datetime(),
  store: z.object({ id: z.uuid(), name: bilingualText }),
  user: z.object({ id: z.uuid(), name: z.string().nullable(), deleted: z.boolean() }),
  /** The number of the last message there was when it was reported. */
  last_sequence: z.int(),
  blocked_by_store: z.boolean(),
  blocked_by_user: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  decision_note: z.string().nullable(),
})
export type ChatReport = z.output<typeof chatReport>

// Holders of users.index may read conversations and are notified of reports, so they decide them too.
const common = {
  tags: ['chat'],
  access: { audience: 'admin', permissions: ['users.index'] },
  owner: 'platform',
  labels: reportLabels,
} as const

const filters = {
  q: pageQuery.q,
  status: commaList(reportStatusKeys),
  reason: commaList(reasonKeys),
  side: commaList(chatSideKeys),
  sort: sortParam(['created_at'], '-created_at'),
}

export const listReports = endpoint({
  ...common,
  ...calls.listReports,
  summary: 'List conversations reported by a store or a customer. Search by the name of either',
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(chatReport),
})

export const exportReports = endpoint({
  ...common,
  ...calls.exportReports,
  summary: "Export filtered reports as a file. Messages aren't included",
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})

export const readReport = endpoint({
  ...common,
  ...calls.readReport,
  summary: 'Get a report of a conversation',
  params: idParams,
  response: chatReport,
  errors: [errors.not_found],
})

const note = z.string('required').overwrite(messageText).max(500)

/** The body of each action on a report. Later readers have to know what was done, so recording an action needs a note. */
export const reportActionBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(reportActionNames.filter(needsNote)), note: note.min(1, 'required') }),
  z.strictObject({ action: z.enum(reportActionNames.filter(isFreeOfNote)), note: note.nullable().default(null) }),
])

export type ReportActionInput = z.output<typeof reportActionBody>

export const actOnReport = endpoint({
  ...common,
  access: { audience: 'admin', permissions: ['users.update'] },
  ...calls.actOnReport,
  summary: 'Decide a report and notify the reporter, or reopen the report',
  audit: { action: 'chat-reports.act' },
  params: idParams,
  body: reportActionBody,
  response: chatReport,
  errors: [errors.not_found, chatErrors.report_wrong_state],
})
