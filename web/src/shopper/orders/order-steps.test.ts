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
  payments: [],
  lines: [{ quantity: 1, cancelled_quantity: 0, refunded_quantity: 0 }],
  cancellations: [],
} as const
const shown = (changes: object) =>
  getSteps({ ...order, ...changes }).map(({ name, state, doing }) => [name, state, doing].filter(Boolean).join(' '))

test('a cash order has no step for its payment, and waits for the store', () => {
  expect(shown({})).toEqual(['placed done', 'accepted now accepting', 'ready next', 'out coming', 'delivered coming'])
})

test('a transfer is a step, and an order that the wallet paid has none', () => {
  const transfer = { status: 'pending_payment', payment_method: 'bank_transfer', history: [] }
  expect(shown(transfer).slice(0, 3)).toEqual(['placed done', 'paid now paying', 'accepted next'])
  const sent = { ...transfer, payments: [{ status: 'pending', declined_at: null }] }
  expect(shown(sent)[1]).toBe('paid now checking')
  expect(shown({ payment_method: 'wallet', to_charge: 0 }).join()).not.toContain('paid')
})

test('a parcel and a pickup have their own steps, each with its time', () => {
  const ready = { status: 'ready', accepted_at: at(2), history: [{ at: at(3), to_status: 'ready' }] } as const
  expect(shown({ ...ready, fulfilment: 'pickup' })).toEqual([
    'placed done',
    'accepted done',
    'ready_pickup done',
    'delivered_pickup now collecting',
  ])
  const shipped = getSteps({ ...order, ...ready, fulfilment: 'shipping_company', status: 'shipped', shipped_at: at(4) })
  expect(shipped.map(({ at: moment }) => moment)).toEqual([at(1), at(2), at(3), at(4), null])
})

test('a failed, returned or disputed order stops there, without steps that will not come', () => {
  const out = { at: at(4), to_status: 'out_for_delivery' } as const
  const failed = { status: 'delivery_failed', accepted_at: at(2), history: [out, { at: at(5), to_status: 'delivery_failed' }] } as const
  const start = ['placed done', 'accepted done', 'ready done', 'out done']
  expect(shown({ ...failed, delivery_tries: 1 })).toEqual([...start, 'delivery_failed now', 'delivered next'])
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

test('a step in progress is the current one, and only the step after it comes next', () => {
  const accepted = { status: 'accepted', accepted_at: at(2) }
  expect(shown(accepted)).toEqual(['placed done', 'accepted done', 'ready next', 'out coming', 'delivered coming'])
  const preparing = { ...accepted, status: 'preparing' }
  expect(shown(preparing)).toEqual(['placed done', 'accepted done', 'ready now preparing', 'out next', 'delivered coming'])
  expect(shown({ ...preparing, fulfilment: 'pickup' }).slice(2)).toEqual(['ready_pickup now preparing', 'delivered_pickup next'])
  expect(shown({ ...accepted, status: 'ready' }).slice(2)).toEqual(['ready done', 'out next', 'delivered coming'])
  expect(shown({ ...accepted, status: 'out_for_delivery' }).slice(2)).toEqual(['ready done', 'out done', 'delivered now coming'])
  expect(shown({ ...accepted, fulfilment: 'shipping_company', status: 'shipped' }).slice(3)).toEqual([
    'shipped done',
    'delivered now coming',
  ])
  expect(shown({ ...accepted, status: 'completed', delivered_at: at(5) }).every((step) => step.endsWith('done'))).toBe(true)
})

test('a delivered order continues with its open return, and ends with it once all goods are returned', () => {
  const delivered = { status: 'delivered', accepted_at: at(2), delivered_at: at(5) }
  const request = { kind: 'return', status: 'awaiting_goods', refunded_at: null }
  expect(shown({ ...delivered, cancellations: [request] }).slice(-2)).toEqual(['delivered done', 'return now returning'])
  const refunded = { ...request, status: 'refunded', refunded_at: at(8) }
  expect(shown({ ...delivered, cancellations: [refunded] }).at(-1)).toBe('delivered done')
  const lines = [{ quantity: 1, cancelled_quantity: 1, refunded_quantity: 1 }]
  expect(getSteps({ ...order, ...delivered, cancellations: [refunded], lines } as Parameters<typeof getSteps>[0]).at(-1)).toMatchObject({
    name: 'return',
    at: at(8),
    state: 'done',
  })
})
