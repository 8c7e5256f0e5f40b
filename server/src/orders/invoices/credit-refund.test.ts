import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeActive } from '../../../test/catalog-world.ts'
import { brokenSeries, namePlatform } from '../../../test/invoice-world.ts'
import { fillWallet, makeSellingStore } from '../../../test/order-world.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { proveLedger } from '../../money/ledger/proof.ts'
import { makeCode } from '../../promotions/codes-fixtures.ts'
import { stores } from '../../stores/table.ts'
import { cancellations } from '../cancellations/table.ts'
import { orders } from '../table.ts'
import { reportInvoices } from './report-invoices.ts'
import { invoiceReports, invoices } from './table.ts'

const t = await testApp()
const world = await refundWorld(t)
await namePlatform(t.db)

const ofOrder = (id: string) => t.db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.counter))
/** Pieces that came back sound: settled with their inspection. */
async function bringBack(order: Parameters<typeof world.ask>[0], quantity: number): Promise<string> {
  const id = (await world.ask(order, quantity, { refund_reason: 'damaged' })).body.id as string
  await world.decide('store', id, 'accept')
  const lines = (await world.cancellation(id)).lines.map((line) => ({ ...pieces(line.quantity), order_line_id: line.order_line_id }))
  const answer = await world.decide('store', id, 'receive', { lines })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return id
}
const pieces = (received: number) => ({ received, damaged: 0, missing: 0 })
const orderRow = async (id: string) => {
  const [order] = await t.db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new Error('the order is there')
  return order
}
const sum = (rows: readonly { gross: number; vat: number }[], of: 'gross' | 'vat') => rows.reduce((all, row) => all + row[of], 0)

describe('a credit note accompanies every refund of an invoiced amount', () => {
  test('for some pieces after delivery: on the shopper’s invoice and on the commission, to the halala', async () => {
    const order = await world.placed({ quantity: 3 })
    const id = await bringBack(order, 1)
    const [record] = await t.db.select().from(cancellations).where(eq(cancellations.id, id))
    const issued = await ofOrder(order.id)
    expect(issued.map(({ kind }) => kind)).toEqual(['sale', 'commission', 'sale_credit', 'commission_credit'])
    const [sale, , credit, back] = issued
    expect(credit).toMatchObject({ gross: record?.amount_final, vat: record?.vat, credits_id: sale?.id, cause_id: id, number: 'SC-000001' })
    expect(back).toMatchObject({ net: record?.commission, vat: record?.commission_vat })
    expect(credit?.document.credits).toMatchObject({ number: sale?.number, reason: { ar: expect.any(String), en: expect.any(String) } })
    expect(credit?.document.supplier).toEqual(sale?.document.supplier)
    expect(credit?.xml).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${sale?.number}</cbc:ID>`)
    expect(credit?.xml).toContain('<cbc:InvoiceTypeCode name="0200000">381<')
  })

  test('for the whole order before delivery: it reverses the invoice to the halala', async () => {
    const order = await world.placed({ quantity: 2, upTo: 'accepted' })
    const answer = await t.call('POST', `/store/orders/${order.id}/actions`, {
      token: world.tokens.store,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { action: 'cancel', note: 'نفد المخزون' },
    })
    expect(answer.status).toBe(200)
    const [sale, credit] = await ofOrder(order.id)
    expect(credit).toMatchObject({ kind: 'sale_credit', gross: sale?.gross, vat: sale?.vat, net: sale?.net })
    expect(credit?.document.lines.map(({ quantity }) => quantity)).toEqual(sale?.document.lines.map(({ quantity }) => quantity))
    expect(credit?.document.credits?.reason.ar).toBe('نفد المخزون')
  })

  test('with the platform’s code on a registered store’s goods: the unit’s cost, by payer', async () => {
    const seller = await makeSellingStore(t.db, world.city_id)
    const vat_regime = 'registered' as const
    await t.db.update(stores).set({ vat_regime, vat_no: '311111111100003', applying_vat_admission: true }).where(eq(stores.id, seller.id))
    const { token } = await adminWith(t, ['promo-codes.create'])
    // of 100.00 the shopper pays 66.67: neither part is even over two units
    await makeCode(t, '/admin/promo-codes', token, { code: 'THIRD', type: 'value', amount: 3333 })
    const [product_id = ''] = await makeActive(t.db, seller.id, [{ ar: 'عسل', quantity: 10, price: 5000 }])
    const body = world.cart('', {
      store_id: seller.id,
      lines: [{ product_id, quantity: 2 }],
      payment_method: 'wallet',
      coupon_code: 'THIRD',
    })
    await fillWallet(t.db, world.shopper.id, 8167)
    const { id } = (await world.order(body)).body
    for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver'])
      await t.call('POST', `/store/orders/${id}/actions`, { token: seller.token, headers: once(), body: { action } })
    const order = await world.read(id)
    const gone = []
    for (const _unit of [1, 2]) {
      const request = (await world.ask(order, 1, { refund_reason: 'damaged' })).body.id as string
      await world.decide('admin', request, 'approve', { goods_back: false })
      gone.push((await ofOrder(id)).filter(({ kind }) => kind === 'sale_credit').at(-1))
    }
    expect(gone).toMatchObject([
      { gross: 5000, document: { lines: [{ unit: 5000, discount: 0 }], paid_by_platform: 1666, due: 3334 } },
      { gross: 6500, document: { paid_by_platform: 1667, due: 4833 } },
    ])
  })

  test('except for a cash order cancelled in part before delivery, whose invoice is lower', async () => {
    const order = await world.placed({ quantity: 3, method: 'cod', upTo: 'accepted' })
    const request = await world.ask(order, 1)
    await world.decide('store', request.body.id, 'accept')
    for (const action of ['prepare', 'make_ready', 'send_out', 'deliver'])
      await t.call('POST', `/store/orders/${order.id}/actions`, {
        token: world.tokens.store,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { action },
      })
    const row = await orderRow(order.id)
    expect(row.status).toBe('delivered')
    const [sale, commission, ...more] = await ofOrder(order.id)
    expect(more).toEqual([])
    expect(sale?.gross).toBe(row.total - row.cancelled_amount)
    expect(sale?.document.lines[0]?.quantity).toBe(2)
    expect(commission?.gross).toBeLessThan(row.commission + row.commission_vat)
  })

  test('in pieces until nothing is left: the notes add up to the invoice', async () => {
    const order = await world.placed({ quantity: 3 })
    for (const quantity of [1, 2]) await bringBack(order, quantity)
    const issued = await ofOrder(order.id)
    const notes = issued.filter(({ kind }) => kind === 'sale_credit')
    const row = await orderRow(order.id)
    expect(sum(notes, 'gross')).toBe(row.returned_amount)
    expect(
      sum(
        issued.filter(({ kind }) => kind === 'commission_credit'),
        'gross',
      ),
    ).toBe(row.commission + row.commission_vat)
    expect(await brokenSeries(t.db)).toEqual([])
  })
})

describe('the VAT of a sale by the platform is owed from its invoice', () => {
  const getVat = async (order_id: string) => {
    const { rows } = await t.db.execute<{ event: string; vat: number }>(sql`
      select t.event, sum(e.credit - e.debit)::int as vat from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id where a.code = 'vat_output' and t.order_id = ${order_id} group by t.event order by 1`)
    return Object.fromEntries(rows.map(({ event, vat }) => [event, vat]))
  }
  const documentVat = async (id: string) =>
    (await ofOrder(id)).reduce((all, { vat, credits_id }) => all + (credits_id === null ? vat : -vat), 0)
  const step = (id: string, action: string, note: string | null = null) =>
    t.call('POST', `/store/orders/${id}/actions`, {
      token: world.tokens.store,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { action, note },
    })

  test('posted at acceptance, reduced by cancellations, and with the commission’s only at delivery', async () => {
    const order = await world.placed({ quantity: 3, upTo: 'accepted' })
    const row = await orderRow(order.id)
    // 3 x 50.00 + 15.00 delivery = 165.00, of which 3/23 are VAT: 21.52
    expect([row.total, row.vat, await getVat(order.id)]).toEqual([16_500, 2152, { invoice_vat_due: 2152 }])
    expect(await documentVat(order.id)).toBe(2152)
    const request = await world.ask(order, 1)
    await world.decide('store', request.body.id, 'accept')
    const [record] = await t.db.select().from(cancellations).where(eq(cancellations.id, request.body.id))
    expect(await getVat(order.id)).toEqual({ invoice_vat_due: 2152, order_cancelled: -(record?.vat ?? 0) })
    for (const action of ['prepare', 'make_ready', 'send_out', 'deliver']) await step(order.id, action)
    const left = { commission_vat: row.commission_vat - (record?.commission_vat ?? 0) }
    expect(await getVat(order.id)).toEqual({
      invoice_vat_due: 2152,
      order_cancelled: -(record?.vat ?? 0),
      order_delivered_platform_deemed: left.commission_vat,
    })
    expect(await documentVat(order.id)).toBe(2152 - (record?.vat ?? 0) + left.commission_vat)
  })

  test('and is no longer owed when the order is cancelled', async () => {
    const order = await world.placed({ upTo: 'accepted' })
    await step(order.id, 'cancel', 'نفد المخزون')
    const { invoice_vat_due = 0, order_cancelled = 0 } = await getVat(order.id)
    expect([invoice_vat_due > 0, invoice_vat_due + order_cancelled, await documentVat(order.id)]).toEqual([true, 0, 0])
  })

  test('and for cash at the delivery, with the invoice', async () => {
    const order = await world.placed({ method: 'cod', upTo: 'accepted' })
    expect(await getVat(order.id)).toEqual({})
    for (const action of ['prepare', 'make_ready', 'send_out', 'deliver']) await step(order.id, action)
    expect(Object.keys(await getVat(order.id))).toEqual(['order_delivered_cod'])
  })

  test('and always matches the documents of the orders in this file', async () => {
    expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  })
})

test('and is reported in the order of the chain, each document once, and again from where it failed', async () => {
  const told: string[] = []
  let failing = 3
  const reporter = {
    async report({ uuid, hash, xml }: { uuid: string; hash: string; xml: string }) {
      if (--failing === 0) throw new Error('the line is down')
      expect(xml).toContain(uuid)
      told.push(hash)
      return { status: told.length === 1 ? ('refused' as const) : ('reported' as const), answer: '{}' }
    },
  }
  await expect(reportInvoices(t.db, reporter)).rejects.toThrow('the line is down')
  expect(told).toHaveLength(2)
  await reportInvoices(t.db, reporter)
  const all = await t.db.select().from(invoices).orderBy(asc(invoices.supplier_id), asc(invoices.counter))
  expect(told.toSorted()).toEqual(all.map(({ hash }) => hash).toSorted())
  const [first] = await t.db.select().from(invoiceReports).where(eq(invoiceReports.status, 'refused'))
  expect(first?.answer).toBe('{}')
  expect(await reportInvoices(t.db, reporter)).toBe(0)
})
