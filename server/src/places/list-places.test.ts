import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { cities, countries, regions } from './table.ts'

const t = await testApp()

test('a region and its cities have names in the reader’s language and in the other', async () => {
  const [country] = await t.db
    .insert(countries)
    .values({ name: { ar: 'السعودية', en: 'Saudi Arabia' }, iso: 'SA', dialling_code: '+966', currency: 'SAR' })
    .returning()
  const name = { ar: 'منطقة مكة المكرمة', en: 'Makkah' }
  const [region] = await t.db
    .insert(regions)
    .values({ country_id: country?.id ?? '', code: 'SA-02', name })
    .returning()
  await t.db.insert(cities).values({ region_id: region?.id ?? '', name: { ar: 'جدة', en: 'Jeddah' } })
  const places = async (locale: 'ar' | 'en') => (await t.call('GET', '/location/cities', { locale })).body
  expect(await places('ar')).toMatchObject([
    { name: name.ar, other_name: name.en, cities: [{ name: 'جدة', other_name: 'Jeddah', spellings: expect.arrayContaining(['Jiddah']) }] },
  ])
  expect(await places('en')).toMatchObject([{ name: name.en, other_name: name.ar, cities: [{ name: 'Jeddah', other_name: 'جدة' }] }])
})
