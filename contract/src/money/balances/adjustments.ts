import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bilingualText, idParams, requiredText } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { moneyErrors } from '../errors.ts'
import { secondReasonKeys } from '../second-approval.ts'
import { adjustmentStatuses } from './adjustment-states.ts'
import * as calls from './adjustments.calls.ts'
import { adjustmentDirections, balanceKinds, balanceLabels } from './balance-kinds.ts'

export const adjustmentStatusKeys = typedKeys(adjustmentStatuses)

const adjustmentRow = z.object({
  id: z.uuid(),
  kind: z.enum(typedKeys(balanceKinds)),
  /** The store's or the shopper's. */
  owner_id: z.uuid(),
  name: bilingualText.nullable(),
  phone: z.string().nullable(),
  direction: z.enum(typedKeys(adjustmentDirections)),
  amount: z.int(),
  reason: z.string(),
  /** The reason it needs a second administrator. */
  second_reason: z.enum(secondReasonKeys),
  status: z.enum(adjustmentStatusKeys),
  requested_by: z.string(),
  /** The reader asked for it: another has to approve it. */
  own: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** The reason of the rejection. */
  decision_note: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type Adjustment = z.output<typeof adjustmentRow>

const shared = { tags: ['wallets'], owner: 'platform', labels: balanceLabels } as const
const { q: _q, ...paging } = pageQuery

export const listAdjustments = endpoint({
  ...shared,
  ...calls.listAdjustments,
  summary: 'List wallet adjustments that need two admins, newest first',
  access: { audience: 'admin', permissions: ['walletsControll.index'] },
  query: z.object({
    ...paging,
    status: commaList(adjustmentStatusKeys),
    owner_id: z.uuid('uuid').optional(),
    sort: sortParam(['created_at'], '-created_at'),
  }),
  response: pageSchema(adjustmentRow),
})

const decideAdjustmentBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('approve') }),
  z.strictObject({ action: z.literal('reject'), reason: requiredText({ min: 3, max: 300 }) }),
])
export type AdjustmentDecision = z.output<typeof decideAdjustmentBody>

export const decideAdjustment = endpoint({
  ...shared,
  ...calls.decideAdjustment,
  step_up: true,
  summary: "Approve another admin's adjustment, or reject it with a reason. The requester can only take it back",
  access: { audience: 'admin', permissions: ['walletsControll.update'] },
  audit: { action: 'wallets.decide_adjustment' },
  params: idParams,
  body: decideAdjustmentBody,
  response: adjustmentRow,
  errors: [
    errors.not_found,
    moneyErrors.adjustment_decided,
    moneyErrors.adjustment_needs_another,
    moneyErrors.own_store,
    moneyErrors.own_wallet,
    moneyErrors.wallet_too_low,
    moneyErrors.balance_too_low,
  ],
})
