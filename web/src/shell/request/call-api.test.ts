import { expect, test } from 'vitest'
import { notFound } from './call-api.ts'
import type { PageRequest } from './request-context.ts'

/** Where the page that is not there leads back, for somebody with both sessions or none. */
function backFrom(pageUrl: string, signedIn = true): string {
  const page: Partial<PageRequest> = { pageUrl, cookies: signedIn ? { storeToken: 'x', adminToken: 'x' } : {} }
  return notFound(page as PageRequest).data.back // it reads no more of the request
}

test('a missing page for visitors leads home, with any address and any session', () => {
  for (const path of ['/ar/news/00000000', '/en/store/pages/terms-static', '/ar/marketing', '/en/shops'])
    for (const signedIn of [true, false]) expect(backFrom(path, signedIn), path).toBe('home')
})

test('a missing page of the market, a store or a shopper leads to the market', () => {
  for (const path of ['/ar/s/no-such-store', '/en/s/dashboard-lamps/p/x', '/ar/market/x/y', '/en/cart/x', '/ar/orders/00000000?done'])
    for (const signedIn of [true, false]) expect(backFrom(path, signedIn), path).toBe('market')
})

test('a missing page of an office leads back to that office', () => {
  expect(backFrom('/ar/store/orders/00000000?tab=new')).toBe('store')
  expect(backFrom('/en/dashboard/orders/00000000')).toBe('dashboard')
  expect(backFrom('/en/dashboard/orders/00000000', false)).toBe('home')
})
