import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openSession } from '../../src/access/sessions/open-session.ts'
import { demoAccounts } from '../../src/demo-accounts.ts'
import { connect } from '../../src/platform/db/pool.ts'
import { plantedBuild } from '../planted-build.ts'
import type { Plan, Shopper } from './traffic.ts'

const root = join(import.meta.dirname, '../../..')
const locales = ['ar', 'en'] as const

/** Makes the demo market, with one small picture for all, in a database that has nobody yet. */
export async function seedMarket(env: Record<string, string>): Promise<void> {
  const child = fork(join(await plantedBuild('none'), 'seed.js'), ['--plain'], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  return new Promise((done, fail) => {
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`the demo market was not made (${code})`))))
  })
}

const inBoth = (paths: readonly string[]) => locales.flatMap((locale) => paths.map((path) => `/${locale}${path}`))

/** Signs everybody of a market in and lists what they look at: all of a soak's plan but its size. */
export async function getPlan(url: string) {
  const { pool, db } = connect(url, { max: 2 })
  try {
    const getIds = async (text: string) => (await pool.query<{ id: string }>(text)).rows.map(({ id }) => id)
    const makeSessions = async (audience: 'admin' | 'store' | 'user', subject_id: string, count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await openSession(db, { audience, subject_id })).token))
    await pool.query("update products set quantity = 1000000, max_purchase_quantity = null where status = 'active'")
    const [admin = ''] = await getIds(`select id from admins where email = '${demoAccounts.admin}'`)
    const [merchant = '', store = ''] = await getIds(
      `select unnest(array[id, store_id]) as id from store_members where email = '${demoAccounts.merchant}'`,
    )
    const users = await getIds('select id from users where active order by id limit 60')
    const shoppers: Shopper[] = []
    for (const id of users) {
      const [token = ''] = await makeSessions('user', id, 1)
      const [chat = ''] = await getIds(
        `insert into chat_sessions (store_id, user_id) values ('${store}', '${id}') on conflict (store_id, user_id) do update set user_id = excluded.user_id returning id`,
      )
      shoppers.push({ id, token, chat })
    }
    const { rows: products } = await pool.query<{ store: string; slug: string; id: string; store_id: string; pickup: boolean }>(
      `select s.slug as store, p.slug, p.id, s.id as store_id, s.pickup_location is not null as pickup from products p join stores s on s.id = p.store_id
       where p.status = 'active' and p.deleted_at is null and s.approved = 1 and s.is_online order by p.id`,
    )
    const orders = await getIds('select id from orders order by id desc limit 40')
    const own = await getIds(`select id from orders where store_id = '${store}' order by id desc limit 20`)
    const stores = [...new Set(products.map((product) => product.store))]
    const pictures = await getIds('select id from files where public and stored_at is not null limit 100')
    const assets = readdirSync(join(root, 'web/build/client/assets')).filter((name) => /\.(js|css|woff2)$/.test(name))
    const pages: Plan['pages'] = {
      public: inBoth([
        '',
        '/about-us',
        '/news',
        ...stores.map((slug) => `/s/${slug}`),
        ...products.map((product) => `/s/${product.store}/p/${product.slug}`),
      ]),
      admin: inBoth(
        [
          '',
          '/orders',
          '/stores',
          '/products',
          '/users',
          '/payments1',
          '/dues',
          '/statistics',
          '/settings',
          '/cities',
          ...orders.map((id) => `/orders/${id}`),
        ].map((path) => `/dashboard${path}`),
      ),
      merchant: inBoth(
        ['', '/products', '/orders', '/wallet', '/statistics', '/coupons', '/profile/data', ...own.map((id) => `/orders/${id}`)].map(
          (path) => `/store${path}`,
        ),
      ),
    }
    const api = (paths: readonly string[]) => paths.map((path) => `/api${path}`)
    const words = ['قهوة', 'عطر', 'ساعة', 'coffee', 'shirt'].map(encodeURIComponent)
    const calls: Plan['calls'] = {
      public: api([
        '/landing',
        '/market/products',
        '/market/products?per_page=50',
        '/market/stores',
        '/market/categories',
        '/market/sections',
        '/settings',
        '/faqs',
        ...words.map((q) => `/market/products?q=${q}`),
        ...products.map(({ id }) => `/market/products/${id}`),
      ]),
      admin: api([
        '/admin/home',
        '/admin/orders',
        '/admin/orders/counts',
        '/admin/stores',
        '/admin/products',
        '/admin/users',
        '/admin/notifications/count',
      ]),
      merchant: api(['/store/home', '/store/orders', '/store/products', '/store/wallet', '/store/chat/unread', '/user-transactions']),
      shopper: api(['/user/orders', '/user/addresses', '/user/profile', ...shoppers.slice(0, 1).map(() => '/user/cancellations')]),
    }
    return {
      admins: await makeSessions('admin', admin, 4),
      merchants: await makeSessions('store', merchant, 4),
      shoppers,
      pages,
      calls,
      files: [...assets.map((name) => `/assets/${name}`), ...pictures.map((id) => `/files/${id}`)],
      goods: products.filter(({ pickup }) => pickup).map(({ id, store_id }) => ({ store_id, product_id: id })),
    }
  } finally {
    await pool.end()
  }
}
