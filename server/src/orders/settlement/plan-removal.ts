import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { CancelledItems } from '@rahba/contract/orders/cancellations/cancellations.schemas'
import type { HistoryActor } from '../write-history.ts'
import { getDestinations } from './calculate-refund.ts'
import type { Facts } from './facts.ts'
import type { Plan } from './plan.ts'
import { planCancellationStep } from './plan-cancellation-step.ts'
import { planOpening } from './plan-opening.ts'

// A store takes items off an order in two steps, which one transaction applies: the refund is planned from the rows that the opening wrote.

/** The member of a store who takes items off its order. */
interface Removal {
  actor: HistoryActor & { type: 'store'; id: string }
  store_id: string
  locale: Locale
}

/** Plans the opening of the cancellation. Nobody is notified of it, because the refund that follows is announced. */
export function planRemoval(
  facts: Facts,
  { actor, store_id, locale }: Removal,
  items: Pick<CancelledItems, 'order_id' | 'lines' | 'refund_reason' | 'refund_reason_other'>,
): Plan {
  const original = getDestinations(facts.order.payment_method).includes('original')
  const plan = planOpening(facts, {
    ...items,
    actor,
    locale,
    fault: 'store',
    destination: original ? 'original' : 'wallet',
    iban_number: null,
    account_holder: null,
    note: null,
    problem_description: null,
    admin_note: null,
    attachments: [],
    files: { owner_type: 'store', owner_id: store_id },
  })
  return { ...plan, notices: [] }
}

/** Plans the refund of the opened cancellation. The shopper is notified once, with the reason. Throws `refund_preview_stale`. */
export function planRemovalRefund(
  facts: Facts,
  { actor, locale }: Removal,
  { id, version, refund_reason, refund_reason_other }: Facts['requests'][number]['row'],
  expected_amount: number,
): Plan {
  const note = refund_reason_other ?? inLocale(refundReasons[refund_reason], locale)
  const input = { action: 'accept' as const, note, expected_amount }
  const plan = planCancellationStep(facts, id, { actor, input, seen: version, files: null, locale })
  return {
    ...plan,
    notices: plan.notices.map((notice) =>
      notice.kind === 'cancellation_moved' ? { ...notice, by: 'store' as const, removed: true as const } : notice,
    ),
  }
}
