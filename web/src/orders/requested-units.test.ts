import { expect, test } from 'vitest'
import { getRemovedKind, getRequestedUnits } from './requested-units.ts'

type Request = Parameters<typeof getRequestedUnits>[0]['cancellations'][number]
const request = (kind: Request['kind'], status: Request['status'], quantity = 1): Request => ({
  kind,
  status,
  cancelled_unpaid: false,
  lines: [{ order_line_id: 'a', quantity }],
})
const line = { id: 'a', cancelled_quantity: 2, refunded_quantity: 1 }

test('distinguishes the cancelled piece and the one to return during a return', () => {
  const order = { cancellations: [request('cancel', 'refunded'), request('return', 'awaiting_goods')] }
  expect(getRequestedUnits(order, line, 'pending')).toEqual([{ kind: 'return', units: 1 }])
  expect(getRequestedUnits(order, line, 'done')).toEqual([{ kind: 'cancel', units: 1 }])
  expect(getRemovedKind(order)).toBe('cancel')
})

test('ignores a withdrawn or rejected request, and counts the pieces of an unpaid one', () => {
  const dropped = [request('return', 'rejected'), request('return', 'closed')]
  const unpaid = { ...request('cancel', 'closed', 2), cancelled_unpaid: true }
  const order = { cancellations: [...dropped, unpaid] }
  const gone = { ...line, refunded_quantity: 2 }
  expect(getRequestedUnits(order, gone, 'pending')).toEqual([])
  expect(getRequestedUnits(order, gone, 'done')).toEqual([{ kind: 'cancel', units: 2 }])
})

test('names pieces of each kind, and both together if the requests do not add up', () => {
  const order = { cancellations: [request('cancel', 'refunded'), request('return', 'refund_pending')] }
  const gone = { ...line, refunded_quantity: 2 }
  expect(getRequestedUnits(order, gone, 'done')).toEqual([
    { kind: 'cancel', units: 1 },
    { kind: 'return', units: 1 },
  ])
  expect(getRequestedUnits(order, { ...gone, refunded_quantity: 1 }, 'done')).toEqual([{ kind: 'both', units: 1 }])
  expect(getRequestedUnits(order, { ...line, id: 'b', refunded_quantity: 0 }, 'done')).toEqual([])
})
