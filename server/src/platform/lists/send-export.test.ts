import type { Locale } from '@rahba/contract/kernel/locale'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { guardText, unguardText } from './formula-guard.ts'
import { type ExportColumn, exportColumn, sendExport } from './send-export.ts'

/** The file of one row, as its text. */
async function getFile<Row>(columns: ExportColumn<Row>[], row: Row, locale: Locale = 'ar'): Promise<string> {
  const app = Fastify()
  app.get('/', (_request, reply) => sendExport(reply, locale, 'orders', 'csv', columns, [row]))
  return (await app.inject('/')).body
}

test('a file has the times of Riyadh, begins with a BOM and runs no formula', async () => {
  const columns = [
    exportColumn('الوقت', 'moment', (row: { at: string; note: string }) => row.at),
    exportColumn('ملاحظة', 'text', (row: { at: string; note: string }) => row.note),
  ]
  expect(await getFile(columns, { at: '2026-11-20T22:18:30.000Z', note: '=1+1' })).toBe("\ufeffالوقت,ملاحظة\n2026-11-21 01:18,'=1+1\n")
})

test('a text that looks like a time, a number or an amount stays as it was written', async () => {
  const texts = ['2026-99-99T99:99Z', '2026-11-20T22:18:30.000Z', '007', '+966500000001', '1e5']
  const columns = texts.map((text) => exportColumn(text.slice(0, 3), 'text', () => text))
  expect((await getFile(columns, null)).split('\n')[1]).toBe(texts.join(','))
})

test('amounts and rates have two decimals, flags a word in the reader’s language, and days no time', async () => {
  const columns = [
    exportColumn('a', 'money', () => 5000),
    exportColumn('b', 'money', () => -5),
    exportColumn('c', 'rate', () => 750),
    exportColumn('d', 'flag', () => true),
    exportColumn('e', 'day', () => '2026-11-20'),
    exportColumn('f', 'number', () => 12),
    exportColumn('g', 'money', () => null),
  ]
  expect((await getFile(columns, null, 'en')).split('\n')[1]).toBe('50.00,-0.05,7.50,Yes,2026-11-20,12,')
})

test('an invalid time is written as it is', async () => {
  expect((await getFile([exportColumn('a', 'moment', () => '=soon')], null)).split('\n')[1]).toBe("'=soon")
})

test('a text that begins like a formula in any spreadsheet is escaped, and read back unchanged', () => {
  const formulas = [
    '=1',
    '+a',
    '-a',
    '@a',
    '\ta',
    '\ra',
    '＝1+1',
    '＋a',
    '－1+1',
    '＠SUM(1)',
    '﹦1',
    '−1+1',
    ' =1',
    '\u200f=1',
    '\ufeff@a',
    "'=1",
  ]
  for (const text of formulas) {
    expect(guardText(text), JSON.stringify(text)).toBe(`'${text}`)
    expect(unguardText(guardText(text))).toBe(text)
  }
  for (const text of ['-5', '+966500000001', 'سكري', "it's", "'quoted'", 'a=1', ''])
    expect([guardText(text), unguardText(text)], text).toEqual([text, text])
})
