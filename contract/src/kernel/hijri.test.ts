import { expect, test } from 'vitest'
import { fromHijri, hijriMonths, toHijri } from './hijri.ts'

test.each([
  ['2024-03-11', { year: 1445, month: 9, day: 1 }],
  ['2024-07-07', { year: 1446, month: 1, day: 1 }],
  ['2026-02-18', { year: 1447, month: 9, day: 1 }],
])('%s is the first day of its Hijri month', (day, hijri) => {
  expect(toHijri(day)).toEqual(hijri)
  expect(fromHijri(hijri)).toBe(day)
})

test('converts each day of sixty years to a Hijri date and back', () => {
  for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2060, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    expect(fromHijri(toHijri(day))).toBe(day)
  }
})

test('a month of 29 days has no thirtieth', () => {
  const lengths = Array.from({ length: 12 }, (_, at) => (fromHijri({ year: 1448, month: at + 1, day: 30 }) ? 30 : 29))
  expect(lengths.reduce((sum, days) => sum + days, 0)).toBeOneOf([354, 355])
  expect(fromHijri({ year: 1448, month: 1, day: 31 })).toBeNull()
})

test('names the months in both languages', () => {
  expect(hijriMonths('ar')).toContain('رمضان')
  expect(hijriMonths('en')).toContain('Ramadan')
  expect(new Set(hijriMonths('ar')).size).toBe(12)
})
