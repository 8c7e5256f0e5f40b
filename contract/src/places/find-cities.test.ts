import { expect, test } from 'vitest'
import { findCities, listCities, suggestCities } from './find-cities.ts'
import { listSpellings } from './spellings.ts'

const place = (name: string, other_name: string) => ({
  id: other_name,
  name,
  other_name,
  spellings: listSpellings([name, other_name]),
})
const cities = listCities([
  {
    ...place('مكة المكرمة', 'Makkah region'),
    cities: [place('جدة', 'Jeddah'), place('مكة المكرمة', 'Makkah'), place('الخرمة', 'Al Khurmah')],
  },
  { ...place('الشرقية', 'Eastern'), cities: [place('الأحساء', 'Al Ahsa'), place('العيون', 'Al Uyun A')] },
  { ...place('الرياض', 'Riyadh region'), cities: [place('العيون', 'Al Uyun B'), place('الرياض', 'Riyadh')] },
])
const found = (typed: string) => findCities(cities, typed).map(({ id }) => id)

test('a city is found as people type it, in either language', () => {
  expect(found('جده')).toEqual(['Jeddah'])
  expect(found('مكه')).toEqual(['Makkah'])
  expect(found('الاحساء')).toEqual(['Al Ahsa'])
  expect(found(' riyadh ')).toEqual(['Riyadh'])
})

test('a name that two cities share is distinguished by the region', () => {
  expect(found('العيون')).toEqual(['Al Uyun A', 'Al Uyun B'])
  expect(found('العيون - الرياض')).toEqual(['Al Uyun B'])
})

test('an empty or unknown name finds nothing', () => {
  expect(found('')).toEqual([])
  expect(found('باريس')).toEqual([])
})

test.each([
  ['Mecca', 'Makkah'],
  ['makka', 'Makkah'],
  ['Jiddah', 'Jeddah'],
  ['al hasa', 'Al Ahsa'],
  ['Alahsa', 'Al Ahsa'],
  ['jedda', 'Jeddah'],
  ['مكه المكرمه', 'Makkah'],
  ['احساء', 'Al Ahsa'],
  ['الحسا', 'Al Ahsa'],
])('another spelling, %s, finds the city', (typed, city) => {
  expect(found(typed)).toEqual([city])
})

test('suggests the best city first while a name is typed, also by a later word or without the article', () => {
  const offered = (typed: string) => suggestCities(cities, typed).map(({ id }) => id)
  expect(offered('mec')).toEqual(['Makkah'])
  expect(offered('احس')).toEqual(['Al Ahsa'])
  expect(offered('مكرمه')).toEqual([])
  expect(offered('ال').length).toBeGreaterThan(1)
})
