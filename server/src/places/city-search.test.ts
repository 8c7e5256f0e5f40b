import { beforeAll, describe, expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { makeStore } from '../../test/catalog-world.ts'
import { testApp } from '../../test/test-app.ts'
import { cities, countries, regions } from './table.ts'

// Every list of cities that the server searches for a picker. The pickers that search in the browser are tested in place-select.test.tsx.

const t = await testApp()
const { token: admin } = await adminWith(t)
const { token: store } = await makeStore(t.db)

beforeAll(async () => {
  const [country] = await t.db
    .insert(countries)
    .values({ name: { ar: 'السعودية', en: 'Saudi Arabia' }, iso: 'SA', dialling_code: '+966', currency: 'SAR' })
    .returning()
  const [region] = await t.db
    .insert(regions)
    .values({ name: { ar: 'منطقة مكة المكرمة', en: 'Makkah Region' }, country_id: country?.id ?? '' })
    .returning()
  const names = [
    { ar: 'جدة', en: 'Jeddah' },
    { ar: 'مكة المكرمة', en: 'Makkah' },
    { ar: 'أبها', en: 'Abha' },
    { ar: 'الأحساء', en: 'Al Ahsa' },
    { ar: 'الرياض', en: 'Riyadh' },
  ]
  await t.db.insert(cities).values(names.map((name) => ({ name, region_id: region?.id ?? '' })))
})

/** Spellings that people type, and the city they mean. */
const typed = [
  ['جده', 'جدة'],
  ['مكه', 'مكة المكرمة'],
  ['ابها', 'أبها'],
  ['الاحساء', 'الأحساء'],
  ['احساء', 'الأحساء'],
  ['Jeddah', 'جدة'],
  ['jedda', 'جدة'],
  ['ahsa', 'الأحساء'],
  ['Mecca', 'مكة المكرمة'],
  ['mec', 'مكة المكرمة'],
  ['jiddah', 'جدة'],
  ['Al Hasa', 'الأحساء'],
] as const

const pickers = [
  { name: 'cities of an address, a filter or a broadcast', path: '/admin/locations/cities/options', token: admin, query: {} },
  { name: 'cities of a promo code', path: '/admin/promo-codes/options', token: admin, query: { of: 'cities' } },
  { name: 'cities of a coupon', path: '/store/coupons/options', token: store, query: { of: 'cities' } },
]

describe.each(pickers)('the $name', ({ path, token, query }) => {
  test.each(typed)('find %s', async (q, city) => {
    const answer = await t.call('GET', `${path}`, { token, query: { ...query, q } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.map(({ title }: { title: { ar: string } }) => title.ar)).toEqual([city])
  })
})
