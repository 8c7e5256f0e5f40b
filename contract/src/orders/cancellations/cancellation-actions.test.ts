import { describe, expect, it } from 'vitest'
import { typedKeys } from '../../kernel/typed-keys.ts'
import {
  type CancellationAction,
  cancellationActionNames,
  cancellationActions,
  cancellationActionsNow,
  whyNotCancellation,
} from './cancellation-actions.ts'
import {
  type CancellationKind,
  type CancellationStatus,
  cancellationStatuses,
  cancellationStatusLabel,
  cancellationTabs,
  finalCancellations,
} from './cancellation-states.ts'

const row = (status: CancellationStatus, kind: CancellationKind = 'return', escalated_at: string | null = null) => ({
  status,
  kind,
  escalated_at,
})
const statuses = typedKeys(cancellationStatuses)

it('describes cancelled unpaid items as a cancellation, not as a rejection', () => {
  expect(cancellationStatusLabel({ status: 'closed', cancelled_unpaid: true })).toEqual({ ar: 'أُلغيت المنتجات', en: 'Items cancelled' })
  for (const status of statuses) expect(cancellationStatusLabel({ status, cancelled_unpaid: false })).toBe(cancellationStatuses[status])
})

describe('the table of cancellations', () => {
  it('leads from every open state to a settled one, and from a settled one nowhere', () => {
    for (const status of statuses) {
      const reached = new Set<CancellationStatus>([status])
      for (const from of reached)
        for (const name of cancellationActionNames) {
          const action: CancellationAction = cancellationActions[name]
          if (action.from.includes(from)) reached.add(action.to)
        }
      if (finalCancellations.some((settled) => settled === status)) expect([...reached]).toEqual([status])
      else
        expect(
          finalCancellations.some((settled) => reached.has(settled)),
          status,
        ).toBe(true)
    }
  })
  it('puts every state in one tab', () => expect(Object.values(cancellationTabs).flat().toSorted()).toEqual(statuses.toSorted()))
  it('lets a store answer and inspect, but not pay', () => {
    expect(cancellationActionsNow(row('requested'), 'store')).toEqual(['accept', 'dispute'])
    expect(cancellationActionsNow(row('awaiting_goods'), 'store')).toEqual(['receive'])
    for (const status of ['disputed', 'received', 'refund_pending'] as const)
      expect(cancellationActionsNow(row(status), 'store')).toEqual([])
  })
  it('takes the answer away from a store that missed its deadline', () => {
    expect(cancellationActionsNow(row('requested', 'cancel', '2026-11-20T00:00:00Z'), 'store')).toEqual([])
    expect(cancellationActionsNow(row('requested', 'cancel', '2026-11-20T00:00:00Z'), 'admin')).toEqual(['approve', 'reject'])
  })
  it('expects no goods back for a cancellation', () =>
    expect(whyNotCancellation('await_goods', row('accepted', 'cancel'), 'system')).not.toBeNull())
  it('lets the shopper only withdraw', () => {
    expect(cancellationActionsNow(row('disputed'), 'user')).toEqual(['withdraw'])
    expect(cancellationActionsNow(row('received'), 'user')).toEqual([])
  })
})
