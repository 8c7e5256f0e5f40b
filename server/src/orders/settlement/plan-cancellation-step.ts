import type { Locale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import type { CancellationActionInput } from '@rahba/contract/orders/cancellation-action-body'
import { whyNotCancellation } from '@rahba/contract/orders/cancellation-actions'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { Outside } from '../../money/ledger/events.ts'
import { cancellationPaid } from '../../money/ledger/order-postings.ts'
import { fail, failField } from '../../platform/errors.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import type { HistoryActor } from '../history.ts'
import type { CancellationFacts, CancellationLineFacts, Facts, RequestFacts } from './facts.ts'
import { bySystem, moveRequest } from './move-request.ts'
import { type CancellationPatch, joinPlans, type LinePatch, type Plan } from './plan.ts'
import { planRefund, type Refund } from './plan-refund.ts'
import { reckonRequest } from './reckon-refund.ts'
import { requestIn } from './request-in.ts'
import { standingOf } from './standing.ts'

/** The same action without the version it was decided on. */
type Unversioned<Input> = Input extends unknown ? Omit<Input, 'version'> : never
export type CancellationChoice = Unversioned<CancellationActionInput>

export interface CancellationStep {
  actor: HistoryActor
  input: CancellationChoice
  /** The version the actor was shown; null where the step hangs on nothing they saw. */
  seen: number | null
  /** Whose files the step takes in. */
  files: FileOwner | null
  locale: Locale
}

/** Refuses an actor who decides on what they have not seen: another version, or another amount. The answer names the amount as it is now. */
function checkFresh(facts: Facts, request: RequestFacts, { input, seen }: CancellationStep): void {
  if (seen === null) return
  const { row } = request
  const { amount } = row.event ? row : reckonRequest(facts, standingOf(facts), request)
  const same = 'expected_amount' in input ? input.expected_amount === amount : true
  if (seen !== row.version || !same) throw fail(orderErrors.refund_preview_stale, { amount: formatAmount(amount) })
}

/** A refund to a card that the gateway refused is paid by transfer, if it is paid by a person. */
const paidByHandFrom = (row: CancellationFacts): Outside => (row.status === 'refund_failed' ? 'bank' : (row.outside ?? 'bank'))

/** What came back, line by line: sound, damaged and missing are the quantity. */
function countLines(
  { lines: taken }: RequestFacts,
  counted: Extract<CancellationChoice, { action: 'receive' }>['lines'],
): CancellationLineFacts[] {
  return taken.map((line) => {
    const at = counted.findIndex(({ order_line_id }) => order_line_id === line.order_line_id)
    const found = counted[at]
    const all = found ? found.received + found.damaged + found.missing : -1
    if (!found || all !== line.quantity)
      throw failField(`lines.${Math.max(at, 0)}.received`, orderErrors.inspection_wrong, { quantity: line.quantity })
    const { received, damaged, missing } = found
    return { ...line, received, damaged, missing }
  })
}

const countsOf = ({ id, received, damaged, missing, amount }: CancellationLineFacts): LinePatch => ({
  id,
  received,
  damaged,
  missing,
  amount,
})

/** Lets units be asked for again that are not going back after all. */
const release = ({ lines }: RequestFacts): Pick<Plan, 'units'> => ({
  units: lines.map(({ order_line_id, quantity }) => ({ order_line_id, cancelled: -quantity, refunded: 0 })),
})

interface Acting {
  facts: Facts
  request: RequestFacts
  step: CancellationStep
}

/** The step itself as a line of the table. The note of each is kept in the history; `admin_note` stays what was written when it was opened or edited. */
const moveOf = ({ actor, input }: CancellationStep) => ({ action: input.action, actor, note: input.note })

/** The step alone, and nothing follows. */
const stay = ({ facts, request, step }: Acting, changes: CancellationPatch = {}, lines: readonly LinePatch[] = []): Partial<Plan> =>
  moveRequest(facts, request, [moveOf(step)], changes, lines)

/** The refund that follows from a decision at once. */
function refundAfter({ facts, request, step }: Acting, given: Partial<Refund> = {}): Plan {
  const { actor, input, locale } = step
  return planRefund(facts, {
    request,
    actor,
    note: input.note,
    amount_final: null,
    moves: [moveOf(step)],
    settled_by: bySystem('start_refund'),
    changes: {},
    locale,
    ...given,
  })
}

/** What follows an answer at once: goods are awaited of a return, a cancellation is refunded. */
function granted(acting: Acting, goods_back: boolean, amount_final: number | null): Plan {
  const { facts, request, step } = acting
  const changes: CancellationPatch = step.input.action === 'approve' ? { goods_back } : {}
  if (request.row.kind === 'return' && goods_back)
    return joinPlans(moveRequest(facts, request, [moveOf(step), bySystem('await_goods')], changes))
  return refundAfter(acting, { request: { ...request, row: { ...request.row, goods_back } }, amount_final, changes })
}

function received(acting: Acting, { lines }: Extract<CancellationChoice, { action: 'receive' }>): Plan {
  const counted = countLines(acting.request, lines)
  // nothing is left to decide of goods that came back as they left
  const sound = counted.every(({ damaged, missing }) => damaged + missing === 0)
  if (sound) return refundAfter(acting, { request: { ...acting.request, lines: counted } })
  return joinPlans(stay(acting, {}, counted.map(countsOf)))
}

/** What waited for a transfer has been paid: by the gateway, which names its charge, or by an administrator with the transfer's receipt. */
function paid(acting: Acting, { reference, receipt }: Extract<CancellationChoice, { action: 'pay' }>): Plan {
  const { facts, request, step } = acting
  const { row } = request
  const { actor, files } = step
  const byGateway = actor.type === 'system'
  const outside = byGateway ? 'psp_clearing' : paidByHandFrom(row)
  if (!byGateway && outside === 'bank' && !receipt) throw failField('receipt', orderErrors.refund_receipt_needed)
  const { order } = standingOf(facts)
  return joinPlans(stay(acting, { reference, ...(!byGateway && { outside, receipt }) }), {
    files: files && { owner: files, purpose: 'slip', fields: { receipt } },
    gateway: !byGateway && row.outside === 'psp_clearing' ? [{ kind: 'drop', cancellation_id: row.id }] : [],
    postings: [cancellationPaid(order, row.id, outside, row.to_outside ?? 0, { actor, note: reference })],
  })
}

function planOf(acting: Acting): Plan {
  const { request, step } = acting
  const { input } = step
  const { row } = request
  switch (input.action) {
    case 'accept':
      return granted(acting, row.goods_back, null)
    case 'approve':
      return granted(acting, row.kind === 'return' && input.goods_back, input.amount_final)
    case 'dispute': {
      const fields = Object.fromEntries(input.papers.map((id, index) => [`papers.${index}`, id]))
      return joinPlans(stay(acting, { decision_note: input.note, store_papers: input.papers }), {
        files: step.files && { owner: step.files, purpose: 'paper', fields },
      })
    }
    case 'receive':
      return received(acting, input)
    case 'start_refund':
      return refundAfter(acting, { moves: [], settled_by: moveOf(step), amount_final: input.amount_final })
    case 'pay':
      return paid(acting, input)
    case 'retry': {
      const { to_outside, outside } = row
      const asked = outside === 'psp_clearing' && to_outside
      return joinPlans(stay(acting), { gateway: asked ? [{ kind: 'ask', cancellation_id: row.id, amount: to_outside }] : [] })
    }
    case 'reject':
      return joinPlans(release(request), stay(acting, { decision_note: input.note }))
    case 'withdraw':
      return joinPlans(release(request), stay(acting))
    default:
      return joinPlans(stay(acting))
  }
}

/**
 * What a step along the table of cancellations changes. Pure: it reads the facts alone. Throws `cancellation_wrong_state` and `refund_preview_stale`
 * when somebody was faster.
 */
export function planCancellationStep(facts: Facts, id: string, step: CancellationStep): Plan {
  const request = requestIn(facts, id)
  const { actor, input, locale } = step
  const why = whyNotCancellation(input.action, request.row, actor.type)
  if (why) throw fail(orderErrors.cancellation_wrong_state, { why: why[locale] })
  checkFresh(facts, request, step)
  return planOf({ facts, request, step })
}
