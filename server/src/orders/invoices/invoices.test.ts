import { createHash, randomUUID } from 'node:crypto'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeActive } from '../../../test/catalog-world.ts'
import { brokenSeries, namePlatform, platformOnPaper } from '../../../test/invoice-world.ts'
import { fillWallet, makeSellingStore, makeShopper, orderWorld } from '../../../test/order-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { saveSettings } from '../../settings/save-settings.ts'
import { stores } from '../../stores/table.ts'
import { loadSettlement } from '../settlement/load-settlement.ts'
import { orders } from '../table.ts'
import { invoiceHash } from './issue-invoice.ts'
import { issueInvoices } from './issue-invoices.ts'
import { issueWaiting } from './issue-waiting.ts'
import { firstPreviousHash, lockSupplier } from './lock-supplier.ts'
import { dueInvoices, planInvoices } from './plan-documents.ts'
import { invoiceSuppliers, invoices, invoiceWaits } from './table.ts'

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
const admin = await adminWith(t, ['orders.index'])
await namePlatform(t.db)
await fillWallet(t.db, shopper.id, 10_000_000)

async function act(token: string, id: string, ...actions: OrderActionName[]) {
  for (const action of actions) {
    const headers = once()
    const answer = await t.call('POST', `/store/orders/${id}/actions`, { token, headers, body: { action } })
    if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`)
  }
}
const toTheDoor: OrderActionName[] = ['accept', 'prepare', 'make_ready', 'send_out']
const place = async (changes: Parameters<typeof world.cart>[1] = {}) =>
  (await world.order(world.cart(await world.product(), changes))).body.id as string
const ofOrder = async (id: string) =>
  (await t.db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(invoices.kind)).toReversed()
const kinds = async (id: string) => (await ofOrder(id)).map(({ kind }) => kind)

/** A registered store with an order of its own. */
async function registeredOrder() {
  const seller = await makeSellingStore(t.db, world.city_id)
  const vat_no = `3${String(Math.floor(Math.random() * 1e13)).padStart(13, '1')}3`
  await t.db.update(stores).set({ vat_regime: 'registered', vat_no, applying_vat_admission: true }).where(eq(stores.id, seller.id))
  const [product_id] = await makeActive(t.db, seller.id, [{ ar: 'عسل', quantity: 10, price: 11_500 }])
  const lines = [{ product_id: product_id ?? '', quantity: 2 }]
  const { body } = await world.order(world.cart('', { store_id: seller.id, lines, payment_method: 'wallet' }))
  return { seller, vat_no, id: body.id as string }
}

describe('an invoice is issued at the tax point', () => {
  test('for cash: at delivery, with the platform’s own to the store', async () => {
    const id = await place()
    await act(store.token, id, ...toTheDoor)
    expect(await kinds(id)).toEqual([])
    await act(store.token, id, 'deliver')
    const [sale, commission] = await ofOrder(id)
    const [order] = await t.db.select().from(orders).where(eq(orders.id, id))
    expect(sale).toMatchObject({ kind: 'sale', net: order?.net, vat: order?.vat, gross: order?.gross, number: 'SI-000001' })
    expect(commission).toMatchObject({ kind: 'commission', net: order?.commission, vat: order?.commission_vat, number: 'TI-000001' })
    // the store is not registered: the platform is the supplier by law, and names it
    expect(sale?.document).toMatchObject({
      transaction_code: '0200000',
      supplier: { name: { ar: platformOnPaper.invoice_name_ar }, vat_no: platformOnPaper.invoice_vat_no },
      source: { ar: expect.any(String) },
      buyer: { name: { ar: 'ريم' } },
      order_number: order?.number,
    })
    expect(commission?.document).toMatchObject({ transaction_code: '0100000', source: null })
    expect(sale?.supplier_id).toBe(commission?.supplier_id)
  })

  test('for a prepaid order: when the store accepts, and for the commission at delivery', async () => {
    const id = await place({ payment_method: 'wallet' })
    expect(await kinds(id)).toEqual([])
    await act(store.token, id, 'accept')
    expect(await kinds(id)).toEqual(['sale'])
    await act(store.token, id, 'prepare', 'make_ready', 'send_out', 'deliver')
    expect(await kinds(id)).toEqual(['sale', 'commission'])
  })

  test('by a registered store: in its name and its own series, issued by the platform', async () => {
    const { seller, vat_no, id } = await registeredOrder()
    await act(seller.token, id, ...toTheDoor, 'deliver')
    const [sale, commission] = await ofOrder(id)
    expect(sale?.number).toMatch(/^SI-\d{4}-000001$/)
    expect(sale?.document).toMatchObject({
      transaction_code: '0210000',
      supplier: { vat_no },
      source: null,
      made_out_by: { vat_no: platformOnPaper.invoice_vat_no },
      vat_totals: [{ category: 'S', rate_bp: 1500, net: sale?.net, vat: sale?.vat }],
    })
    expect(sale?.counter).toBe(1)
    expect(sale?.previous_hash).toBe(firstPreviousHash)
    expect(commission?.document.buyer).toMatchObject({ vat_no })
    expect(commission?.supplier_id).not.toBe(sale?.supplier_id)
  })

  test('later if the supplier is incomplete, without delaying the order', async () => {
    await saveSettings(t.db, { invoice_vat_no: null })
    const id = await place()
    await act(store.token, id, ...toTheDoor, 'deliver')
    expect(await kinds(id)).toEqual([])
    expect(await t.db.select().from(invoiceWaits)).toHaveLength(1)
    expect(await issueWaiting(t.db)).toBe(0)
    await namePlatform(t.db)
    expect(await issueWaiting(t.db)).toBe(1)
    expect(await kinds(id)).toEqual(['sale', 'commission'])
    expect(await t.db.select().from(invoiceWaits)).toEqual([])
  })
})

describe('issued invoices', () => {
  test('have numbers without gaps, also after a rollback', async () => {
    const id = await place()
    await act(store.token, id, ...toTheDoor)
    const tried = t.db.transaction(async (tx) => {
      const facts = await loadSettlement(tx, { order_id: id }, 'all')
      for (const planned of planInvoices(facts, dueInvoices('delivered', facts.order))) await issueInvoices(tx, facts, planned)
      throw new Error('taken back')
    })
    await expect(tried).rejects.toThrow('taken back')
    await act(store.token, id, 'deliver')
    expect(await kinds(id)).toEqual(['sale', 'commission'])
    expect(await brokenSeries(t.db)).toEqual([])
  })

  test('lock a supplier even if another transaction makes its first document meanwhile', async () => {
    const { id: store_id } = await makeSellingStore(t.db, world.city_id)
    await t.db.transaction(async (tx) => {
      const execute = tx.execute.bind(tx)
      // the other one commits right after this one has looked and found nobody
      const look = vi.spyOn(tx, 'execute').mockImplementationOnce((query) => {
        const looked = execute(query).then(async (found) => {
          await t.db.insert(invoiceSuppliers).values({ store_id, code: 9_000_001, last_hash: firstPreviousHash })
          return found
        })
        return looked as unknown as ReturnType<typeof execute> // awaited, as all of a query that is used
      })
      expect((await lockSupplier(tx, store_id)).code).toBe(9_000_001)
      expect(look).toHaveBeenCalled()
      const another = t.db.execute(sql`select from invoice_suppliers where store_id = ${store_id} for update nowait`)
      await expect(another).rejects.toMatchObject({ cause: { code: '55P03' } })
    })
  })

  test('carry on their supplier’s chain, and their hash is that of their XML', async () => {
    const all = await t.db.select().from(invoices).orderBy(invoices.supplier_id, invoices.counter)
    expect(all.length).toBeGreaterThan(6)
    for (const [index, one] of all.entries()) {
      const before = all[index - 1]
      const first = before?.supplier_id !== one.supplier_id
      expect(one.counter).toBe(first ? 1 : (before?.counter ?? 0) + 1)
      expect(one.previous_hash).toBe(first ? firstPreviousHash : before?.hash)
      expect(invoiceHash(one.xml)).toBe(one.hash)
      expect(one.xml).toContain(`<cbc:UUID>${one.id}</cbc:UUID>`)
      expect(one.xml).toContain(one.previous_hash)
      expect(one.net + one.vat).toBe(one.gross)
    }
  })

  test('can’t be changed, removed, skipped or forged', async () => {
    const [one] = await t.db.select().from(invoices).limit(1)
    if (!one) throw new Error('there are invoices')
    const { id: _id, created_at: _at, ...copy } = one
    const next = { ...copy, kind: 'sale_credit' as const, credits_id: one.id, cause_id: randomUUID(), number: 'X-1' }
    const refused = async (writing: PromiseLike<unknown>, why: string) => {
      const error = await Promise.resolve(writing).then(
        () => null,
        (failure: { cause?: { message?: string } }) => failure,
      )
      expect(String(error?.cause?.message)).toMatch(why)
    }
    await refused(t.db.update(invoices).set({ gross: 1 }).where(eq(invoices.id, one.id)), 'append-only')
    await refused(t.db.delete(invoices).where(eq(invoices.id, one.id)), 'append-only')
    await refused(t.db.execute(sql`truncate invoices cascade`), 'append-only')
    await refused(t.db.insert(invoices).values({ ...next, sequence: 3 }), 'follow')
    await refused(t.db.insert(invoices).values({ ...next, sequence: 1, counter: 9999 }), 'chain')
    const [last] = await t.db.select().from(invoices).where(eq(invoices.supplier_id, one.supplier_id)).orderBy(sql`counter desc`).limit(1)
    const chained = { ...next, sequence: 1, counter: (last?.counter ?? 0) + 1, previous_hash: last?.hash ?? '' }
    await refused(t.db.insert(invoices).values({ ...chained, net: one.net + 1, gross: one.gross + 1 }), 'more than was invoiced')
    await refused(t.db.insert(invoices).values({ ...chained, vat: one.vat + 1 }), 'invoices_vat')
  })

  test('keep the names of store, shopper and platform at their time', async () => {
    const { seller, id } = await registeredOrder()
    await act(seller.token, id, 'accept')
    const [before] = await ofOrder(id)
    await t.db
      .update(stores)
      .set({ name: { ar: 'اسم آخر', en: 'Another name' }, address: 'عنوان آخر' })
      .where(eq(stores.id, seller.id))
    const { body } = await t.call('GET', `/user/invoices/${before?.id}`, { token: shopper.token })
    expect(body.document).toEqual(before?.document)
    expect(body.document.supplier.name.ar).not.toBe('اسم آخر')
  })
})

describe('access to invoices', () => {
  test('is given to the shopper and the store for their own, and to an admin for all', async () => {
    const id = await place({ payment_method: 'wallet' })
    await act(store.token, id, ...toTheDoor, 'deliver')
    const [sale, commission] = await ofOrder(id)
    const other = { user: (await makeShopper(t.db, world.city_id)).token, store: (await makeSellingStore(t.db, world.city_id)).token }
    const listed = async (who: 'user' | 'store' | 'admin', token: string) => {
      const { status, body } = await t.call('GET', `/${who}/orders/${id}/invoices`, { token })
      return status === 200 ? (body as { kind: string }[]).map(({ kind }) => kind).toSorted() : status
    }
    expect(await listed('user', shopper.token)).toEqual(['sale'])
    expect(await listed('store', store.token)).toEqual(['commission', 'sale'])
    expect(await listed('admin', admin.token)).toEqual(['commission', 'sale'])
    expect([await listed('user', other.user), await listed('store', other.store)]).toEqual([404, 404])
    const status = async (path: string, token: string) => (await t.call('GET', path, { token })).status
    for (const path of ['', '/pdf']) {
      expect(await status(`/user/invoices/${commission?.id}${path}`, shopper.token)).toBe(404)
      expect(await status(`/user/invoices/${sale?.id}${path}`, other.user)).toBe(404)
    }
    expect(await status(`/store/invoices/${sale?.id}/pdf`, other.store)).toBe(404)
    const page = await t.call('GET', `/store/invoices?kind=commission&q=${commission?.number}`, { token: store.token })
    const file = await t.call('GET', `/store/invoices/export?format=csv&q=${commission?.number}`, { token: store.token, locale: 'en' })
    expect(file.body.split('\n')[0]).toBe('\ufeffInvoice number,Type,Original invoice,Order,Amount before VAT,VAT,Total,Issued')
    expect(file.body.trimEnd().split('\n').slice(1)).toEqual([expect.stringContaining(`${commission?.number},`)])
    expect(page.body.data).toMatchObject([{ id: commission?.id, order_number: sale?.document.order_number, credits_number: null }])
  })
})

describe('the PDF', () => {
  test('is drawn once in each language and never changes', async () => {
    const id = await place()
    await act(store.token, id, ...toTheDoor, 'deliver')
    const [sale] = await ofOrder(id)
    const pdf = async (lang: string) => {
      const token = shopper.token
      const answer = await t.app.inject({
        method: 'GET',
        url: `/api/user/invoices/${sale?.id}/pdf?lang=${lang}`,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      })
      // The shopper finds it again among other downloads by its order, store and day.
      const name = decodeURIComponent(String(answer.headers['content-disposition']))
      expect(name).toContain(`${lang === 'ar' ? 'فاتورة الطلب' : 'Invoice for order'} ${sale?.document.order_number} - `)
      expect(name).toMatch(/ - \d{4}-\d\d-\d\d\.pdf$/)
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      return createHash('sha256').update(answer.rawPayload).digest('hex')
    }
    const [ar, en] = [await pdf('ar'), await pdf('en')]
    expect(ar).not.toBe(en)
    expect([await pdf('ar'), await pdf('en')]).toEqual([ar, en])
    const audited = await t.call('GET', `/admin/invoices/${sale?.id}/pdf?lang=en`, { token: admin.token })
    expect(audited.status).toBe(200)
    expect(audited.headers['content-disposition']).toContain(`${sale?.number}-en.pdf`)
    const { rows } = await t.db.execute(sql`select after from audit_log where action = 'invoices.download' and entity_id = ${id}`)
    expect(rows).toHaveLength(1)
  })
})
