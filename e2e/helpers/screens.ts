import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'

/** True in a run that looks at everything: `SCREENS=all npm run e2e`. */
export const isFullRun = process.env.SCREENS === 'all'

/**
 * The main screens of each surface, by their address without the language: one of each kind. Those with a record take the first one the demo market has.
 * `others` are of the same kind as one of them (generated lists and forms, further tabs), and added in a run that looks at everything.
 */
const mainScreens = (main: readonly string[], others: readonly string[]): string[] => (isFullRun ? [...main, ...others] : [...main])

export const publicScreens = [
  '/',
  '/market',
  '/market/c/fashion-abayas',
  '/market/search',
  '/market/stores',
  '/market/city',
  '/cart',
  '/checkout',
  '/sign-in',
  '/offline',
  '/s/sadeem-roastery',
  '/s/layan-abaya/p/velvet-burgundy',
  '/about-us',
  '/contact-us',
  '/news',
  '/store/pages/privacy-static',
  '/store/auth/login',
  '/store/auth/register',
  '/dashboard/auth/login',
]

async function firstId(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`/api${path}`)
  const body = await answer.json()
  // a short list is answered bare
  const id = (body.data ?? body)[0]?.id
  if (!id) throw new Error(`${path} has no record to open`)
  return id
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T

/**
 * Every screen of a surface that the specification names, with the first record the demo market has of each kind.
 * `request` carries the session that `guard` names.
 */
export async function everyScreen(request: APIRequestContext, guard: 'admin' | 'store'): Promise<string[]> {
  const { routes } = read<{ routes: { path: string; guard: string }[] }>('../../web/test/routes.json')
  const ids = new Map<string, Promise<string>>()
  const idIn = (list: string) => {
    // a shopper who has addresses
    const path = `${list}?per_page=1${list === '/admin/users' ? '&q=966500000001' : ''}`
    const id = ids.get(path) ?? firstId(request, path)
    ids.set(path, id)
    return id
  }
  const screens: string[] = []
  const isShown = ({ path, guard: by }: { path: string; guard: string }) => by === guard && !path.endsWith('?')
  for (const { path } of routes.filter(isShown)) {
    let real = path.replace('{product}', 'rahba').replace('/content/{id}', '/content/about-us')
    while (real.includes('{id}')) {
      const [list = ''] = real.replace(/^\/dashboard/, '/admin').split('/{id}')
      real = real.replace('{id}', await idIn(list))
    }
    screens.push(real)
  }
  return screens
}

/** `request` carries the merchant's session. */
export async function portalScreens(request: APIRequestContext): Promise<string[]> {
  const order = await firstId(request, '/store/orders?per_page=1')
  // the oldest, because other tests edit the latest, and the form of an edited one loads its review too
  const product = await firstId(request, '/store/products?per_page=1&sort=created_at')
  const coupon = await firstId(request, '/store/coupons?per_page=1&sort=-used')
  const cancellation = await firstId(request, '/store/cancellations?per_page=1')
  const main = [
    '/store',
    '/store/products/create',
    '/store/products/import',
    '/store/stock',
    '/store/appearance',
    `/store/coupons/${coupon}`,
    `/store/products/${product}/edit`,
    '/store/orders',
    `/store/orders/${order}`,
    '/store/wallet',
    '/store/profile/payment',
    '/store/messages',
  ]
  const others = [
    '/store/products',
    '/store/branches',
    '/store/translations',
    '/store/agreement',
    `/store/orders/cancelled/${cancellation}`,
    '/store/profile/settings',
    '/store/profile/shipping',
    '/store/pages/contact-us?tab=development',
    '/store/stock/movements',
    '/store/coupons',
    '/store/coupons/create',
    '/store/orders/cancelled',
    '/store/wallet?tab=dues',
    '/store/profile/store_info',
    '/store/profile/data',
    '/store/profile/team',
    '/store/profile/history',
    '/store/notifications',
    '/store/news',
    '/store/rahba-improvements',
    '/store/profile/hours',
  ]
  return mainScreens(main, others)
}

/** `request` carries the administrator's session. */
export async function dashboardScreens(request: APIRequestContext): Promise<string[]> {
  const order = await firstId(request, '/admin/orders?per_page=1')
  const store = await firstId(request, '/admin/stores?per_page=1')
  const promo = await firstId(request, '/admin/promo-codes?per_page=1&sort=-used')
  const payment = await firstId(request, '/admin/payments1?per_page=1')
  const cancellation = await firstId(request, '/admin/canceled-orders?tab=to_decide&per_page=1')
  const due = await firstId(request, '/admin/dues?per_page=1')
  const report = await firstId(request, '/admin/chat-reports?per_page=1&status=handled')
  const main = [
    '/dashboard',
    `/dashboard/stores/${store}?tab=documents`,
    '/dashboard/products',
    '/dashboard/orders',
    `/dashboard/orders/${order}`,
    `/dashboard/canceled-orders/create?order=${order}`,
    `/dashboard/payments1/${payment}`,
    '/dashboard/slides',
    '/dashboard/slides/create',
    '/dashboard/content/home',
    '/dashboard/settings',
    '/dashboard/notification-stores/create',
    '/dashboard/history',
    '/dashboard/categories',
  ]
  const others = [
    '/dashboard/stores',
    '/dashboard/canceled-orders',
    `/dashboard/canceled-orders/${cancellation}`,
    '/dashboard/payments1',
    `/dashboard/dues/${due}`,
    '/dashboard/empty-searches',
    `/dashboard/promo-codes/${promo}`,
    '/dashboard/faqs/create',
    `/dashboard/chat-reports/${report}`,
    `/dashboard/stores/${store}?tab=shipping`,
    `/dashboard/canceled-orders/${cancellation}/edit`,
    '/dashboard/dues',
    '/dashboard/dues1',
    '/dashboard/wallet',
    '/dashboard/copoun',
    '/dashboard/copoun/create',
    '/dashboard/promo-codes',
    '/dashboard/promo-code-reviews',
    '/dashboard/synonyms',
    '/dashboard/faqs',
    '/dashboard/news',
    '/dashboard/rahba-improvements',
    '/dashboard/content/about-us',
    '/dashboard/roles/create',
    '/dashboard/notification-stores',
    '/dashboard/notification-stores/recieved',
    '/dashboard/contact',
    '/dashboard/development-messages',
    '/dashboard/chat-reports',
    `/dashboard/stores/${store}?tab=history`,
  ]
  return mainScreens(main, others)
}
