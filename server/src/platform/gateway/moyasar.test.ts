import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { MoyasarStandIn, standInKey } from '../../../test/moyasar-stand-in.ts'
import { readEnv } from '../../env.ts'
import { createGateway } from './create-gateway.ts'
import { moyasarGateway } from './moyasar.ts'
import { GatewayRefused, GatewayUnavailable } from './port.ts'

const webhook_secret = 'a-long-webhook-secret'
const moyasar = await new MoyasarStandIn().listen()
afterAll(() => moyasar.close())
const gateway = moyasarGateway({ url: `${moyasar.url}/v1`, key: standInKey, webhook_secret, total_ms: 300 })

const order = (changes = {}) => ({
  payment_id: randomUUID(),
  amount: 6500,
  description: 'رحبة 10042',
  return_url: 'https://rahba.example/api/card-payments/x/return',
  expires_at: new Date(Date.now() + 60_000).toISOString(),
  ...changes,
})
const paidCharge = async (amount = 6500) => {
  const { ref } = await gateway.createIntent(order({ amount }))
  return { ref, charge: moyasar.pay(ref) }
}
const refunds = () => moyasar.requests.filter(({ path, method }) => method === 'POST' && path.endsWith('/refund')).length

beforeEach(() => {
  moyasar.requests.length = 0
  moyasar.settled = false
})

describe('an intent', () => {
  it('is requested in halalas, with our payment’s id, by the secret key', async () => {
    const payment = order()
    const { ref, url } = await gateway.createIntent(payment)
    expect(url).toBe(`${moyasar.url}/pay/${ref}`)
    const [request] = moyasar.requests
    expect(request?.authorization).toBe(`Basic ${Buffer.from(`${standInKey}:`).toString('base64')}`)
    expect(JSON.parse(request?.body ?? '')).toEqual({
      amount: 6500,
      currency: 'SAR',
      description: 'رحبة 10042',
      success_url: payment.return_url,
      back_url: payment.return_url,
      expired_at: payment.expires_at,
      metadata: { payment_id: payment.payment_id },
    })
    expect(await gateway.fetch(ref)).toMatchObject({ status: 'open', payment_id: payment.payment_id, amount: 6500, charge_ref: null })
  })
  it('returns the payment, its fee and the last digits of its card, after a declined try', async () => {
    const { ref } = await gateway.createIntent(order())
    moyasar.decline(ref)
    expect(await gateway.fetch(ref)).toMatchObject({ status: 'open', message: 'INSUFFICIENT FUNDS' })
    const charge = moyasar.pay(ref)
    expect(await gateway.fetch(ref)).toMatchObject({
      status: 'paid',
      amount: 6500,
      currency: 'SAR',
      charge_ref: charge.id,
      fee: 175,
      card: 'mada 2250',
    })
  })
  it('returns the charged amount, not the requested one', async () => {
    const { ref } = await gateway.createIntent(order())
    moyasar.pay(ref, { amount: 100, currency: 'USD' })
    expect(await gateway.fetch(ref)).toMatchObject({ status: 'paid', amount: 100, currency: 'USD' })
  })
  it('is closed unless it was paid before', async () => {
    const { ref } = await gateway.createIntent(order())
    expect(await gateway.close(ref)).toBe(true)
    expect(await gateway.fetch(ref)).toMatchObject({ status: 'closed' })
    expect(await gateway.close((await paidCharge()).ref)).toBe(false)
    const late = await gateway.createIntent(order({ expires_at: new Date(Date.now() - 1000).toISOString() }))
    expect(await gateway.fetch(late.ref)).toMatchObject({ status: 'closed' })
  })
})

describe('a refund', () => {
  it('is made in parts, each once, however often it is sent', async () => {
    const { charge } = await paidCharge()
    const first = { charge_ref: charge.id, amount: 1000, refunded_before: 0, key: randomUUID() }
    await gateway.refund(first)
    await gateway.refund(first)
    await gateway.refund({ ...first, amount: 500, refunded_before: 1000 })
    expect([charge.refunded, refunds()]).toEqual([1500, 2])
  })
  it('is made once, if the answer to the first try was lost', async () => {
    const { charge } = await paidCharge()
    const refund = { charge_ref: charge.id, amount: 6500, refunded_before: 0, key: randomUUID() }
    moyasar.fail(/POST .*refund/, 'lost')
    await expect(gateway.refund(refund)).rejects.toThrow(GatewayUnavailable)
    await gateway.refund(refund)
    expect([charge.refunded, refunds()]).toEqual([6500, 1])
  })
  it('is rejected with the gateway’s reason', async () => {
    const { charge } = await paidCharge()
    moyasar.fail(/POST .*refund/, 'refuse')
    const refund = gateway.refund({ charge_ref: charge.id, amount: 6500, refunded_before: 0, key: randomUUID() })
    await expect(refund).rejects.toThrow(new GatewayRefused('Insufficient balance'))
  })
  it('is made by a void, until the payment is settled', async () => {
    const { charge } = await paidCharge()
    expect([await gateway.void(charge.id), await gateway.void(charge.id), charge.status]).toEqual([true, true, 'voided'])
    moyasar.settled = true
    expect(await gateway.void((await paidCharge()).charge.id)).toBe(false)
  })
})

describe('a failing gateway', () => {
  it.each(['hang', 'broken', 'malformed', 'redirect', 'unauthorised', 'lost'] as const)('%s: the state is unknown', async (fault) => {
    const { ref, charge } = await paidCharge()
    moyasar.fail(/./, fault)
    await expect(gateway.fetch(ref)).rejects.toThrow(GatewayUnavailable)
    moyasar.fail(/./, fault)
    await expect(gateway.createIntent(order())).rejects.toThrow(GatewayUnavailable)
    moyasar.fail(/refund/, fault)
    await expect(gateway.refund({ charge_ref: charge.id, amount: 1, refunded_before: 0, key: 'k' })).rejects.toThrow(GatewayUnavailable)
  })
  it('reports the state as unknown if it can’t be reached', async () => {
    const away = moyasarGateway({ url: 'http://127.0.0.1:1/v1', key: standInKey, webhook_secret })
    await expect(away.fetch(randomUUID())).rejects.toThrow(GatewayUnavailable)
  })
  it('never gets a request to another path by an id', async () => {
    await expect(gateway.fetch('../payments')).rejects.toThrow()
    await expect(gateway.void('x/../../y')).rejects.toThrow()
    expect(moyasar.requests).toEqual([])
  })
})

describe('a webhook', () => {
  it('is accepted by its secret token alone', async () => {
    const { ref } = await paidCharge()
    expect(gateway.parseWebhook(moyasar.event(ref, webhook_secret))).toMatchObject({ kind: 'payment_paid', intent_ref: ref })
    for (const forged of [
      moyasar.event(ref, 'another-long-secret'),
      moyasar.event(ref, ''),
      moyasar.event(ref, webhook_secret, { secret_token: undefined }),
      moyasar.event(ref, webhook_secret, { secret_token: [webhook_secret] }),
      '{"secret_token": ',
      'null',
      '[]',
    ])
      expect(gateway.parseWebhook(forged), forged).toBeNull()
  })
})

it('is off until it is configured', () => {
  const env = (more: Record<string, string>) => readEnv({ NODE_ENV: 'test', SECRET: 'x'.repeat(32), ...more })
  expect(createGateway(env({}))).toBeNull()
  expect(createGateway(env({ MOYASAR_SECRET_KEY: 'sk_test_1', MOYASAR_WEBHOOK_SECRET: webhook_secret }))?.name).toBe('moyasar')
})
