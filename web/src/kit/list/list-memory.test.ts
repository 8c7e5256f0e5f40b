import { expect, test } from 'vitest'
import { lastVisited, rememberList } from './list-memory.ts'

test('a link back to a list has the query it was left with, in either language', () => {
  expect(lastVisited('/dashboard/orders')).toBe('/dashboard/orders')
  rememberList('/ar/dashboard/orders', '?page=3&status=new')
  expect(lastVisited('/dashboard/orders')).toBe('/dashboard/orders?page=3&status=new')
  rememberList('/en/dashboard/orders', '')
  expect(lastVisited('/dashboard/orders')).toBe('/dashboard/orders')
  expect(lastVisited('/dashboard/products')).toBe('/dashboard/products')
})
