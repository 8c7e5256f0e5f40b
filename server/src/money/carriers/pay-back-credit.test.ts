import { carriers } from '@rahba/contract/money/carriers/carriers'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { settings } from '../../settings/table.ts'
import { legsForCarrierCredit } from '../ledger/carrier-events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { carrierRemittances } from './table.ts'

const t = await testApp()
const admin = await adminWith(t, ['payments.index', 'payments.update'])
const second = await adminWith(t, ['payments.index', 'payments.update'])
const reader = await adminWith(t, ['payments.index', 'payments.create'])
const { account } = carriers.smsa
const credit = () => readBalance(t.db, 'carrier_credit', account)
const give = (amount: number) =>
  postTransaction(t.db, {
    event: 'carrier_remitted',
    reference: `test:${crypto.randomUUID()}`,
    legs: legsForCarrierCredit(account, amount, 0),
    actor: { type: 'system', id: null },
  })
const pay = (amount: number, reference: string, token = admin.token, headers = once()) =>
  t.call('POST', '/admin/carriers/smsa/credit-payments', { token, headers, locale: 'en', body: { amount, reference, note: 'Sent twice' } })

test('a carrier’s credit is paid back once per transfer, and never beyond the credit', async () => {
  await give(5000)
  const bank = await readBalance(t.db, 'bank')
  expect((await pay(5001, 'FT1')).body.fields.amount).toContain('50.00')
  expect((await pay(1000, 'FT1', reader.token)).status).toBe(403)
  const key = once()
  const answers = await Promise.all([pay(2000, 'FT1', admin.token, key), pay(2000, 'FT1', admin.token, key)])
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { carrier: 'smsa', credit: 3000 }],
    [200, { carrier: 'smsa', credit: 3000 }],
  ])
  expect((await pay(500, ' ft1 ')).body.fields.reference).toMatch(/already/)
  expect([await credit(), await readBalance(t.db, 'bank')]).toEqual([3000, bank - 2000])
  const entries = await t.call('GET', '/admin/wallet/entries', { token: admin.token })
  expect(entries.body.data.map(({ event }: { event: string }) => event)).toContain('carrier_credit_paid_back')
  // two at once are not paid out of the same credit
  const both = await Promise.all([pay(2500, 'FT2'), pay(2500, 'FT3', second.token)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await credit()).toBe(500)
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})

test('above the limit an admin other than the recorder of its remittance pays it back', async () => {
  await t.db.insert(settings).values({ key: 'payout_second_limit', body: 10_000 })
  await give(20_000)
  const day = '2026-11-01'
  await t.db.insert(carrierRemittances).values({
    carrier: 'smsa',
    period_from: day,
    period_to: day,
    reference: 'FT9',
    amount: 20_000,
    fee_by: 'platform',
    status: 'posted',
    posted_by: admin.admin_id,
    posted_at: new Date().toISOString(),
  })
  expect((await pay(10_000, 'FT4')).body.code).toBe('carrier_credit_needs_another')
  expect((await pay(5_000, 'FT4')).status).toBe(200)
  // nor in parts: the test before paid 4,500
  expect((await pay(1_000, 'FT6')).body.code).toBe('carrier_credit_needs_another')
  expect((await pay(10_000, 'FT5', second.token)).status).toBe(200)
})
