import { expect, test } from 'vitest'
import { adminProductsPage } from '../catalog/products/product-pages.ts'
import { shopperPaymentsPage } from '../money/money-pages.ts'
import { adminOrdersPage } from '../orders/order-pages.ts'
import { type ListPlace, listLink, queryOfAddress } from './list-page.ts'

const queryOfLink = (page: ListPlace, link: string) => {
  const params = new Map(
    link
      .split('?')[1]
      ?.split('&')
      .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
  )
  return queryOfAddress(page, { get: (name) => params.get(name) ?? null })
}

test('a link contains the filters that its list reads', () => {
  const to = listLink(shopperPaymentsPage, { tab: 'pending', method: 'bank_transfer' })
  expect(to).toBe('/dashboard/payments1?tab=pending&method=bank_transfer')
  expect(queryOfLink(shopperPaymentsPage, to)).toEqual({ sort: '-created_at', status: 'pending', method: 'bank_transfer' })
  expect(queryOfLink(adminProductsPage, listLink(adminProductsPage, { tab: 'edited' }))).toEqual({ sort: '-created_at', edit: 'pending' })
  expect(queryOfLink(adminOrdersPage, listLink(adminOrdersPage, { status: ['new', 'accepted'], late: true }))).toEqual({
    sort: '-placed_at',
    status: 'new,accepted',
    late: 'true',
  })
})

test('a filter that the list does not read is a type error', () => {
  // @ts-expect-error the page keeps the state in its tab
  listLink(shopperPaymentsPage, { status: 'pending' })
  // @ts-expect-error no such tab
  listLink(shopperPaymentsPage, { tab: 'waiting' })
  // @ts-expect-error no such state
  listLink(adminOrdersPage, { status: 'open' })
  // @ts-expect-error the call cannot be sorted by it
  listLink(adminOrdersPage, { sort: 'number' })
  expect(queryOfLink(shopperPaymentsPage, '/dashboard/payments1?status=pending&tab=waiting')).toEqual({ sort: '-created_at' })
})
