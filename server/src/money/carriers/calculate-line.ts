import { type CashSettled, sumCleared } from '../ledger/carrier-events.ts'
import type { RemittanceLineRecord, RemittanceRecord } from './table.ts'

type Line = Pick<RemittanceLineRecord, 'kind' | 'decision' | 'collected' | 'fee' | 'expected'>

/**
 * Returns what a line, as matched and decided, settles of its order's cash, or null if it settles nothing: it is ignored, or its money stays as the
 * carrier's credit. Cash that was booked as the store's and did not arrive is still owed.
 */
export function calculateLine(line: Line, fee_by: RemittanceRecord['fee_by']): CashSettled | null {
  const { kind, decision, collected, fee } = line
  const rest = line.expected ?? 0
  const settles =
    kind === 'matched' ||
    kind === 'short' ||
    kind === 'over' ||
    kind === 'missing' ||
    (kind === 'other_carrier' && decision === 'accept') ||
    decision === 'carrier_collected'
  if (!settles) return null
  const arrived = Math.min(collected, rest)
  const short = rest - arrived
  return {
    arrived,
    platform: decision === 'platform_bears' ? short : 0,
    store: decision === 'store_bears' ? short : 0,
    credit: decision === 'from_credit' ? short : 0,
    fee,
    fee_by,
    over: collected - arrived,
    over_to: decision === 'platform_keeps' ? 'platform' : 'carrier',
  }
}

/** The totals of the lines in halalas: `expected_total` is the expected transfer, `cleared` the amount that the carrier no longer owes. */
export function getTotals(
  lines: readonly Line[],
  fee_by: RemittanceRecord['fee_by'],
): { expected_total: number; fees: number; cleared: number } {
  const totals = { expected_total: 0, fees: 0, cleared: 0 }
  for (const line of lines) {
    const settled = calculateLine(line, fee_by)
    const credit = !settled && line.decision === 'carrier_credit'
    if (!settled && !credit) continue
    totals.fees += line.fee
    totals.expected_total += line.collected - line.fee
    if (settled) totals.cleared += line.decision === 'store_has_it' ? (line.expected ?? 0) : sumCleared(settled)
  }
  return totals
}
