import { expect, test } from 'vitest'
import { isConfirming, markConfirming, readCardReturn } from './card-return.ts'

const id = '0190ca00-0000-7000-8000-000000000001'

test('leads a customer back to an order or a checkout only', () => {
  for (const page of [`/ar/orders/${id}`, `/en/orders?checkout=${id}`]) expect(readCardReturn(page)).toBe(page)
  for (const page of [undefined, '', 'https://evil.example', `//evil.example/ar/orders/${id}`, `/ar/orders/${id}/../..`, '/ar/account'])
    expect(readCardReturn(page)).toBeNull()
})

test('accepts the mark of a payment in confirmation for ten minutes, and no other text', () => {
  const now = Date.parse('2026-03-01T10:00:00Z')
  const marked = markConfirming(`/ar/orders?checkout=${id}`, now)
  expect(marked).toBe(`/ar/orders?checkout=${id}&confirming=${now}`)
  const mark = /confirming=(.*)$/.exec(marked)?.[1] ?? null
  expect(isConfirming(mark, now + 9 * 60_000)).toBe(true)
  for (const wrong of [null, '', 'yes', String(now + 1)]) expect(isConfirming(wrong, now)).toBe(false)
  expect(isConfirming(mark, now + 10 * 60_000)).toBe(false)
})
