import { allPermissions } from '@rahba/contract/kernel/permissions'
import { expect, test } from 'vitest'
import { menuFor, resourceAt } from './menu.ts'

const pathsFor = (...permissions: string[]) => menuFor(permissions).flatMap((group) => group.items.map((item) => item.path))

test('everything is open to who holds everything, in the nine groups of the specification', () => {
  expect(menuFor(allPermissions).map((group) => group.key)).toEqual([
    'home',
    'stores',
    'orders',
    'support',
    'ads',
    'content',
    'users',
    'money',
    'settings',
  ])
})

test('a group without an open line is left out; home is open to any admin who holds something', () => {
  expect(menuFor(['banks.index']).map((group) => group.key)).toEqual(['home', 'money'])
  expect(menuFor([])).toEqual([])
})

test('faqs opens the screens it governs, and categories the sections', () => {
  expect(pathsFor('faqs.index')).toEqual(expect.arrayContaining(['faqs', 'copoun', 'promo-codes', 'payments', 'dues', 'canceled-orders']))
  expect(pathsFor('categories.index')).toEqual(expect.arrayContaining(['categories', 'sections']))
})

test('a resource is found by its address', () => {
  expect(resourceAt('locations/cities')?.name).toBe('cities')
  expect(resourceAt('orders')).toBeUndefined()
})
