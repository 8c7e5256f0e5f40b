import { allPermissions, type Permission } from '@rahba/contract/kernel/permissions'
import { expect, test } from 'vitest'
import { menu, menuFor, resourceAt } from './menu.ts'

const pathsFor = (...permissions: string[]) => menuFor(permissions).flatMap((group) => group.items.map((item) => item.path))

test('has the nine groups of the specification', () => {
  expect(menu.map((group) => group.key)).toEqual(['home', 'stores', 'orders', 'support', 'ads', 'content', 'users', 'money', 'settings'])
})

test('shows everything to an admin with all permissions', () => {
  const shown = menuFor(allPermissions).flatMap((group) => group.items.map(({ path }) => path))
  const all = menu.flatMap((group) => group.items.map((item) => ('path' in item ? item.path : item.resource.url)))
  expect(shown).toEqual(all)
  expect(shown).toEqual(expect.arrayContaining(['stores', 'orders', 'payments1', 'wallet', 'faqs', 'locations/cities']))
})

test('omits a group without visible lines, and home is open to any admin with a permission', () => {
  expect(menuFor(['banks.index']).map((group) => group.key)).toEqual(['home', 'money'])
  expect(menuFor([])).toEqual([])
})

test('the FAQ permission opens the lists of payments, dues and cancelled orders, and categories the sections', () => {
  const openTo = (key: Permission) =>
    menu.flatMap((group) => group.items.flatMap((item) => ('path' in item && item.any.includes(key) ? [item.path] : [])))
  expect(openTo('faqs.index')).toEqual(['canceled-orders', 'payments', 'payments1', 'dues', 'dues1'])
  expect(pathsFor('categories.index')).toEqual(expect.arrayContaining(['categories', 'sections']))
  expect(pathsFor('faqs.index')).toEqual(expect.arrayContaining(['faqs', 'payments1']))
})

test('a line offers to add a record to admins who may', () => {
  const additions = (...permissions: string[]) =>
    menuFor(permissions).flatMap(({ items }) => items.flatMap(({ one }) => (one ? [one.en] : [])))
  expect(additions('stores.index', 'stores.create', 'banks.index')).toEqual(['Store'])
  expect(additions('banks.index', 'banks.create')).toEqual(['Bank'])
})

test('a resource is found by its address', () => {
  expect(resourceAt('locations/cities')?.name).toBe('cities')
  expect(resourceAt('orders')).toBeUndefined()
})
