import { formatAmount } from '@rahba/contract/kernel/money'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../../test/actors.ts'
import { namePlatform, platformOnPaper } from '../../../../test/invoice-world.ts'
import { pdfPages, pdfText } from '../../../../test/pdf-text.ts'
import { refundWorld } from '../../../../test/refund-world.ts'
import { testApp } from '../../../../test/test-app.ts'
import { type InvoiceRecord, invoices } from '../table.ts'
import { drawPdf } from './draw-pdf.ts'
import { pageData } from './page-data.ts'

const t = await testApp()
const world = await refundWorld(t)
await namePlatform(t.db)
const { token } = await adminWith(t, ['orders.index'])

/** The papers of an order of which a piece came back: both invoices and both credit notes, oldest first. */
async function papers(): Promise<InvoiceRecord[]> {
  const order = await world.placed({ quantity: 3 })
  const { body } = await world.ask(order, 1, { refund_reason: 'damaged' })
  await world.decide('store', body.id, 'accept')
  const lines = (await world.cancellation(body.id)).lines.map(({ order_line_id }) => ({
    order_line_id,
    received: 1,
    damaged: 0,
    missing: 0,
  }))
  await world.decide('store', body.id, 'receive', { lines })
  return t.db.select().from(invoices).where(eq(invoices.order_id, order.id)).orderBy(asc(invoices.counter))
}

async function getText({ id }: InvoiceRecord, lang: 'ar' | 'en'): Promise<string> {
  const answer = await t.app.inject({ url: `/api/admin/invoices/${id}/pdf?lang=${lang}`, headers: { authorization: `Bearer ${token}` } })
  return pdfText(answer.rawPayload)
}

test('every document shows its number, its parties, its lines and its VAT, in both languages', { timeout: 60_000 }, async () => {
  const issued = await papers()
  expect(issued.map(({ kind }) => kind)).toEqual(['sale', 'commission', 'sale_credit', 'commission_credit'])
  for (const paper of issued) {
    const { document } = paper
    for (const lang of ['ar', 'en'] as const) {
      const text = await getText(paper, lang)
      const said = text.split('\n')
      for (const one of [paper.number, platformOnPaper.invoice_vat_no, String(document.order_number)]) expect(said).toContain(one)
      for (const amount of [paper.net, paper.vat, paper.gross]) expect(said).toContain(formatAmount(amount))
      for (const line of document.lines)
        for (const figure of [line.quantity, formatAmount(line.gross), formatAmount(line.vat)]) expect(said).toContain(String(figure))
      expect(text).toContain(lang === 'ar' ? platformOnPaper.invoice_name_ar : platformOnPaper.invoice_name_en)
      if (document.credits) expect(said).toContain(document.credits.number)
    }
  }
})

test('the shopper’s invoice names the store as the source, and a credit note its reason', { timeout: 60_000 }, async () => {
  const [sale, , credit] = await papers()
  if (!sale || !credit) throw new Error('the papers were issued')
  const english = await getText(sale, 'en')
  expect(english).toContain('Simplified tax invoice')
  expect(english).toContain(sale.document.source?.en)
  expect(english).toContain('15%')
  const arabic = await getText(sale, 'ar')
  expect(arabic).toContain('فاتورة ضريبية مبسطة')
  expect(arabic).toContain('ضريبة القيمة المضافة')
  expect(await getText(credit, 'ar')).toContain(credit.document.credits?.reason.ar)
  expect(await getText(credit, 'en')).toContain(credit.document.credits?.reason.en)
})

test('people’s texts keep their own direction on a page of the other direction', { timeout: 60_000 }, async () => {
  const [sale] = await papers()
  const [line] = sale?.document.lines ?? []
  if (!sale || !line) throw new Error('the papers were issued')
  const both = (text: string) => ({ ar: text, en: text })
  const words = {
    ar: ['USB-C Cable.', 'Sarah A.', 'Navy blue.', 'King Fahd Rd.', 'Al Malaz.'],
    en: ['كيبل شحن.', 'سارة أ.', 'أزرق غامق.', 'طريق الملك فهد.', 'حي الملز.'],
  }
  for (const lang of ['ar', 'en'] as const) {
    const [name = '', buyer = '', choice = '', street = '', district = ''] = words[lang]
    const details = both(lang === 'ar' ? `اللون: ${choice}` : `Colour: ${choice}`)
    const lines = [{ ...line, name: both(name), details }]
    const supplier = { ...sale.document.supplier, street: both(street), district: both(district) }
    const document = { ...sale.document, lines, supplier, buyer: sale.document.buyer && { ...sale.document.buyer, name: both(buyer) } }
    const said = pdfText(await drawPdf(await pageData({ ...sale, document }, lang))).split('\n')
    // a full stop that went to the other end is no part of its run
    for (const written of words[lang]) expect(said).toContain(written)
  }
})

test('each of several pages names its document, and no item is split', { timeout: 60_000 }, async () => {
  const [sale] = await papers()
  const [line] = sale?.document.lines ?? []
  if (!sale || !line) throw new Error('the papers were issued')
  const name = ['First', ...Array.from({ length: 60 }, () => 'long'), 'Last'].join(' ')
  const lines = Array.from({ length: 40 }, () => ({ ...line, name: { ar: name, en: name } }))
  for (const lang of ['ar', 'en'] as const) {
    const pages = pdfPages(await drawPdf(await pageData({ ...sale, document: { ...sale.document, lines } }, lang)))
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) {
      expect(page).toContain(sale.number)
      expect(page.match(/Last/g)?.length ?? 0).toBe(page.match(/First/g)?.length ?? 0)
    }
    expect(pages.join().match(/Last/g)).toHaveLength(40)
  }
})
