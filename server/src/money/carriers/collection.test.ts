import { carriers } from '@rahba/contract/money/carriers/carriers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { carrierWorld } from '../../../test/carrier-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { stores } from '../../stores/table.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'

const t = await testApp()
const world = await carrierWorld(t)
const { store, tokens, carried, ofStore, read } = world
const ofCarrier = (key: keyof typeof carriers) => readBalance(t.db, 'carrier_cod', carriers[key].account)

afterEach(async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})

describe('cash of an order that a shipping company delivers', () => {
  test('belongs to the carrier until it is remitted, and the store neither owes nor receives any of it', async () => {
    const [before, smsa] = [await ofStore(), await ofCarrier('smsa')]
    const order = await carried({ carrier: 'سمسا' })
    expect(await ofStore()).toEqual({ ...before, store_with_carriers: before.store_with_carriers + order.store_share })
    expect(await ofCarrier('smsa')).toBe(smsa + order.to_charge)
    expect(order).toMatchObject({
      payment_status: 'cod_collected',
      carrier_cash: { carrier: 'smsa', cash: order.to_charge, settled: 0, held: order.store_share, released: 0, borne: 0, status: 'open' },
    })
    const { body: wallet } = await t.call('GET', '/store/wallet', { token: store.token })
    expect(wallet).toMatchObject({ with_carriers: before.store_with_carriers + order.store_share, owed: before.store_dues })
    // a payout does not count it, neither now nor once the return window closed
    await world.complete(order)
    const { body: terms } = await t.call('GET', '/store/payouts/terms', { token: store.token })
    expect(terms.available).toBe(before.store_available)
    const { body: statement } = await t.call('GET', '/user-transactions', { token: store.token, query: { account: 'store_with_carriers' } })
    expect(statement.data[0]).toMatchObject({ event: 'order_delivered_carrier_cod', order_id: order.id, amount: order.store_share })
  })

  test('belongs to the store if its driver delivers', async () => {
    const before = await ofStore()
    const order = await world.placed({ method: 'cod' })
    expect(order.carrier_cash).toBeNull()
    const owed = order.to_charge - order.store_share
    expect(await ofStore()).toEqual({ ...before, store_dues: before.store_dues + owed })
  })

  test('always has a named carrier, because an order can’t be shipped without one', async () => {
    const order = await carried({ upTo: 'accepted' })
    const act = (body: object) => t.call('POST', `/store/orders/${order.id}/actions`, { token: store.token, headers: once(), body })
    for (const action of ['prepare', 'make_ready']) await act({ action })
    expect((await act({ action: 'send_out' })).body).toMatchObject({ code: 'order_wrong_state' })
    const many = { action: 'send_out', ids: [order.id] }
    for (const [path, token, note] of [
      ['/store/orders/bulk', store.token, {}],
      ['/admin/orders/bulk', tokens.admin, { note: 'قرار' }],
    ] as const)
      expect((await t.call('POST', path, { token, body: { ...many, ...note } })).body.results).toMatchObject([{ ok: false }])
    expect(await read(order.id)).toMatchObject({ status: 'ready' })
  })

  test('belongs to the store if its own driver takes the order, with a reason in the history', async () => {
    const order = await carried({ upTo: 'accepted' })
    const act = (body: object) => t.call('POST', `/store/orders/${order.id}/actions`, { token: store.token, headers: once(), body })
    for (const action of ['prepare', 'make_ready']) await act({ action })
    expect((await act({ action: 'deliver_own', note: ' ' })).body).toMatchObject({ fields: { note: expect.any(String) } })
    const before = await ofStore()
    expect((await act({ action: 'deliver_own', note: 'لم تحضر شركة الشحن' })).body).toMatchObject({
      status: 'out_for_delivery',
      fulfilment: 'store_delivery',
    })
    await act({ action: 'fail_delivery', note: 'لم يرد' })
    await act({ action: 'send_out' })
    await act({ action: 'deliver' })
    const { history, ...delivered } = await read(order.id)
    expect(delivered).toMatchObject({ status: 'delivered', carrier_cash: null })
    expect(history).toContainEqual(expect.objectContaining({ action: 'deliver_own', note: 'لم تحضر شركة الشحن' }))
    expect((await ofStore()).store_dues).toBe(before.store_dues + order.to_charge - order.store_share)
  })

  test('gives the store its share of the wallet’s part right away', async () => {
    const before = await ofStore()
    const order = await carried({ wallet: 10_000 })
    expect(order.wallet_part).toBe(10_000)
    expect(await ofStore()).toEqual({
      ...before,
      store_with_carriers: before.store_with_carriers + order.to_charge,
      store_pending: before.store_pending + order.store_share - order.to_charge,
    })
  })

  test('is reduced by items that were cancelled before', async () => {
    const order = await carried({ upTo: 'accepted' })
    const { body: request } = await world.ask(order, 1)
    await world.decide('store', request.id, 'accept')
    const [before, smsa] = [await ofStore(), await ofCarrier('smsa')]
    for (const action of ['prepare', 'make_ready', 'ship', 'send_out', 'deliver'])
      await t.call('POST', `/store/orders/${order.id}/actions`, {
        token: store.token,
        headers: once(),
        body: { action, ...(action === 'ship' && { shipping_company: 'SMSA', tracking_number: '77' }) },
      })
    const { net_amounts: standing, carrier_cash } = await read(order.id)
    expect(standing.to_charge).toBe(order.to_charge - 5000)
    expect(carrier_cash).toMatchObject({ cash: standing.to_charge, held: standing.store_share })
    expect(await ofCarrier('smsa')).toBe(smsa + standing.to_charge)
    expect((await ofStore()).store_dues).toBe(before.store_dues)
  })

  test('belongs to nobody if the delivery fails and the order comes back', async () => {
    const smsa = await ofCarrier('smsa')
    const order = await carried({ upTo: 'accepted' })
    const act = (body: object) => t.call('POST', `/store/orders/${order.id}/actions`, { token: store.token, headers: once(), body })
    for (const action of ['prepare', 'make_ready']) await act({ action })
    await act({ action: 'ship', shipping_company: 'SMSA', tracking_number: '78' })
    await act({ action: 'send_out' })
    await act({ action: 'fail_delivery', note: 'لم يرد' })
    await act({ action: 'return_to_store', note: 'لم يرد' })
    expect((await act({ action: 'cancel', note: 'لم يستلم' })).body).toMatchObject({ status: 'cancelled', payment_status: 'voided' })
    expect(await ofCarrier('smsa')).toBe(smsa)
    expect((await read(order.id)).carrier_cash).toBeNull()
  })

  test('belongs to the carrier if an administrator marks the delivery, also under an unknown carrier’s name', async () => {
    const other = await ofCarrier('other')
    const order = await carried({ upTo: 'accepted' })
    const act = (action: string, body: object = {}) =>
      t.call('POST', `/admin/orders/${order.id}/actions`, { token: tokens.admin, headers: once(), body: { action, note: 'قرار', ...body } })
    for (const action of ['prepare', 'make_ready']) await act(action)
    await act('ship', { shipping_company: 'مندوب الخير', tracking_number: '79' })
    for (const action of ['send_out', 'deliver']) await act(action)
    expect((await read(order.id)).carrier_cash).toMatchObject({ carrier: 'other', status: 'open' })
    expect(await ofCarrier('other')).toBe(other + order.to_charge)
  })

  test('pays a return before the remittance from the held share, never from the available balance', async () => {
    const order = await carried()
    const [before, smsa] = [await ofStore(), await ofCarrier('smsa')]
    const bore = await world.giveBack(order, 1)
    expect(bore).toBeGreaterThan(0)
    expect(await ofStore()).toEqual({ ...before, store_with_carriers: before.store_with_carriers - bore })
    // the carrier has collected it all, and owes it all
    expect(await ofCarrier('smsa')).toBe(smsa)
    expect((await read(order.id)).carrier_cash).toMatchObject({ cash: order.to_charge, held: order.store_share - bore })
  })

  test('waits without the VAT that the platform files, and with the VAT of a registered store', async () => {
    for (const vat_regime of ['registered', 'platform_deemed'] as const) {
      await t.db.update(stores).set({ vat_regime, vat_no: '311111111100003', applying_vat_admission: true }).where(eq(stores.id, store.id))
      const [before, vat] = [await ofStore(), await readBalance(t.db, 'vat_output')]
      const order = await carried()
      expect(order.vat_regime).toBe(vat_regime)
      expect((await ofStore()).store_with_carriers).toBe(before.store_with_carriers + order.store_share)
      const filed = vat_regime === 'platform_deemed' ? order.vat : 0
      expect(await readBalance(t.db, 'vat_output')).toBe(vat + order.commission_vat + order.platform_fee_vat + filed)
    }
  })
})
