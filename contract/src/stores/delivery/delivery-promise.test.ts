import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysIn } from '../../statistics/periods.ts'
import { intervalsOn, type OpeningTimes, type OpeningWeek, weekdays } from '../profile/opening-times.ts'
import { findAcceptanceLimit, promiseDelivery, promisePickup } from './delivery-promise.ts'

const nine = [{ opens: '09:00', closes: '17:00', next_day: false }]
const workingWeek = Object.fromEntries(weekdays.map((day) => [day, day === 'friday' ? [] : nine])) as OpeningWeek
const times = (changes: Partial<OpeningTimes> = {}): OpeningTimes => ({
  opening_hours: workingWeek,
  ramadan_hours: null,
  holidays: [],
  orders_outside_hours: true,
  ...changes,
})
const holiday = (start_date: string, end_date: string) => ({ name: { ar: 'عيد', en: '' }, start_date, end_date, stops_orders: false })
const promised = (moment: string, days: [number, number], preparation_days: number | null = 0, changes: Partial<OpeningTimes> = {}) => {
  const now = Date.parse(`${moment}+03:00`)
  const { promised_from, promised_to } = promiseDelivery(times(changes), { now, preparation_days, days_min: days[0], days_max: days[1] })
  return [promised_from, promised_to]
}

test('counts days of preparation and delivery in working days', () => {
  // Wednesday, 9 September 2026; Friday is off
  expect(promised('2026-09-09T10:00', [0, 0])).toEqual(['2026-09-09', '2026-09-09'])
  expect(promised('2026-09-09T10:00', [1, 2])).toEqual(['2026-09-10', '2026-09-12'])
  expect(promised('2026-09-09T10:00', [1, 2], 1)).toEqual(['2026-09-12', '2026-09-13'])
  expect(promised('2026-09-09T10:00', [1, 2], null)).toEqual(['2026-09-10', '2026-09-12'])
})

test('an order after closing time, or on a day off, counts from the next working day', () => {
  expect(promised('2026-09-09T16:59', [0, 1])).toEqual(['2026-09-09', '2026-09-10'])
  expect(promised('2026-09-09T17:00', [0, 1])).toEqual(['2026-09-10', '2026-09-12'])
  expect(promised('2026-09-10T17:00', [0, 1])).toEqual(['2026-09-12', '2026-09-13'])
  expect(promised('2026-09-11T00:30', [0, 0])).toEqual(['2026-09-12', '2026-09-12'])
  expect(promised('2026-09-09T06:00', [0, 0])).toEqual(['2026-09-09', '2026-09-09'])
  const late = [{ opens: '18:00', closes: '02:00', next_day: true }]
  const opening_hours = Object.fromEntries(weekdays.map((day) => [day, late])) as OpeningWeek
  expect(promised('2026-09-09T23:59', [0, 0], 0, { opening_hours })).toEqual(['2026-09-09', '2026-09-09'])
})

test('skips holidays, and promises nothing for a store that stays closed', () => {
  expect(promised('2026-09-09T10:00', [1, 1], 0, { holidays: [holiday('2026-09-10', '2026-09-14')] })).toEqual(['2026-09-15', '2026-09-15'])
  expect(promised('2026-09-09T10:00', [1, 1], 0, { holidays: [holiday('2026-09-10', '2027-09-14')] })).toEqual([null, null])
  expect(promised('2026-09-09T23:00', [0, 1], 0, { opening_hours: null })).toEqual(['2026-09-09', '2026-09-10'])
})

test('promises nothing without days, and pickup only with a preparation time', () => {
  const now = Date.parse('2026-09-09T10:00+03:00')
  const none = { promised_from: null, promised_to: null }
  expect(promiseDelivery(times(), { now, preparation_days: 3, days_min: null, days_max: null })).toEqual(none)
  expect(promisePickup(times(), { now, preparation_days: null })).toEqual(none)
  expect(promisePickup(times(), { now, preparation_days: 2 })).toEqual({ promised_from: '2026-09-12', promised_to: '2026-09-12' })
})

test('promises as many working days as were configured, in order', () => {
  const day = fc.integer({ min: 0, max: 500 }).map((ahead) => addDays('2026-09-01', ahead))
  const dayOff = fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 6 })
  fc.assert(
    fc.property(
      day,
      dayOff,
      fc.nat(30),
      fc.nat(9),
      fc.nat(9),
      fc.integer({ min: 0, max: 1439 }),
      (date, off, preparation_days, days_min, more, minute) => {
        const opening_hours = Object.fromEntries(weekdays.map((name) => [name, off.includes(name) ? [] : nine])) as OpeningWeek
        const all = times({ opening_hours, holidays: [holiday(addDays(date, 3), addDays(date, 5))] })
        const now = Date.parse(`${date}T00:00+03:00`) + minute * 60_000
        const { promised_from, promised_to } = promiseDelivery(all, { now, preparation_days, days_min, days_max: days_min + more })
        if (promised_from === null || promised_to === null) throw new Error('promised')
        expect(promised_from <= promised_to && promised_from >= date).toBe(true)
        const isWorking = (one: string) => intervalsOn(all, one)?.length !== 0
        expect(isWorking(promised_from) && isWorking(promised_to)).toBe(true)
        const workingDays = Array.from({ length: daysIn({ from: date, to: promised_to }) }, (_, at) => addDays(date, at)).filter(isWorking)
        const counted = workingDays[0] === date && minute >= 17 * 60 ? workingDays.slice(1) : workingDays
        expect(counted.length - 1).toBe(preparation_days + days_min + more)
        expect(counted[preparation_days + days_min]).toBe(promised_from)
      },
    ),
  )
})

describe('a store may accept an order', () => {
  const limit = (moment: string, days: [number, number], preparation_days: number | null, changes: Partial<OpeningTimes> = {}) => {
    const terms = { now: Date.parse(`${moment}+03:00`), preparation_days, days_min: days[0], days_max: days[1] }
    const { promised_from } = promiseDelivery(times(changes), terms)
    const found = findAcceptanceLimit(times(changes), { ...terms, promised_from })
    return found === null ? null : new Date(found + 3 * 3_600_000).toISOString().slice(0, 16)
  }
  const always = { opening_hours: null }

  test('until the closing time of the day from which the promise counts', () => {
    // Friday is off: an order after Thursday's closing time is counted from Saturday.
    expect(limit('2026-09-09T00:30', [1, 2], 1)).toBe('2026-09-09T17:00')
    expect(limit('2026-09-10T17:00', [1, 2], 1)).toBe('2026-09-12T17:00')
    expect(limit('2026-09-09T10:00', [1, 2], 1, always)).toBe('2026-09-10T00:00')
  })

  test('for twelve hours at least, and for two if the promise is for the same day', () => {
    expect(limit('2026-11-26T20:52', [1, 2], 1, always)).toBe('2026-11-27T08:52')
    expect(limit('2026-11-26T20:52', [0, 0], 0, always)).toBe('2026-11-27T00:00')
    expect(limit('2026-11-26T23:30', [0, 0], 0, always)).toBe('2026-11-27T01:30')
  })

  test('by the setting if nothing is promised', () => {
    expect(findAcceptanceLimit(times(), { promised_from: null, now: 0, preparation_days: null, days_min: null })).toBeNull()
  })
})
