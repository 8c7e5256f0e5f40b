import { expect, test } from 'vitest'
import { getSteps } from './order-steps.ts'

const at = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const order = {
  status: 'new',
  fulfilment: 'store_delivery',
  payment_method: 'cod',
  to_charge: 5000,
  placed_at: at(1),
  paid_at: null,
  accepted_at: null,
  shipped_at: null,
  delivered_at: null,
  cancelled_at: null,
  delivery_tries: 0,
  history: [{ at: at(1), to_status: 'new' }],
} as const
const shown = (changes: object) => getSteps({ ...order, ...changes }).map(({ name, state }) => `${name} ${state}`)

test('a cash order has no step for its payment, and waits for the store', () => {
  expect(shown({})).toEqual(['placed done', 'accepted next', 'ready coming', 'out coming', 'delivered coming'])
})

test('a transfer is a step of its own; an order that the wallet paid has none', () => {
  const transfer = { status: 'pending_payment', payment_method: 'bank_transfer', history: [] }
  expect(shown(transfer).slice(0, 3)).toEqual(['placed done', 'paid next', 'accepted coming'])
  expect(shown({ payment_method: 'wallet', to_charge: 0 })).not.toContain('paid next')
})

test('a parcel and a pick-up have steps of their own, each with its moment', () => {
  const ready = { status: 'ready', accepted_at: at(2), history: [{ at: at(3), to_status: 'ready' }] } as const
  expect(shown({ ...ready, fulfilment: 'pickup' })).toEqual(['placed done', 'accepted done', 'ready_pickup done', 'delivered_pickup next'])
  const shipped = getSteps({ ...order, ...ready, fulfilment: 'shipping_company', status: 'shipped', shipped_at: at(4) })
  expect(shipped.map(({ at: moment }) => moment)).toEqual([at(1), at(2), at(3), at(4), null])
})

test('an order that failed, came back or is to be cancelled stands there, and no step is promised that will not come', () => {
  const out = { at: at(4), to_status: 'out_for_delivery' } as const
  const failed = { status: 'delivery_failed', accepted_at: at(2), history: [out, { at: at(5), to_status: 'delivery_failed' }] } as const
  const start = ['placed done', 'accepted done', 'ready done', 'out done']
  expect(shown({ ...failed, delivery_tries: 1 })).toEqual([...start, 'delivery_failed now', 'delivered coming'])
  expect(getSteps({ ...order, ...failed }).find(({ name }) => name === 'delivery_failed')?.at).toBe(at(5))
  expect(shown({ ...failed, delivery_tries: 3 })).toEqual([...start, 'delivery_failed now'])
  const back = { ...failed, status: 'returned_to_store', history: [...failed.history, { at: at(6), to_status: 'returned_to_store' }] }
  expect(shown(back)).toEqual([...start, 'returned_to_store now'])
  const wish = { status: 'cancel_requested', accepted_at: at(2), history: [{ at: at(3), to_status: 'cancel_requested' }] }
  expect(shown(wish)).toEqual(['placed done', 'accepted done', 'cancel_requested now'])
})

test('a cancelled order ends with its cancellation, after the steps that it reached', () => {
  const steps = getSteps({ ...order, status: 'cancelled', accepted_at: at(2), cancelled_at: at(3) })
  expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual(['placed done', 'accepted done', 'cancelled ended'])
  expect(steps.at(-1)?.at).toBe(at(3))
})
