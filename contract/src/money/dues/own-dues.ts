import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { idParams } from '../../kernel/shapes.ts'
import { moneyErrors } from '../errors.ts'
import { dueLabels } from './due-labels.ts'
import { dueLineLabels, settledPart, storeDue, storeDueDetail, storeDueLine } from './due-shapes.ts'
import { dueStatusKeys } from './due-states.ts'
import * as calls from './own-dues.calls.ts'
import { claimDueBody } from './own-dues.schemas.ts'

const ofStore = { tags: ['dues'], access: { audience: 'store', permissions: ['wallet'] }, owner: 'store', labels: dueLabels } as const

const filters = { q: pageQuery.q, status: commaList(dueStatusKeys), sort: sortParam(['created_at', 'amount', 'due_on'], '-created_at') }
export const listOwnDues = endpoint({
  ...ofStore,
  ...calls.listOwnDues,
  summary: "List the store's dues statements, newest first",
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(storeDue),
})
export const exportOwnDues = endpoint({
  ...ofStore,
  ...calls.exportOwnDues,
  summary: "Export the store's filtered dues statements as a file",
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const dueTerms = endpoint({
  ...ofStore,
  ...calls.dueTerms,
  summary: "Get the store's payable, unbilled and available amounts, and the accounts for transfers",
  response: z.object({
    /** Left of the open statements. */
    billed: z.int(),
    /** The overdue part of it. */
    overdue: z.int(),
    unbilled: z.int(),
    available: z.int(),
    accounts: z.array(
      z.object({ id: z.uuid(), bank: z.string(), holder: z.string(), account_number: z.string(), iban_number: z.string() }),
    ),
  }),
})
export const readOwnDue = endpoint({
  ...ofStore,
  ...calls.readOwnDue,
  summary: "Get one of the store's dues statements with its settlements",
  params: idParams,
  response: storeDueDetail,
  errors: [errors.not_found],
})
const lineSort = sortParam(['posted_at', 'amount'], '-posted_at')
export const listOwnDueLines = endpoint({
  ...ofStore,
  labels: dueLineLabels,
  ...calls.listOwnDueLines,
  summary: 'List the orders on a dues statement',
  params: idParams,
  query: z.object({ ...pageQuery, sort: lineSort }),
  response: pageSchema(storeDueLine),
  errors: [errors.not_found],
})
export const exportOwnDueLines = endpoint({
  ...ofStore,
  labels: dueLineLabels,
  ...calls.exportOwnDueLines,
  summary: 'Export the orders on a dues statement as a file',
  params: idParams,
  query: z.object({ q: pageQuery.q, sort: lineSort, format: exportFormat }),
  response: null,
  raw: 'download',
  errors: [errors.not_found],
})
export const claimDue = endpoint({
  ...ofStore,
  ...calls.claimDue,
  summary: 'Report a transfer that pays a dues statement in full or in part. An admin confirms it once it arrives',
  audit: { action: 'dues.claim' },
  params: idParams,
  body: claimDueBody,
  response: storeDueDetail,
  errors: [errors.not_found, moneyErrors.due_wrong_state, moneyErrors.due_too_much],
})
export const offsetOwnDue = endpoint({
  ...ofStore,
  ...calls.offsetOwnDue,
  summary: 'Pay a dues statement in full or in part from the available balance',
  audit: { action: 'dues.offset' },
  params: idParams,
  body: z.strictObject({ amount: settledPart }),
  response: storeDueDetail,
  errors: [
    errors.not_found,
    moneyErrors.due_wrong_state,
    moneyErrors.due_too_much,
    moneyErrors.nothing_to_offset,
    moneyErrors.balance_too_low,
  ],
})
