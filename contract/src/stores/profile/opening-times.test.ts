import { expect, test } from 'vitest'
import { findOpenState, findOrderStops, isRamadan, type OpeningTimes, type OpeningWeek, weekdays } from './opening-times.ts'

const week = (times: readonly string[], others: Partial<OpeningWeek> = {}): OpeningWeek =>
  ({
    ...Object.fromEntries(
      weekdays.map((day) => [
        day,
        times.map((time) => ({ opens: time.slice(0, 5), closes: time.slice(6), next_day: time.slice(6) <= time.slice(0, 5) })),
      ]),
    ),
    ...others,
  }) as OpeningWeek
const times = (changes: Partial<OpeningTimes> = {}): OpeningTimes => ({
  opening_hours: week(['09:00-12:00', '16:00-22:00'], { friday: [] }),
  ramadan_hours: null,
  holidays: [],
  orders_outside_hours: false,
  ...changes,
})
const at = (moment: string) => Date.parse(`${moment}+03:00`)
const shown = (moment: number | null) => moment && new Date(moment + 3 * 3_600_000).toISOString().slice(0, 16)
const state = (moment: string, changes: Partial<OpeningTimes> = {}) => {
  const { is_open, changes_at } = findOpenState(times(changes), at(moment))
  return [is_open, shown(changes_at)]
}

test('a store opens and closes by its hours, twice a day, and not on its day off', () => {
  // Sunday, 6 September 2026
  expect(state('2026-09-06T08:59')).toEqual([false, '2026-09-06T09:00'])
  expect(state('2026-09-06T09:00')).toEqual([true, '2026-09-06T12:00'])
  expect(state('2026-09-06T12:00')).toEqual([false, '2026-09-06T16:00'])
  expect(state('2026-09-06T21:59')).toEqual([true, '2026-09-06T22:00'])
  expect(state('2026-09-10T22:00')).toEqual([false, '2026-09-12T09:00'])
})

test('hours until the next day stay open past midnight, also into a day off', () => {
  const late = week(['21:00-02:00'], { friday: [] })
  expect(state('2026-09-11T01:59', { opening_hours: late })).toEqual([true, '2026-09-11T02:00'])
  expect(state('2026-09-11T02:00', { opening_hours: late })).toEqual([false, '2026-09-12T21:00'])
})

test('a store that is open all day on two days does not close between them', () => {
  const always = week(['00:00-00:00'])
  expect(state('2026-09-06T23:59', { opening_hours: always })).toEqual([true, null])
  expect(state('2026-09-06T23:59', { opening_hours: null })).toEqual([true, null])
})

test('the hours of Ramadan begin and end automatically', () => {
  // Ramadan 1447 was from 18 February to 19 March 2026.
  expect(['2026-02-17', '2026-02-18', '2026-03-19', '2026-03-20'].map(isRamadan)).toEqual([false, true, true, false])
  const ramadan_hours = week(['21:00-02:00'])
  expect(state('2026-02-17T10:00', { ramadan_hours })).toEqual([true, '2026-02-17T12:00'])
  expect(state('2026-02-18T10:00', { ramadan_hours })).toEqual([false, '2026-02-18T21:00'])
  expect(state('2026-03-21T10:00', { ramadan_hours })).toEqual([true, '2026-03-21T12:00'])
})

const holiday = (start_date: string, end_date: string, stops_orders: boolean) => ({
  name: { ar: 'عيد الفطر', en: '' },
  start_date,
  end_date,
  stops_orders,
})

test('a holiday closes whole days and the store opens again automatically', () => {
  const holidays = [holiday('2026-09-06', '2026-09-08', false)]
  expect(state('2026-09-06T10:00', { holidays })).toEqual([false, '2026-09-09T09:00'])
  expect(state('2026-09-05T23:00', { holidays, opening_hours: null })).toEqual([true, '2026-09-06T00:00'])
})

const stops = (moment: string, changes: Partial<OpeningTimes>) =>
  findOrderStops(times(changes), at(moment)).map(({ from, to }) => `${shown(from)} ${shown(to)}`)

test('orders stop outside hours only if the store chose so', () => {
  const outside = stops('2026-09-06T10:00', {})
  expect(outside.slice(2, 4)).toEqual(['2026-09-05T22:00 2026-09-06T09:00', '2026-09-06T12:00 2026-09-06T16:00'])
  expect(outside.at(-1)).toMatch(/ 2026-09-27T00:00$/)
  expect(stops('2026-09-06T10:00', { orders_outside_hours: true })).toEqual([])
  expect(stops('2026-09-06T10:00', { opening_hours: null })).toEqual([])
})

test('a holiday overrides the hours for orders on its days, however distant they are', () => {
  const far = [holiday('2027-03-10', '2027-03-12', true), holiday('2026-01-01', '2026-01-02', true)]
  expect(stops('2026-09-06T10:00', { holidays: far, orders_outside_hours: true })).toEqual(['2027-03-10T00:00 2027-03-13T09:00'])
  const taking = stops('2026-09-06T10:00', { holidays: [holiday('2026-09-07', '2026-09-08', false)] })
  expect(taking).toContain('2026-09-06T22:00 2026-09-07T00:00')
  expect(taking).toContain('2026-09-09T00:00 2026-09-09T09:00')
  const night = stops('2026-09-06T10:00', {
    opening_hours: week(['21:00-02:00']),
    holidays: [holiday('2026-09-07', '2026-09-07', true)],
  })
  expect(night).toContain('2026-09-07T02:00 2026-09-08T21:00')
})

test('at every moment around a holiday that stops orders, the store accepts them if it is not closed for it', () => {
  // Hours from Thursday, 10 September, 20:00 to Friday 03:00; a holiday from Friday to Sunday; Monday opens at 07:00.
  const opening_hours = week(['07:00-12:00'], { thursday: [{ opens: '20:00', closes: '03:00', next_day: true }] })
  const holidays = [holiday('2026-09-11', '2026-09-13', true)]
  for (const orders_outside_hours of [true, false]) {
    const changes = { opening_hours, holidays, orders_outside_hours }
    expect(state('2026-09-11T01:17', changes)).toEqual([true, '2026-09-11T03:00'])
    expect(state('2026-09-11T03:00', changes)).toEqual([false, '2026-09-14T07:00'])
    // Asked within the shift, on the holiday and in the night after it.
    for (const moment of ['2026-09-11T01:17', '2026-09-12T10:00', '2026-09-14T00:30'])
      expect(stops(moment, changes)).toContain('2026-09-11T03:00 2026-09-14T07:00')
  }
})

test('a holiday that stops orders ends at midnight if the next day has no hours', () => {
  const holidays = [holiday('2026-09-09', '2026-09-10', true)]
  const open = { holidays, orders_outside_hours: true }
  // Friday is the day off: orders are taken outside hours.
  expect(stops('2026-09-06T10:00', open)).toEqual(['2026-09-09T00:00 2026-09-11T00:00'])
  expect(stops('2026-09-06T10:00', { ...open, opening_hours: null })).toEqual(['2026-09-09T00:00 2026-09-11T00:00'])
})
