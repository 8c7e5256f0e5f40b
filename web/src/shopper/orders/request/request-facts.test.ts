import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../test/draw.ts'
import { text } from '../../../text/en/shopper-orders.ts'
import { type OwnRequest, RequestMoney } from './request-facts.tsx'

const request = {
  kind: 'cancel',
  status: 'requested',
  amount: 18_900,
  amount_final: null,
  uncollected: 0,
  to_wallet: null,
  to_outside: null,
  destination: 'wallet',
  iban_number: null,
  reference: null,
}
const read = (changes: Partial<OwnRequest>) =>
  // the panel reads no more of it
  drawn(createElement(RequestMoney, { row: { ...request, ...changes } as OwnRequest }), 'en', ['shopper-orders', 'kit', 'common'])

test('a paid amount goes to the destination that the customer chose', async () => {
  const html = await read({})
  expect(html).toContain(text.request.money)
  expect(html).toContain(text.ask.destinations.wallet)
})

test('an unpaid amount is deducted from the amount due, without a destination', async () => {
  const html = await read({ uncollected: 18_900 })
  expect(html).toContain(text.request.deducted.expected)
  expect(html).toContain('189.00')
  expect(html).not.toContain(text.request.destination)
  const settled = await read({ uncollected: 18_900, status: 'closed', amount_final: 18_900 })
  expect(settled).toContain(text.request.deducted.final)
  expect(settled).not.toContain(text.ask.destinations.wallet)
})
