import { expect, test } from 'vitest'
import { rememberList, withLastQuery } from './list-memory.ts'

test('a link back to a list has the query it was left with, in either language', () => {
  expect(withLastQuery('/dashboard/orders')).toBe('/dashboard/orders')
  rememberList('/ar/dashboard/orders', '?page=3&status=new')
  expect(withLastQuery('/dashboard/orders')).toBe('/dashboard/orders?page=3&status=new')
  rememberList('/en/dashboard/orders', '')
  expect(withLastQuery('/dashboard/orders')).toBe('/dashboard/orders')
  expect(withLastQuery('/dashboard/products')).toBe('/dashboard/products')
})
