import type { APIRequestContext } from '@playwright/test'

/** The main screens of each surface, by their address without the language. Those with a record take the first one the demo market has. */
export const publicScreens = [
  '/',
  '/s/sadeem-roastery',
  '/s/layan-abaya/p/velvet-burgundy',
  '/about-us',
  '/news',
  '/store/pages/privacy-static',
  '/store/auth/login',
  '/store/auth/register',
  '/dashboard/auth/login',
]

async function firstId(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`/api${path}`)
  return (await answer.json()).data[0].id
}

/** `request` carries the merchant's session. */
export async function portalScreens(request: APIRequestContext): Promise<string[]> {
  const order = await firstId(request, '/store/orders?per_page=1')
  const product = await firstId(request, '/store/products?per_page=1')
  return [
    '/store',
    '/store/products',
    '/store/products/create',
    '/store/products/import',
    `/store/products/${product}/edit`,
    '/store/orders',
    `/store/orders/${order}`,
    '/store/wallet',
    '/store/profile/store_info',
    '/store/profile/data',
    '/store/profile/payment',
    '/store/profile/settings',
    '/store/notifications',
    '/store/news',
    '/store/rahba-improvements',
    '/store/profile/shipping',
  ]
}

/** `request` carries the administrator's session. */
export async function dashboardScreens(request: APIRequestContext): Promise<string[]> {
  const order = await firstId(request, '/admin/orders?per_page=1')
  const store = await firstId(request, '/admin/stores?per_page=1')
  const payment = await firstId(request, '/admin/payments1?per_page=1')
  return [
    '/dashboard',
    '/dashboard/stores',
    `/dashboard/stores/${store}?tab=documents`,
    '/dashboard/products',
    '/dashboard/orders',
    `/dashboard/orders/${order}`,
    '/dashboard/payments1',
    `/dashboard/payments1/${payment}`,
    '/dashboard/wallet',
    '/dashboard/faqs',
    '/dashboard/news',
    '/dashboard/slides',
    '/dashboard/slides/create',
    '/dashboard/rahba-improvements',
    '/dashboard/content/home',
    '/dashboard/content/about-us',
    '/dashboard/faqs/create',
    '/dashboard/roles/create',
    '/dashboard/settings',
  ]
}
