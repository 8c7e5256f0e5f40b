import { expect, test } from 'vitest'
import { readTracking } from './read-tracking.ts'

const orders = [10021, 10022, 10023].map((number) => ({ id: `o${number}`, number }))
const read = (text: string) => readTracking(text, orders)

test('reads a table copied from a spreadsheet: number, tracking, carrier', () => {
  const { parcels, unread } = read('10022\tSM-881\tSMSA\r\n10021\tSM-880\n')
  expect(parcels).toEqual([
    { id: 'o10022', tracking_number: 'SM-881', shipping_company: 'SMSA' },
    { id: 'o10021', tracking_number: 'SM-880', shipping_company: null },
  ])
  expect(unread).toEqual([])
})

test('reads commas and digits of both languages, invisible marks and a # before the number', () => {
  const { parcels } = read('\u200f#١٠٠٢١، ٣٣٤٤، سمسا\n10022, 55 ,أرامكس السريع\n10023 77')
  expect(parcels).toEqual([
    { id: 'o10021', tracking_number: '3344', shipping_company: 'سمسا' },
    { id: 'o10022', tracking_number: '55', shipping_company: 'أرامكس السريع' },
    { id: 'o10023', tracking_number: '77', shipping_company: null },
  ])
})

test('assigns bare tracking numbers to the remaining orders, in order', () => {
  const { parcels, unread } = read('A1\n10021 B2\nA2\nA3')
  expect(parcels.map(({ id, tracking_number }) => [id, tracking_number])).toEqual([
    ['o10021', 'B2'],
    ['o10022', 'A1'],
    ['o10023', 'A2'],
  ])
  expect(unread).toEqual(['A3'])
})

test('ignores headings, other orders and a number without a parcel', () => {
  expect(read('رقم الطلب\tرقم التتبع\n99999\tX1\n10021').unread).toEqual(['رقم الطلب\tرقم التتبع', '99999\tX1', '10021'])
})
