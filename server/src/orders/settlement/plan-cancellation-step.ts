import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import type { OutsideAccount } from '@rahba/contract/money/ledger/ledger'
import type { CancellationActionInput } from '@rahba/contract/orders/cancellations/cancellation-action-body'
import { whyNotCancellation } from '@rahba/contract/orders/cancellations/cancellation-actions'
import { orderErrors } from '@rahba/contract/orders/errors'
import { cancellationPaid } from '../../money/ledger/order-postings.ts'
import { fail, failField } from '../../platform/errors.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import type { HistoryActor } from '../write-history.ts'
import { calculateRequest, netAmounts } from './calculate-refund.ts'
import { type CancellationFacts, type CancellationLineFacts, type Facts, findRequest, type RequestFacts } from './facts.ts'
import { bySystem, moveRequest } from './move-request.ts'
import { type CancellationPatch, joinPlans, type LinePatch, type Plan } from './plan.ts'
import { planRefund, type Refund } from './plan-refund.ts'

/** The same action without the version it was decided on. */
type Unversioned<Input> = Input extends unknown ? Omit<Input, 'version'> : never
export type CancellationChoice = Unversioned<CancellationActionInput>

export interface CancellationStep {
  actor: HistoryActor
  input: CancellationChoice
  /** The version the actor was shown; null if the step does not depend on what they saw. */
  seen: number | null
  /** The owner of the files that the step attaches. */
  files: FileOwner | null
  locale: Locale
}

/** Refuses a decision on a version or amount that the actor has not seen. The error names the current amount. */
function checkFresh(facts: Facts, request: RequestFacts, { input, seen }: CancellationStep): void {
  if (seen === null) return
  const { row } = request
  const { amount } = row.event ? row : calculateRequest(facts, netAmounts(facts), request)
  const isSameAmount = 'expected_amount' in input ? input.expected_amount === amount : true
  if (seen !== row.version || !isSameAmount) throw fail(orderErrors.refund_preview_stale, { amount: moneyTexts(amount) })
}

/** The account a person pays a refund from: one that the gateway refused is paid by transfer. */
const manualChannel = (row: CancellationFacts): OutsideAccount => (row.status === 'refund_failed' ? 'bank' : (row.outside ?? 'bank'))

/** The counts of returned goods by line: undamaged, damaged and missing units together are the quantity. */
function countLines(
  { lines }: RequestFacts,
  counted: Extract<CancellationChoice, { action: 'receive' }>['lines'],
): CancellationLineFacts[] {
  return lines.map((line) => {
    const at = counted.findIndex(({ order_line_id }) => order_line_id === line.order_line_id)
    const count = counted[at]
    const total = count ? count.received + count.damaged + count.missing : -1
    if (!count || total !== line.quantity)
      throw failField(`lines.${Math.max(at, 0)}.received`, orderErrors.inspection_wrong, { quantity: line.quantity })
    const { received, damaged, missing } = count
    return { ...line, received, damaged, missing }
  })
}

const getCounts = ({ id, received, damaged, missing, amount }: CancellationLineFacts): LinePatch => ({
  id,
  received,
  damaged,
  missing,
  amount,
})

/** Releases the units of a request that is not granted, so that they can be requested again. */
const release = ({ lines }: RequestFacts): Pick<Plan, 'units'> => ({
  units: lines.map(({ order_line_id, quantity }) => ({ order_line_id, cancelled: -quantity, refunded: 0 })),
})

interface Acting {
  facts: Facts
  request: RequestFacts
  step: CancellationStep
}

/** The step itself as a move. Its note goes to the history; `admin_note` keeps what was written when the request was opened or edited. */
const getMove = ({ actor, input }: CancellationStep) => ({ action: input.action, actor, note: input.note })

/** The step alone; nothing follows it. */
const moveOnly = ({ facts, request, step }: Acting, changes: CancellationPatch = {}, lines: readonly LinePatch[] = []): Partial<Plan> =>
  moveRequest(facts, request, [getMove(step)], changes, lines)

/** The refund that follows from a decision at once. */
function refundAfter({ facts, request, step }: Acting, overrides: Partial<Refund> = {}): Plan {
  const { actor, input, locale } = step
  return planRefund(facts, {
    request,
    actor,
    note: input.note,
    amount_final: null,
    moves: [getMove(step)],
    settled_by: bySystem('start_refund'),
    changes: {},
    locale,
    ...overrides,
  })
}

/** Plans what follows a granted request: a return awaits its goods, a cancellation is refunded. */
function grant(acting: Acting, goods_back: boolean, amount_final: number | null): Plan {
  const { facts, request, step } = acting
  const changes: CancellationPatch = step.input.action === 'approve' ? { goods_back } : {}
  if (request.row.kind === 'return' && goods_back)
    return joinPlans(moveRequest(facts, request, [getMove(step), bySystem('await_goods')], changes))
  return refundAfter(acting, { request: { ...request, row: { ...request.row, goods_back } }, amount_final, changes })
}

function receive(acting: Acting, { lines }: Extract<CancellationChoice, { action: 'receive' }>): Plan {
  const counted = countLines(acting.request, lines)
  // If no goods are damaged or missing, nothing remains to decide.
  const isComplete = counted.every(({ damaged, missing }) => damaged + missing === 0)
  if (isComplete) return refundAfter(acting, { request: { ...acting.request, lines: counted } })
  return joinPlans(moveOnly(acting, {}, counted.map(getCounts)))
}

/** A pending refund was paid: by the gateway, which names its charge, or by an administrator with the transfer's receipt. */
function pay(acting: Acting, { reference, receipt }: Extract<CancellationChoice, { action: 'pay' }>): Plan {
  const { facts, request, step } = acting
  const { row } = request
  const { actor, files } = step
  const isByGateway = actor.type === 'system'
  const outside = isByGateway ? 'psp_clearing' : manualChannel(row)
  if (!isByGateway && outside === 'bank' && !receipt) throw failField('receipt', orderErrors.refund_receipt_needed)
  const { order } = netAmounts(facts)
  return joinPlans(moveOnly(acting, { reference, ...(!isByGateway && { outside, receipt }) }), {
    files: files && { owner: files, purpose: 'slip', fields: { receipt } },
    gateway: !isByGateway && row.outside === 'psp_clearing' ? [{ kind: 'drop', cancellation_id: row.id }] : [],
    postings: [cancellationPaid(order, row.id, outside, row.to_outside ?? 0, { actor, note: reference })],
  })
}

function getPlan(acting: Acting): Plan {
  const { request, step } = acting
  const { input } = step
  const { row } = request
  switch (input.action) {
    case 'accept':
      return grant(acting, row.goods_back, null)
    case 'approve':
      return grant(acting, row.kind === 'return' && input.goods_back, input.amount_final)
    case 'dispute': {
      const fields = Object.fromEntries(input.papers.map((id, index) => [`papers.${index}`, id]))
      return joinPlans(moveOnly(acting, { decision_note: input.note, store_papers: input.papers }), {
        files: step.files && { owner: step.files, purpose: 'paper', fields },
      })
    }
    case 'receive':
      return receive(acting, input)
    case 'start_refund':
      return refundAfter(acting, { moves: [], settled_by: getMove(step), amount_final: input.amount_final })
    case 'pay':
      return pay(acting, input)
    case 'retry': {
      const { to_outside, outside } = row
      const amount = outside === 'psp_clearing' ? (to_outside ?? 0) : 0
      return joinPlans(moveOnly(acting), { gateway: amount > 0 ? [{ kind: 'queue', cancellation_id: row.id, amount }] : [] })
    }
    case 'reject':
      return joinPlans(release(request), moveOnly(acting, { decision_note: input.note }))
    case 'withdraw':
      return joinPlans(release(request), moveOnly(acting))
    default:
      return joinPlans(moveOnly(acting))
  }
}

/**
 * Plans the changes of a step along the table of cancellations. It is pure and reads only the facts. Throws `cancellation_wrong_state` and
 * `refund_preview_stale` when somebody was faster.
 */
export function planCancellationStep(facts: Facts, id: string, step: CancellationStep): Plan {
  const request = findRequest(facts, id)
  const { actor, input, locale } = step
  const why = whyNotCancellation(input.action, request.row, actor.type)
  if (why) throw fail(orderErrors.cancellation_wrong_state, { why: why[locale] })
  checkFresh(facts, request, step)
  return getPlan({ facts, request, step })
}
