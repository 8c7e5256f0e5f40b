import { describe, expect, test } from 'vitest'
import { makeCategory, makeStore, productBody } from './catalog-world.ts'
import { makePlaces, makeShopper } from './order-world.ts'
import { testApp } from './test-app.ts'

// Input is accepted with the digits and marks of people's keyboards. Errors appear at the field in the reader's language.
const t = await testApp()
const store = await makeStore(t.db)
const { city_id } = await makePlaces(t.db)
const shopper = await makeShopper(t.db, city_id)

const address = { label: 'البيت', name: 'ريم', city_id, district: 'العليا', street: 'شارع التحلية' }

describe('a phone', () => {
  test.each([
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '0501234567',
    '966 50 123 4567',
    '+966-50-123-4567',
    '00966501234567',
    '\u202a+966501234567\u202c',
    ' ٥٠١٢٣٤٥٦٧ ',
  ])('written %s is the same number', async (phone) => {
    const answer = await t.call('POST', '/user/addresses', { token: shopper.token, body: { ...address, phone } })
    expect(answer).toMatchObject({ status: 201, body: { phone: '+966501234567' } })
  })

  test.each(['123', '+1', '٠٥٠١٢٣', 'هاتف', '+966 11 999 999 999 99'])('written %s is rejected in both languages', async (phone) => {
    for (const locale of ['ar', 'en'] as const) {
      const answer = await t.call('POST', '/user/addresses', { token: shopper.token, locale, body: { ...address, phone } })
      expect(answer.status).toBe(422)
      expect(/\p{Script=Arabic}/u.test(answer.body.fields.phone)).toBe(locale === 'ar')
    }
  })
})

test('a price in Arabic digits with the Arabic decimal mark', async () => {
  const { category_id } = await makeCategory(t.db)
  for (const [typed, price] of [
    ['٣٩٠٠', 3900],
    ['3900', 3900],
    ['۳۹۰۰', 3900],
  ] as const) {
    const body = { ...productBody({ category_id }), price: typed, quantity: '١٠' }
    expect(await t.call('POST', '/store/products', { token: store.token, body })).toMatchObject({
      status: 201,
      body: { price, quantity: 10 },
    })
  }
})

describe('an IBAN', () => {
  const right = 'SA0380000000608010167519'
  const body = (iban_no: string) => ({
    bank_id: null,
    bank_account_name: 'نورة السالم',
    bank_account_no: null,
    iban_no,
    bank_account_image: null,
    bank_account_letter: null,
  })
  const getFaults = async (iban: string, locale: 'ar' | 'en') =>
    (await t.call('PUT', '/store/profile/bank-settings', { token: store.token, locale, body: body(iban) })).body.fields

  test('with any one wrong digit is rejected at its field in both languages', async () => {
    for (let at = 2; at < right.length; at++) {
      const wrong = `${right.slice(0, at)}${(Number(right[at]) + 1) % 10}${right.slice(at + 1)}`
      expect((await getFaults(wrong, 'ar')).iban_no, wrong).toMatch(/\p{Script=Arabic}/u)
      expect((await getFaults(wrong, 'en')).iban_no, wrong).toMatch(/^[\x20-\x7e\u2019]+$/)
    }
  })

  test('with a wrong digit and with a wrong form gets different messages', async () => {
    const digit = await getFaults(right.replace('6080', '7080'), 'en')
    expect(digit.iban_no).toBe('IBAN isn’t valid. A digit is wrong or out of place. Compare it with the bank’s letter')
    for (const wrong of [right.slice(0, -1), right.replace('SA', 'AE'), `${right}1`])
      expect((await getFaults(wrong, 'en')).iban_no, wrong).toBe('IBAN isn’t valid. It starts with SA and has 24 characters')
  })

  test.each([right, 'SA03 8000 0000 6080 1016 7519', 'sa٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩', '\u200fSA03-8000-0000-6080-1016-7519'])(
    'written %s is accepted',
    async (iban) => {
      expect(await getFaults(iban, 'ar')).not.toHaveProperty('iban_no')
    },
  )
})
