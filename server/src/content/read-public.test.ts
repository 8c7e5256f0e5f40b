import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { faqs } from './table.ts'

const t = await testApp()
const find = async (q: string) =>
  (await t.call('GET', '/faqs', { query: { audience: 'stores', q } })).body.map((row: { question: string }) => row.question)

beforeAll(async () => {
  await t.db.insert(faqs).values([
    {
      audience: 'stores',
      question: { ar: 'متى أستلم مبالغي؟', en: 'When am I paid?' },
      answer: { ar: '<p>من صفحة المحفظة.</p>', en: '<p>From the wallet.</p>' },
    },
    {
      audience: 'stores',
      question: { ar: 'كيف أضيف منتجًا؟', en: 'How do I add a product?' },
      answer: { ar: '<p>من صفحة المنتجات.</p>', en: '<p>From products.</p>' },
      position: 1,
    },
    {
      audience: 'landing',
      question: { ar: 'ما المحفظة؟', en: 'What is the wallet?' },
      answer: { ar: '<p>رصيدك.</p>', en: '<p>Your balance.</p>' },
    },
  ])
})

it('finds a question by its words and by its answer, for its audience only', async () => {
  expect(await find('مبالغى')).toEqual(['متى أستلم مبالغي؟'])
  expect(await find('المحفظه')).toEqual(['متى أستلم مبالغي؟'])
  expect(await find('صفحة')).toEqual(['متى أستلم مبالغي؟', 'كيف أضيف منتجًا؟'])
})

it('does not search the markup of an answer', async () => expect(await find('<p>')).toEqual([]))
