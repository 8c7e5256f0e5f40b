import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../server/src/platform/db/embedded.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { socketUrl } from '../server/src/platform/db/open-database.ts'
import { connect } from '../server/src/platform/db/pool.ts'
import { nodeFlags, processSettings } from '../server/src/process-settings.ts'
import { firstLoads, formatTable } from './bundles.ts'
import { sideBySide, type Target } from './load.ts'
import { code, price, seedBench, sizes } from './seed.ts'

const options = { connections: 32, seconds: Number(process.env.BENCH_SECONDS ?? 5), rounds: Number(process.env.BENCH_ROUNDS ?? 3) }
const ports = { ours: 4391, limit: 4392 }
const root = new URL('..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'rahba-bench-'))
chmodSync(folder, 0o755) // the database's own user passes through it

const waitFor = async (url: string, deadline = Date.now() + 30_000): Promise<void> => {
  while (Date.now() < deadline) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} did not answer`)
}

function start(file: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...nodeFlags, join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...processSettings, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => child.kill('SIGKILL'))
  return child
}

const residentMb = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000

const database = await startPostgres({ dataDir: join(folder, 'pg'), flags: ['-c', 'shared_buffers=256MB'] })
const url = socketUrl(database.host, database.user, 'postgres')
await migrate(url)
const own = connect(url, { max: 2 })
await own.pool.query("alter database postgres set statement_timeout = '5s'")
const wide = connect(url, { max: 1 })
await wide.pool.query("set statement_timeout = '120s'")
const market = await seedBench({ pool: wide.pool, db: wide.db })
const { rows: users } = await own.pool.query<{ id: string }>('select id from users order by phone limit 50')
await wide.pool.end()
await own.pool.end()

const begun = performance.now()
const server = start('server/build/main.js', [], {
  NODE_ENV: 'production',
  DATABASE_URL: url,
  PUBLIC_URL: `http://127.0.0.1:${ports.ours}`,
  PORT: String(ports.ours),
  HOST: '127.0.0.1',
  DATA_DIR: join(folder, 'data'),
  SECRET: 'x'.repeat(40),
  OUTBOX: '1',
  LOG_LEVEL: 'error',
  WORKER: 'off',
})
await waitFor(`http://127.0.0.1:${ports.ours}/api/ready`)
const coldStart = (performance.now() - begun) / 1000
const bareServer = start('bench/limit-server.ts', [url, String(ports.limit)])
await waitFor(`http://127.0.0.1:${ports.limit}/products`)
await new Promise((resolve) => setTimeout(resolve, 3000))
const idle = residentMb(server.pid ?? 0)

const api = (path: string) => `http://127.0.0.1:${ports.ours}/api${path}`
const bare = (path: string) => `http://127.0.0.1:${ports.limit}${path}`
const buyer = (n: number) => market.buyers[n % market.buyers.length] as (typeof market.buyers)[number] // the list is not empty

const signedIn = (token: string) => ({ authorization: `Bearer ${token}` })
const keyed = (token: string) => ({ ...signedIn(token), 'idempotency-key': crypto.randomUUID() })
/** One product of a buyer's store, brought to their address. */
const getCart = ({ store_id, product_id }: ReturnType<typeof buyer>, address_id: string) => ({
  store_id,
  lines: [{ product_id, quantity: 1 }],
  fulfilment: 'store_delivery',
  address_id,
})
const delivered = price + 1500
const cashFee = 1000

/** A call that sends a body of its own each time. */
const posting = (url: string, requestOf: (n: number) => { body: object; headers?: Record<string, string> }): Target => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  each(n) {
    const { body, headers = {} } = requestOf(n)
    return { body: JSON.stringify(body), headers }
  },
})
/** Returns the parameters of the bare statement that the limit is measured by: the same products, for some shopper. */
const bareOrder = (n: number) => ({ store_id: buyer(n).store_id, product_id: buyer(n).product_id, user_id: users[n % users.length]?.id })

const placing = posting(api('/user/orders'), (n) => {
  const { token, address_id } = buyer(n)
  return {
    body: { ...getCart(buyer(n), address_id), payment_method: 'cod', expected_total: delivered + cashFee },
    headers: keyed(token),
  }
})
const placingBare = posting(bare('/orders'), (n) => ({ body: bareOrder(n) }))
const placingVariants = posting(api('/user/orders'), (n) => {
  const { token, address_id, with_variants, variants } = buyer(n)
  const lines = variants.map((variant_id) => ({ product_id: with_variants, variant_id, quantity: 1 }))
  return {
    body: { ...getCart(buyer(n), address_id), lines, payment_method: 'cod', expected_total: 5 * price + 1500 + cashFee },
    headers: keyed(token),
  }
})
const placingVariantsBare = posting(bare('/variant-orders'), (n) => ({ body: { ...bareOrder(n), variants: buyer(n).variants } }))
const quoting = posting(api('/user/orders/quote'), (n) => {
  const { token, address_id } = buyer(n)
  return { body: { ...getCart(buyer(n), address_id), payment_method: 'cod', coupon_code: code }, headers: signedIn(token) }
})
const quotingBare = posting(bare('/quote'), (n) => ({ body: { ...bareOrder(n), code } }))
/** Goods of three stores: those of three shoppers who stand beside each other. */
const three = (n: number) => [buyer(n), buyer(n + 1), buyer(n + 2)]
const checkingOut = posting(api('/user/checkouts'), (n) => {
  const { token, address_id } = buyer(n)
  const carts = three(n).map((one) => ({ ...getCart(one, address_id), expected_total: delivered + cashFee }))
  return { body: { carts, payment_method: 'cod' }, headers: keyed(token) }
})
const checkingOutBare = posting(bare('/checkouts'), (n) => {
  const carts = three(n)
  return {
    body: {
      stores: carts.map(({ store_id }) => store_id),
      products: carts.map(({ product_id }) => product_id),
      user_id: users[n % users.length]?.id,
    },
  }
})
let priced = 0
/** Another lowest price for each request, over all rounds. */
const nextPrice = () => `&price_from=${priced++ % price}`
const q = encodeURIComponent('سَمَّاعة لاسلكيه')
const work: { name: string; aim: number; ours: Target; limit: Target }[] = [
  { name: "shopper's product list", aim: 0.6, ours: { url: api('/market/products') }, limit: { url: bare('/products') } },
  {
    name: 'product by slug',
    aim: 0.6,
    ours: { url: api('/market/stores/store-8/products/product-7') },
    limit: { url: bare('/stores/store-8/products/product-7') },
  },
  { name: 'Arabic text search', aim: 0.6, ours: { url: api(`/market/products?q=${q}`) }, limit: { url: bare(`/search?q=${q}`) } },
  {
    name: 'category with four facets',
    aim: 0.5,
    // Each request has a lowest price of its own, so that none is answered from memory.
    ours: { url: api(`/market/facets?category_id=${market.category_id}`), ask: nextPrice },
    limit: { url: bare(`/facets?category_id=${market.category_id}`), ask: nextPrice },
  },
  {
    name: "admin's order list",
    aim: 0.6,
    ours: { url: api('/admin/orders'), headers: signedIn(market.admin) },
    limit: { url: bare('/orders') },
  },
  {
    name: `statement of a wallet with ${sizes.entries} entries`,
    aim: 0.6,
    ours: { url: api('/user-transactions'), headers: signedIn(market.store) },
    limit: { url: bare('/statement') },
  },
  { name: 'quote with a code', aim: 0.3, ours: quoting, limit: quotingBare },
  { name: 'placing an order', aim: 0.3, ours: placing, limit: placingBare },
  { name: 'order of five variants', aim: 0.3, ours: placingVariants, limit: placingVariantsBare },
  { name: 'checkout over three stores', aim: 0.3, ours: checkingOut, limit: checkingOutBare },
]

console.log(
  `\n${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}; ${sizes.products} products, ${sizes.orders} orders; ${options.connections} connections, median of ${options.rounds} rounds of ${options.seconds} s\n`,
)
console.log('| Work | ours req/s | p50 ms | p99 ms | limit req/s | p50 | p99 | ratio | aim |\n|---|---|---|---|---|---|---|---|---|')
for (const { name, aim, ours, limit } of work.filter((one) => one.name.includes(process.env.BENCH_ONLY ?? ''))) {
  const { ours: a, limit: b, ratio } = await sideBySide(ours, limit, options)
  const failed = a.failed + b.failed > 0 ? ` (failed: ${a.failed} / ${b.failed})` : ''
  console.log(
    `| ${name}${failed} | ${a.rps.toFixed(0)} | ${a.p50} | ${a.p99} | ${b.rps.toFixed(0)} | ${b.p50} | ${b.p99} | ${ratio.toFixed(2)} | ${aim} |`,
  )
}

console.log(
  `\nready in ${coldStart.toFixed(2)} s on an existing database (aim 2) · idle ${idle.toFixed(0)} MB (aim 150) · after load ${residentMb(server.pid ?? 0).toFixed(0)} MB`,
)
console.log(`first-load JavaScript, brotli, the heaviest of every route:\n${formatTable(firstLoads())}\n`)

bareServer.kill('SIGKILL')
server.kill('SIGTERM')
await new Promise((resolve) => server.once('exit', resolve))
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
