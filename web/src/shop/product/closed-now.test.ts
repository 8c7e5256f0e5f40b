import { formatDate } from '@rahba/contract/kernel/date-text'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { ClosedNow } from './closed-now.tsx'

const today = todayInRiyadh()
const holidays = [
  { name: 'Later', start_date: addDays(today, 5), end_date: addDays(today, 6) },
  { name: 'Eid', start_date: addDays(today, -1), end_date: addDays(today, 2) },
]
const read = async (holiday: string | null, canOrder: boolean) => {
  const part = createElement(ClosedNow, { hours: { changes_at: null, holiday, holidays }, canOrder })
  return (await drawn(part, 'en', ['shop', 'store-delivery'])).replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '').trim()
}

test('a holiday shows its reason and its last day, with or without orders', async () => {
  const until = `The store is on holiday until ${formatDate(addDays(today, 2), 'en', 'dayMonth')} (Eid)`
  expect(await read('Eid', true)).toBe(`${until}You can order now. Orders ship after the store reopens.`)
  expect(await read('Eid', false)).toBe(until)
  expect(await read(null, true)).toMatch(/^The store is closed right now\. You can order now/)
  expect(await read(null, false)).toBe('')
})
