import { readdirSync } from 'node:fs'
import { locales } from '@rahba/contract/kernel/locale'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { everyMessage } from './every-message.ts'
import { notice, type WrittenNotice } from './message.ts'
import { mountTexts } from './plugin.ts'
import { registry } from './registry.ts'
import { countSegments } from './sms-segments.ts'

const samples = everyMessage()

/** Every text of a sample in one language, without the HTML that only frames it. */
const readTexts = ({ notice, mail, sms }: (typeof samples)[number], locale: 'ar' | 'en') =>
  [notice?.[locale].title, notice?.[locale].body, mail?.[locale].subject, mail?.[locale].text, sms?.[locale]].filter(
    (text) => text !== undefined,
  )

const isUnfinished = (text: string) => /undefined|null|NaN|\[object|\{\w*\}|\$\{|«»|“”/.test(text) || text.trim() === ''

test('a text without one of its parameters is an error', () => {
  for (const text of ['Order undefined', 'الطلب {number}', ' ', 'متجر «»', `Order ${'$'}{number}`]) expect(isUnfinished(text)).toBe(true)
  expect(isUnfinished('Order 7')).toBe(false)
})

test('every message is complete in both languages', () => {
  for (const sample of samples)
    for (const locale of locales) {
      const texts = readTexts(sample, locale)
      expect(texts.length, sample.key).toBeGreaterThan(0)
      expect(texts.filter(isUnfinished), `${sample.key} ${locale}`).toEqual([])
    }
})

test('each language is written in itself', () => {
  const arabic = /[\u0600-\u06ff]/
  for (const { key, notice, mail } of samples)
    for (const [ar, en] of [
      [notice?.ar.title, notice?.en.title],
      [mail?.ar.subject, mail?.en.subject],
    ]) {
      if (ar === undefined || en === undefined || key.startsWith('mails.')) continue
      expect(ar, key).toMatch(arabic)
      expect(en, key).not.toBe(ar)
    }
})

test('a text message fits into two segments', () => {
  const lengths = samples.flatMap(({ key, sms }) =>
    locales.flatMap((locale) => (sms ? [{ key, locale, ...countSegments(sms[locale]) }] : [])),
  )
  for (const { key, locale, letters, alphabet, segments } of lengths)
    console.log(`${key} ${locale}: ${letters} letters in ${alphabet}, segments: ${segments}`)
  expect(lengths.length).toBeGreaterThan(8)
  expect(lengths.filter(({ segments }) => segments > 2)).toEqual([])
})

test('an English text message needs no Arabic alphabet, and a long one is counted in parts', () => {
  expect(samples.filter(({ sms }) => sms && countSegments(sms.en).alphabet !== 'GSM-7').map(({ key }) => key)).toEqual([])
  expect(countSegments('a'.repeat(161))).toEqual({ letters: 161, alphabet: 'GSM-7', segments: 2 })
  expect(countSegments('ب'.repeat(71))).toEqual({ letters: 71, alphabet: 'UCS-2', segments: 2 })
})

test('the compiler rejects a message without one of the languages, and a notice that no message wrote', () => {
  // @ts-expect-error The English text is missing.
  notice({ to: 'admin', samples: [{}], ar: () => ({ title: 'عنوان', body: 'نص' }) })
  const text = { title: 'Title', body: 'Text' }
  // @ts-expect-error Only a message of the registry writes this type.
  const written: WrittenNotice = { audience: 'admin', push: true, mail: false, data: { ar: text, en: text } }
  expect(written.audience).toBe('admin')
})

test('the registry has the messages of every file', async () => {
  const known = new Set<unknown>(Object.values(registry).flatMap((messages) => Object.values(messages)))
  const isMessage = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value && 'samples' in value
  const files = readdirSync(import.meta.dirname).flatMap((file) => (/^[\w-]+\.ts$/.test(file) ? [file.slice(0, -3)] : []))
  let found = 0
  for (const file of files)
    for (const value of Object.values((await import(`./${file}.ts`)) as Record<string, unknown>))
      for (const message of typeof value === 'object' && value !== null && value !== registry ? Object.values(value) : [])
        if (isMessage(message)) {
          found++
          expect(known.has(message), file).toBe(true)
        }
  expect(found).toBeGreaterThanOrEqual(known.size)
})

const open = async (NODE_ENV: 'development' | 'test' | 'production') => {
  const app = Fastify()
  mountTexts(app, { NODE_ENV })
  return app.inject('/dev/texts')
}

test('the preview shows every message, with Arabic from the right', async () => {
  const { statusCode, headers, body } = await open('development')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { key } of samples) expect(body).toContain(`<code>${key}</code>`)
  expect(body).toContain('<div lang="ar" dir="rtl">')
  expect(body).toContain('تم إيقاف متجرك')
})

test('production has no preview', async () => {
  expect((await open('production')).statusCode).toBe(404)
})
