import type { CancellationActionName } from '@rahba/contract/orders/cancellations/cancellation-actions'
import type { RefundPreview, WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import type { TextOf } from '../../text/parts.ts'

type DecidedRow = Pick<WholeCancellation, 'kind'> & { preview: Pick<RefundPreview, 'amount' | 'uncollected'> | null }

/** Returns the effect of a step of a cancellation or return, for its dialog: an unpaid amount isn't paid back. */
export function getEffect(action: CancellationActionName, row: DecidedRow, t: Pick<TextOf<'cancellations'>['actions'], 'effect'>): string {
  const { effect } = t
  const nothingPaid = row.preview !== null && row.preview.uncollected === row.preview.amount
  if (row.kind === 'cancel' && nothingPaid && (action === 'accept' || action === 'approve')) return effect.cancelUnpaid
  if (action === 'accept') return row.kind === 'cancel' ? effect.acceptCancel : effect.acceptReturn
  if (action === 'approve') return row.kind === 'cancel' ? effect.approveCancel : effect.approveReturn
  return effect[action as 'dispute' | 'receive' | 'start_refund' | 'pay' | 'fail' | 'retry' | 'reject']
}
