import { expect, test } from 'vitest'
import { fieldMessages } from '../../kernel/messages.ts'
import { storeLabels } from '../store-labels.ts'
import { openingTimesBody } from './opening-times.schemas.ts'
import { weekdays } from './opening-times.ts'

type Interval = { opens: string; closes: string; next_day?: boolean }
const closed = Object.fromEntries(weekdays.map((day) => [day, []]))
const body = (week: Record<string, Interval[]>, changes: object = {}) => ({
  opening_hours: { ...closed, ...week },
  ramadan_hours: null,
  holidays: [],
  orders_outside_hours: true,
  ...changes,
})
const refused = (input: unknown, locale: 'ar' | 'en' = 'en') => {
  const result = openingTimesBody.safeParse(input, { reportInput: true })
  return result.success ? {} : fieldMessages(result.error.issues, locale, storeLabels)
}
const hours = (opens: string, closes: string, next_day = false) => ({ opens, closes, next_day })

test('rejects hours that end before they begin, and explains hours past midnight', () => {
  const wrong = body({ sunday: [hours('09:00', '12:00'), hours('16:00', '02:00')] })
  expect(refused(wrong)).toEqual({ 'opening_hours.sunday.1.closes': expect.stringContaining('“until the next day”') })
  expect(refused(wrong, 'ar')).toEqual({ 'opening_hours.sunday.1.closes': expect.stringContaining('«حتى اليوم التالي»') })
  const equal = body({ sunday: [hours('09:00', '09:00')] })
  expect(refused(equal)).toEqual({ 'opening_hours.sunday.0.closes': expect.stringContaining('start and end at the same time') })
  expect(refused(equal, 'ar')).toEqual({ 'opening_hours.sunday.0.closes': expect.stringContaining('متطابقان') })
  expect(refused(body({ sunday: [hours('16:00', '02:00', true)] }))).toEqual({})
  expect(refused(body({ sunday: [hours('00:00', '00:00', true)] }))).toEqual({})
  expect(refused(body({ sunday: [hours('09:00', '10:00', true)] }))).toHaveProperty(['opening_hours.sunday.0.closes'])
})

test('rejects overlapping hours at the later row, also across midnight and from Saturday to Sunday', () => {
  expect(refused(body({ monday: [hours('09:00', '13:00'), hours('12:00', '15:00')] }))).toHaveProperty(['opening_hours.monday.1.opens'])
  expect(refused(body({ monday: [hours('12:00', '15:00'), hours('09:00', '13:00')] }))).toHaveProperty(['opening_hours.monday.0.opens'])
  expect(refused(body({ monday: [hours('20:00', '02:00', true)], tuesday: [hours('01:00', '05:00')] }))).toHaveProperty([
    'opening_hours.tuesday.0.opens',
  ])
  expect(refused(body({ saturday: [hours('20:00', '02:00', true)], sunday: [hours('01:00', '05:00')] }))).toHaveProperty([
    'opening_hours.sunday.0.opens',
  ])
  expect(refused(body({ monday: [hours('09:00', '12:00'), hours('12:00', '15:00')] }))).toEqual({})
})

test('names the hours that overlap in the message', () => {
  const overlapping = body({ monday: [hours('20:00', '02:00', true)], tuesday: [hours('01:00', '05:00')] })
  expect(refused(overlapping)).toEqual({ 'opening_hours.tuesday.0.opens': 'These hours overlap with Monday 20:00–02:00' })
  expect(refused(overlapping, 'ar')).toEqual({
    'opening_hours.tuesday.0.opens': 'تتداخل هذه الفترة مع دوام يوم الإثنين من 20:00 إلى 02:00',
  })
})

test('reports all wrong rows together', () => {
  const wrong = body({
    sunday: [hours('09:00', '08:00')],
    monday: [hours('09:00', '13:00'), hours('12:00', '15:00')],
    tuesday: [hours('9', '13:00')],
    wednesday: [hours('', '13:00'), hours('14:00', '13:00')],
  })
  expect(Object.keys(refused(wrong)).toSorted()).toEqual([
    'opening_hours.monday.1.opens',
    'opening_hours.sunday.0.closes',
    'opening_hours.tuesday.0.opens',
    'opening_hours.wednesday.0.opens',
    'opening_hours.wednesday.1.closes',
  ])
  for (const sunday of [null, 'x', [null], [{ opens: 900 }]])
    expect(openingTimesBody.safeParse({ ...body({}), opening_hours: { ...closed, sunday } }).success).toBe(false)
})

test('accepts times in any digits, and rejects invalid ones at their field', () => {
  expect(openingTimesBody.parse(body({ monday: [hours('٠٩:٣٠', '12:00')] })).opening_hours?.monday[0]?.opens).toBe('09:30')
  expect(refused(body({ monday: [hours('25:00', '12:00')] }))).toEqual({
    'opening_hours.monday.0.opens': 'Opens: enter a valid time, like 09:00',
  })
  expect(refused(body({ monday: [hours('', '12:00')] }))).toEqual({ 'opening_hours.monday.0.opens': 'Opens is required' })
})

test('requires hours on at least one day', () => {
  expect(refused(body({}))).toEqual({ opening_hours: 'Set the hours of at least one day' })
  expect(refused(body({}, { opening_hours: null }))).toEqual({})
})

test('requires a holiday’s name in one language and its days in order, without overlap', () => {
  const holiday = (start_date: string, end_date: string, name = { ar: 'عيد الفطر', en: '' }) => ({
    name,
    start_date,
    end_date,
    stops_orders: true,
  })
  const holidays = (...list: object[]) => refused(body({}, { opening_hours: null, holidays: list }))
  expect(holidays(holiday('2026-03-20', '2026-03-23'))).toEqual({})
  expect(holidays(holiday('2026-03-20', '2026-03-19'))).toHaveProperty(['holidays.0.end_date'])
  expect(holidays(holiday('2026-03-20', '2026-03-23', { ar: '', en: '' }))).toHaveProperty(['holidays.0.name.ar'])
  expect(holidays(holiday('2026-03-20', '2026-03-23'), holiday('2026-03-23', '2026-03-25'))).toHaveProperty(['holidays.1.start_date'])
})
