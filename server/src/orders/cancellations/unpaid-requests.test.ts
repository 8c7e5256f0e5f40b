import { afterEach, expect, test } from 'vitest'
import { refundWorld } from '../../../test/refund-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { proveLedger } from '../../money/ledger/proof.ts'

const t = await testApp()
const { placed, ask, decide, read, cancellation } = await refundWorld(t)
const iban_number = 'SA0380000000608010167519'

// whatever a test did, the ledger proves itself
afterEach(async () => expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([]))

test('a request for unpaid goods has no destination and waits for no refund', async () => {
  const order = await placed({ method: 'cod', quantity: 2, upTo: 'accepted' })
  // a destination that is sent all the same is neither checked nor kept
  const { status, body: request } = await ask(order, 1, { destination: 'bank', account_holder: 'ريم' })
  expect(status).toBe(201)
  expect(request).toMatchObject({ uncollected: 5000, destination: 'wallet', account_holder: null })
  expect((await cancellation(request.id)).preview).toMatchObject({ amount: 5000, uncollected: 5000, destinations: [] })
  const { body } = await decide('store', request.id, 'accept')
  expect(body).toMatchObject({ status: 'closed', to_wallet: 0, to_outside: 0, amount_final: 5000, uncollected: 5000 })
  expect([body.cancelled_unpaid, (await read(order.id)).cancellations]).toMatchObject([
    true,
    [{ status: 'closed', cancelled_unpaid: true }],
  ])
  expect(body.history.map(({ action }: { action: string }) => action)).toEqual(['open', 'accept', 'close'])
})

test('a request needs a destination if the wallet paid a part', async () => {
  const order = await placed({ method: 'cod', quantity: 4, wallet: 15_000, upTo: 'accepted' })
  const { body: request } = await ask(order, 2, { destination: 'bank', iban_number, account_holder: 'ريم' })
  expect(request).toMatchObject({ uncollected: 7500, destination: 'bank', iban_number })
  const { body } = await decide('store', request.id, 'accept')
  expect(body).toMatchObject({ status: 'refund_pending', to_outside: 2500, uncollected: 7500 })
})

test('the remaining invoice is reduced by cancelled amounts, with their VAT', async () => {
  const order = await placed({ method: 'cod', quantity: 2, upTo: 'accepted' })
  expect(order.remaining).toEqual({ gross: order.gross, vat: order.vat })
  const { body: request } = await ask(order, 1)
  // a request that nobody has decided takes nothing off
  expect((await read(order.id)).remaining).toEqual({ gross: order.gross, vat: order.vat })
  await decide('store', request.id, 'accept')
  const { remaining, vat_rate_bp } = await read(order.id)
  expect(remaining.gross).toBe(order.total - 5000)
  // each unit is rounded by its own
  expect(Math.abs(remaining.vat - (remaining.gross * vat_rate_bp) / (10_000 + vat_rate_bp))).toBeLessThan(1.5)
})
