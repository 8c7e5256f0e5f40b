import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { text } from '../text/en/orders.ts'
import { HandoverFacts } from './handover-facts.tsx'

const order = {
  status: 'ready',
  payment_method: 'cod',
  to_charge: 60_100,
  cancelled_amount: 18_900,
  address: null,
  user: 'Reem',
  user_phone: '+966501234567',
}
const read = (changes: object) =>
  // the facts read no more of it
  drawn(createElement(HandoverFacts, { order: { ...order, ...changes } as unknown as WholeOrder }), 'en', ['orders', 'kit', 'common'])

test('a person who picks up an order pays its remaining cash, and is identified by name and phone', async () => {
  const html = await read({})
  expect(html).toContain(text.slips.collect)
  expect(html).toContain('412.00')
  expect(html).toContain('Reem')
  expect(html).toMatch(/>4567</)
  expect(html).not.toContain('0123456')
})

test('a delivery shows its recipient, and a paid order no amount', async () => {
  const html = await read({ payment_method: 'card', address: { name: 'Noura', phone: '+966507654321' } })
  expect(html).not.toContain(text.slips.collect)
  expect(html).toContain('Noura')
  expect(html).toMatch(/>4321</)
})
