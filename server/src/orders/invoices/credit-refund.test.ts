import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { brokenSeries, namePlatform } from '../../../test/invoice-world.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { testApp } from '../../../test/test-app.ts'
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

describe('a credit note goes with every refund of what was invoiced', () => {
  test('of some pieces after delivery: on the shopper’s invoice and on the commission, to the halala', async () => {
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

  test('of the whole order before delivery: the invoice is taken back to the halala', async () => {
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

  test('cash that was cancelled in part before delivery: invoiced over what was delivered, without a credit note', async () => {
    const order = await world.placed({ quantity: 3, method: 'cod', upTo: 'accepted' })
    const asked = await world.ask(order, 1)
    await world.decide('store', asked.body.id, 'accept')
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

  test('in pieces until nothing is left: the notes come to the invoice', async () => {
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

test('reported in the order of the chain, each once, refusals noted, and again from where it failed', async () => {
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
