import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { daySchema, idParams } from '../../kernel/shapes.ts'
import { moneyErrors } from '../errors.ts'
import { dueLabels } from './due-labels.ts'
import { dueDetail, dueLine, dueLineDetail, dueLineLabels, dueRow, unbilledDues } from './due-shapes.ts'
import { dueLineStateKeys, dueStatusKeys } from './due-states.ts'
import * as calls from './dues.calls.ts'
import { dueActionBody, editDueBody, raiseDueBody } from './dues.schemas.ts'

const reading = {
  tags: ['dues'],
  access: { audience: 'admin', permissions: ['dues.index'] },
  owner: 'platform',
  labels: dueLabels,
} as const
const changing = { ...reading, access: { audience: 'admin', permissions: ['dues.update'] } } as const
const raising = { ...reading, access: { audience: 'admin', permissions: ['dues.create'] } } as const

const filters = {
  q: pageQuery.q,
  status: commaList(dueStatusKeys),
  store_id: z.uuid('uuid').optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: sortParam(['created_at', 'amount', 'due_on'], '-created_at'),
}

// Holders of faqs.index read the two lists too (docs/decisions/permission-keys.md); neither shows bank data.
const listing = { access: { audience: 'admin', permissions: ['dues.index', 'faqs.index'] } } as const

export const listDues = endpoint({
  ...reading,
  ...listing,
  ...calls.listDues,
  summary: "List statements of stores' dues to the platform. Search by number or store",
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(dueRow),
})
export const exportDues = endpoint({
  ...reading,
  ...calls.exportDues,
  summary: 'Export filtered dues statements as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readUnbilled = endpoint({
  ...raising,
  ...calls.readUnbilled,
  summary: "Get a store's dues that aren't on a statement yet",
  query: z.object({ store_id: z.uuid('uuid') }),
  response: unbilledDues,
  errors: [errors.not_found],
})
export const readDue = endpoint({
  ...reading,
  ...calls.readDue,
  summary: 'Get a dues statement with its settlements',
  params: idParams,
  response: dueDetail,
  errors: [errors.not_found],
})
export const raiseDue = endpoint({
  ...raising,
  ...calls.raiseDue,
  // what the store has available is taken at once
  step_up: true,
  summary: "Bill a store now for all dues that aren't on a statement yet. Its available balance is used first",
  audit: { action: 'dues.raise' },
  body: raiseDueBody,
  response: dueDetail,
  status: 201,
  errors: [errors.not_found, moneyErrors.own_store, moneyErrors.nothing_to_bill],
})
export const editDue = endpoint({
  ...changing,
  ...calls.editDue,
  summary: "Update the due date or note of a dues statement that isn't fully settled",
  audit: { action: 'dues.update' },
  params: idParams,
  body: editDueBody,
  response: dueDetail,
  errors: [errors.not_found, errors.stale_record, moneyErrors.own_store, moneyErrors.due_wrong_state],
})
export const actOnDue = endpoint({
  ...changing,
  ...calls.actOnDue,
  step_up: true,
  summary:
    'Act on a dues statement: confirm a transfer, return its slip, deduct from the available balance, or waive. Above the limit, two admins must waive',
  audit: { action: 'dues.act' },
  params: idParams,
  body: dueActionBody,
  response: dueDetail,
  errors: [
    errors.not_found,
    moneyErrors.due_wrong_state,
    moneyErrors.due_too_much,
    moneyErrors.due_needs_another,
    moneyErrors.own_store,
    moneyErrors.nothing_to_offset,
    moneyErrors.balance_too_low,
  ],
})

const lineReading = { ...reading, labels: dueLineLabels } as const
const lineFilters = {
  /** The number of an order, or the name of a store. */
  q: pageQuery.q,
  state: commaList(dueLineStateKeys),
  store_id: z.uuid('uuid').optional(),
  due_id: z.uuid('uuid').optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: sortParam(['posted_at', 'amount'], '-posted_at'),
}
export const listDueLines = endpoint({
  ...lineReading,
  ...listing,
  ...calls.listDueLines,
  summary: "List dues lines, billed or not. Each line is the part of one order in a store's dues",
  query: z.object({ ...pageQuery, ...lineFilters }),
  response: pageSchema(dueLine),
})
export const exportDueLines = endpoint({
  ...lineReading,
  ...calls.exportDueLines,
  summary: 'Export filtered dues lines as a file',
  query: z.object({ ...lineFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readDueLine = endpoint({
  ...lineReading,
  ...calls.readDueLine,
  summary: 'Get a dues line with the details of its calculation',
  params: idParams,
  response: dueLineDetail,
  errors: [errors.not_found],
})
