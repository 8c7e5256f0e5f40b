import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../kernel/messages.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { orderActionBodies } from './order-action-body.ts'
import {
  isLate,
  maxDeliveryTries,
  offeredActions,
  orderActionNames,
  orderActions,
  overdueAfterDays,
  whyNotOrderAction,
} from './order-actions.ts'
import { type Fulfilment, fulfilments, type OrderStatus, orderStatuses } from './order-states.ts'

const statuses = typedKeys(orderStatuses)
const ways = typedKeys(fulfilments)
const placed_at = '2026-11-01T00:00:00.000Z'
const order = (status: OrderStatus, fulfilment: Fulfilment = 'store_delivery') => ({
  status,
  fulfilment,
  delivery_tries: 0,
  expires_at: null,
  placed_at,
})
const actors = ['user', 'store', 'admin', 'system'] as const

describe('the table of transitions', () => {
  test('every state but the first is reached, and every state but the last two is left', () => {
    const reached = new Set<string>(orderActionNames.map((name) => orderActions[name].to))
    const left = new Set<string>(orderActionNames.flatMap((name) => [...orderActions[name].from]))
    expect(statuses.filter((status) => !reached.has(status))).toEqual(['pending_payment'])
    expect(statuses.filter((status) => !left.has(status))).toEqual(['completed', 'cancelled'])
  })

  test('from every state, an order of every kind can come to an end', () => {
    for (const fulfilment of ways) {
      for (const start of statuses.filter(
        (status) => fulfilment !== 'pickup' || !['shipped', 'out_for_delivery', 'delivery_failed', 'returned_to_store'].includes(status),
      )) {
        const seen = new Set<OrderStatus>([start])
        for (const status of seen) {
          for (const name of orderActionNames) {
            const { to } = orderActions[name]
            if (to !== 'previous' && actors.some((actor) => whyNotOrderAction(name, order(status, fulfilment), actor) === null))
              seen.add(to)
          }
        }
        expect([fulfilment, start, seen.has('completed') || seen.has('cancelled')]).toEqual([fulfilment, start, true])
      }
    }
  })

  test('an action that is not possible gives its reason in both languages', () => {
    const offered = offeredActions(order('new'), 'store')
    expect(offered.filter(({ allowed }) => allowed).map(({ action }) => action)).toEqual(['accept', 'cancel'])
    for (const { allowed, why } of offered) expect(allowed ? why : why?.en).toEqual(allowed ? null : 'The order is now “New”')
    expect(offered.map(({ action }) => action)).not.toContain('hand_over')
  })
})

describe('an order that goes by carrier', () => {
  const ready = order('ready', 'shipping_company')

  test('ships with a named carrier, or with the store’s own driver for a reason', () => {
    for (const actor of ['store', 'admin'] as const) {
      expect(whyNotOrderAction('send_out', ready, actor)?.en).toMatch('carrier')
      expect([whyNotOrderAction('ship', ready, actor), whyNotOrderAction('deliver_own', ready, actor)]).toEqual([null, null])
      expect(whyNotOrderAction('send_out', order('ready'), actor)).toBeNull()
      expect(whyNotOrderAction('send_out', order('shipped', 'shipping_company'), actor)).toBeNull()
    }
    expect(orderActions.deliver_own.needs).toBe('reason')
    expect(whyNotOrderAction('deliver_own', order('ready'), 'store')).not.toBeNull()
    expect(whyNotOrderAction('deliver_own', order('shipped', 'shipping_company'), 'store')).not.toBeNull()
  })
})

describe('counters and clocks', () => {
  const at = (days: number) => Date.parse(placed_at) + days * 86_400_000
  test('a delivery is tried three times at most', () => {
    const failed = { ...order('delivery_failed'), delivery_tries: maxDeliveryTries }
    expect(whyNotOrderAction('send_out', { ...failed, delivery_tries: maxDeliveryTries - 1 }, 'store')).toBeNull()
    expect(whyNotOrderAction('send_out', failed, 'store')?.en).toMatch(`All ${maxDeliveryTries} delivery attempts`)
    expect(whyNotOrderAction('return_to_store', failed, 'store')).toBeNull()
  })
  test('a shopper may cancel alone from 15 days without delivery on', () => {
    expect([isLate({ placed_at }, at(15) - 1), isLate({ placed_at }, at(15))]).toEqual([false, true])
    expect(whyNotOrderAction('cancel_late', order('out_for_delivery'), 'user', at(14))).toEqual({
      ar: `يمكن ذلك إذا لم يصل الطلب خلال ${overdueAfterDays} يومًا`,
      en: `Available if the order isn’t delivered within ${overdueAfterDays} days`,
    })
    expect(whyNotOrderAction('cancel_late', order('out_for_delivery'), 'user', at(16))).toBeNull()
    expect(whyNotOrderAction('cancel_late', order('delivered'), 'user', at(16))).not.toBeNull()
  })
  test('the store answers a cancellation request until its deadline, then the administration does', () => {
    const requested = { ...order('cancel_requested'), expires_at: new Date(at(1)).toISOString() }
    expect(whyNotOrderAction('refuse_cancel', requested, 'store', at(1) - 1)).toBeNull()
    expect(whyNotOrderAction('grant_cancel', requested, 'store', at(1))?.en).toMatch('Rahba decides')
    expect(whyNotOrderAction('grant_cancel', requested, 'admin', at(2))).toBeNull()
  })
})

test('an action requires its own texts and accepts no others', () => {
  const { store, admin } = orderActionBodies
  expect(store.safeParse({ action: 'accept' }).success).toBe(true)
  expect(store.safeParse({ action: 'accept', tracking_number: 'SM1' }).success).toBe(false)
  expect(admin.safeParse({ action: 'accept' }).success).toBe(false)
  const wordless = store.safeParse({ action: 'cancel', note: ' ' }, { reportInput: true })
  expect(fieldMessages(wordless.error?.issues ?? [], 'ar')).toEqual({ note: 'اكتب السبب' })
  const shipped = { action: 'ship', shipping_company: 'سمسا', tracking_number: ' SM١٢٣ ' }
  expect(store.parse(shipped)).toEqual({ ...shipped, note: null, tracking_number: 'SM123' })
  expect(store.safeParse({ ...shipped, tracking_number: null }).success).toBe(false)
})
