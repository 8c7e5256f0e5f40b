import { expect, test } from 'vitest'
import { readCardReturn } from './card-return.ts'

const id = '0190ca00-0000-7000-8000-000000000001'

test('a customer comes back to an order or a checkout, and to nothing else', () => {
  for (const page of [`/ar/orders/${id}`, `/en/orders?checkout=${id}`]) expect(readCardReturn(page)).toBe(page)
  for (const page of [undefined, '', 'https://evil.example', `//evil.example/ar/orders/${id}`, `/ar/orders/${id}/../..`, '/ar/account'])
    expect(readCardReturn(page)).toBeNull()
})
