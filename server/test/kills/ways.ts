import { randomUUID } from 'node:crypto'
import { channelName } from '@rahba/contract/kernel/channels'
import { sql } from 'drizzle-orm'
import { hashPassword } from '../../src/access/passwords/hash-password.ts'
import { proveLedger } from '../../src/money/ledger/proof.ts'
import type { Db } from '../../src/platform/db/types.ts'
import { publish } from '../../src/platform/realtime/publish.ts'
import { adminWith } from '../actors.ts'
import { makeCategory } from '../catalog-world.ts'
import { liveClient } from '../live-client.ts'
import { raceMarket } from '../races/market.ts'

/** No caller tries for longer than this to get an answer. */
const patience = 40_000
/** A job may be cut off by each fault of a storm, and waits ten seconds each time until it counts as lost. */
const patienceForJobs = 120_000
const password = 'correct-horse-battery-9'

interface Call {
  token?: string
  body?: unknown
  form?: FormData
  key?: string
}

interface Reply {
  status: number
  text: string
}

/** Observations of a server whose database has faults. */
interface Seen {
  /** How often each way had each status; 0 where the connection to the server broke. */
  statuses: Map<string, Map<number, number>>
  /** Answers that nobody should have been given. */
  refused: string[]
  /** The longest that one request waited for its answer, in ms. */
  longest: { ms: number; path: string }
}

export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Sends one request and notes what came of it. */
async function send(port: number, seen: Seen, way: string, [method, path]: readonly [string, string], call: Call): Promise<Reply> {
  const from = performance.now()
  let reply: Reply = { status: 0, text: '' }
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.key ? { 'idempotency-key': call.key } : {}),
      },
      ...(call.form ? { body: call.form } : call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(patience),
    })
    reply = { status: answer.status, text: await answer.text() }
    if (answer.status === 503 && !answer.headers.get('retry-after')) seen.refused.push(`${way}: 503 without Retry-After`)
  } catch {
    // the answer broke off, as that of an export does whose connection was lost
  }
  const ms = performance.now() - from
  // a file is read before the database is asked
  if (!call.form && ms > seen.longest.ms) seen.longest = { ms, path }
  const counts = seen.statuses.get(way) ?? new Map<number, number>()
  counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1)
  seen.statuses.set(way, counts)
  return reply
}

/**
 * Everything that opens a connection or a transaction in a way of its own, used by people over HTTP until they are told to stop: each tries again with
 * the same request until it has an answer, and what was answered is compared with the database in the end.
 * @param port where the server is, which also does the jobs
 */
export async function startWays(db: Db, port: number) {
  const seen: Seen = { statuses: new Map(), refused: [], longest: { ms: 0, path: '' } }
  const market = await raceMarket({ db, ports: [port, port] }, 2)
  const product_id = await market.product(1_000_000)
  const shelf = await market.products(20)
  const { category_id, subcategory_id } = await makeCategory(db)
  const { rows: cities } = await db.execute<{ id: string }>(sql`select id from cities limit 1`)
  const { admin_id } = await adminWith({ db })
  await db.execute(sql`update admins set password_hash = ${await hashPassword(password)} where id = ${admin_id}`)
  const { rows: found } = await db.execute<{ email: string }>(sql`select email from admins where id = ${admin_id}`)
  const email = found[0]?.email ?? ''
  const { token } = market.store
  const journal: Journal & { told: number } = {
    tokens: [],
    emails: [],
    orders: new Map(),
    barcodes: [],
    stock: { ids: [], value: 0 },
    told: 0,
  }
  let stopping = false

  /** Repeats the request until it is answered. While the database is away, the only error is the one to retry. */
  async function until(way: string, call: readonly [string, string], options: () => Call, ok: readonly number[]): Promise<string | null> {
    const end = Date.now() + patience
    for (;;) {
      const { status, text } = await send(port, seen, way, call, options())
      if (ok.includes(status)) return text
      const again = status === 0 || status === 503 || status === 429 || text.includes('"busy"')
      if (!again || Date.now() > end) {
        seen.refused.push(`${way}: ${status} ${text.slice(0, 200)}`)
        return null
      }
      await wait(25)
    }
  }

  const importing = async () => {
    const barcodes = Array.from({ length: 60 }, () => `W${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`)
    const heads = 'اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),السعر,الكمية,الباركود'
    const file = [heads, ...barcodes.map((code) => `تمر ${code},Dates ${code},12.5,7,${code}`)].join('\r\n')
    const form = () => {
      const data = new FormData()
      data.set('file', new Blob([file]), 'products.csv')
      return { token, form: data }
    }
    const made = await until('import', ['POST', '/store/products/imports'], form, [201])
    if (!made) return
    const { id, mapping } = JSON.parse(made) as { id: string; mapping: unknown } // the contract's response
    const path = `/store/products/imports/${id}`
    const state = async (states: readonly string[]) => {
      for (const end = Date.now() + patienceForJobs; Date.now() < end; await wait(50)) {
        const text = await until('import', ['GET', path], () => ({ token }), [200])
        if (text && states.includes((JSON.parse(text) as { state: string }).state)) return true // as above
      }
      seen.refused.push(`import: never came to ${states.join(' or ')}`)
      return false
    }
    // A retry may find it done already, which answers as a conflict.
    if ((await until('import', ['POST', `${path}/check`], () => ({ token, body: { mapping } }), [200, 409])) === null) return
    if (!(await state(['checked']))) return
    if ((await until('import', ['POST', `${path}/run`], () => ({ token }), [200, 409])) === null) return
    if (await state(['done'])) journal.barcodes.push(...barcodes)
  }

  const ways: Record<string, () => Promise<unknown>> = {
    /** A transaction that a call opens by itself, and the pool of the limits. */
    async sign_in() {
      const text = await until('sign_in', ['POST', '/admin/auth/login'], () => ({ body: { email, password } }), [200])
      if (text) journal.tokens.push((JSON.parse(text) as { token: string }).token) // the contract's answer
    },
    async register() {
      const address = `way-${randomUUID()}@example.com`
      const body = {
        name: 'نورة العتيبي',
        phone: `+96655${String(Math.trunc(Math.random() * 1e7)).padStart(7, '0')}`,
        email: address,
        password,
        password_confirmation: password,
        terms_accept: true,
        store_name: { ar: 'تمور العليا', en: 'Olaya Dates' },
        category_id,
        subcategory_id,
        city_id: cities[0]?.id,
        entity_type: 'business',
      }
      if ((await until('register', ['POST', '/store/auth/register'], () => ({ body }), [201])) !== null) journal.emails.push(address)
    },
    /** The transaction of a call, with its key. */
    async order() {
      const key = randomUUID()
      const shot = market.order(0, [{ product_id, quantity: 1 }], key)
      const text = await until('order', ['POST', shot.path], () => ({ token: shot.token, body: shot.body, key }), [201])
      if (text) journal.orders.set(key, (JSON.parse(text) as { id: string }).id) // the contract's answer
    },
    /** Uploads, then two jobs with transactions and savepoints of their own. */
    importing,
    /** Savepoints in the transaction of a call. */
    async bulk() {
      const value = 1 + Math.trunc(Math.random() * 1_000_000)
      const body = { action: 'stock_set', ids: shelf, value }
      if ((await until('bulk', ['POST', '/store/products/bulk'], () => ({ token, body }), [200])) !== null)
        journal.stock = { ids: shelf, value }
    },
    /** Statements straight from the pool. */
    async export() {
      const text = await until('export', ['GET', '/store/products/export?format=csv'], () => ({ token }), [200])
      if (text !== null && text.split('\n').length < shelf.length) seen.refused.push('export: rows are missing')
    },
    list: () => until('list', ['GET', '/store/orders'], () => ({ token }), [200]),
  }
  const listener = await liveClient(port, 'store', token)
  const channel = channelName('store', market.store.id)
  if (!(await listener.subscribe(channel)).ok) throw new Error('a store hears its own channel')
  // A reconnected socket subscribes to its channels again, as the app's does.
  listener.socket.on('connect', () => void listener.subscribe(channel).catch(() => undefined))
  // Everybody here has the same address, and registers again until they have an answer: limits of calls and of codes are not what is tried.
  const unlimited = setInterval(() => {
    void db.execute(sql`delete from rate_limits`).catch(() => undefined)
    void db
      .execute(sql`update codes set created_at = now() - interval '2 days' where created_at > now() - interval '1 day'`)
      .catch(() => undefined)
  }, 200)
  // A job whose taker was cut off counts as lost after five minutes, and a failed one is tried again after about one: both wait ten seconds here.
  const forgotten = setInterval(
    () =>
      void db
        .execute(
          sql`update pgboss.job set state = 'retry', start_after = now()
            where (state = 'active' or (state = 'retry' and start_after > now())) and started_on < now() - interval '10 s'`,
        )
        .catch(() => undefined),
    1000,
  )
  const people = Object.values(ways).map(async (once) => {
    while (!stopping) {
      await once()
      journal.told++
      await wait(5)
    }
  })

  return {
    seen,
    /** How often a way was gone to its end. */
    done: () => journal.told,
    names: Object.keys(ways),
    /** Each way again, one after the other; gives how long all took, in ms. */
    async onceMore(): Promise<number> {
      const from = performance.now()
      for (const once of Object.values(ways)) await once()
      return performance.now() - from
    },
    /** How long it takes, in ms, until a socket that was open all the time hears what is published. */
    async heard(): Promise<number> {
      const from = performance.now()
      for (;;) {
        if (!listener.socket.active) listener.socket.connect()
        const mark = randomUUID()
        await publish(db, { to: [channel], event: 'mark', data: { mark } })
        await wait(50)
        if (listener.heard.some(({ data }) => data?.mark === mark)) return performance.now() - from
        if (performance.now() - from > patience) throw new Error('the socket hears nothing')
      }
    },
    /** How many jobs are not done, once there was time for them. */
    async undone(): Promise<number> {
      for (let left = patienceForJobs; ; left -= 200) {
        const { rows } = await db.execute<{ n: number }>(
          sql`select count(*)::int as n from pgboss.job where state in ('active', 'created', 'retry') and start_after <= now()`,
        )
        const n = rows[0]?.n ?? 0
        if (n === 0 || left <= 0) {
          clearInterval(forgotten)
          return n
        }
        await wait(200)
      }
    },
    /** Starts no more requests, and settles once all have their answers. */
    async stop() {
      stopping = true
      await Promise.all(people)
      clearInterval(unlimited)
    },
    faults: () => findFaults(db, seen, journal),
  }
}

interface Journal {
  tokens: string[]
  emails: string[]
  orders: Map<string, string>
  barcodes: string[]
  /** The last quantity that was set in bulk, and of which products. */
  stock: { ids: readonly string[]; value: number }
}

/** Finds answered effects that are lost, and duplicate effects. */
async function findFaults(db: Db, seen: Seen, { tokens, emails, orders, barcodes, stock }: Journal) {
  const count = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0
  const list = (values: readonly string[]) =>
    sql`array[${sql.join(
      [...values, ''].map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`
  const { rows: placed } = await db.execute<{ id: string }>(sql`select id from orders`)
  const answered = new Set(orders.values())
  const proofs = await proveLedger(db)
  return {
    refused: seen.refused,
    lost:
      [...answered].filter((id) => !placed.some((order) => order.id === id)).length +
      (emails.length -
        (await count(sql`select count(distinct email)::int as n from store_registrations where email = any(${list(emails)})`))) +
      (barcodes.length -
        (await count(sql`select count(distinct barcode)::int as n from products where barcode = any(${list(barcodes)})`))) +
      (await count(sql`select count(*)::int as n from products where id::text = any(${list(stock.ids)}) and quantity <> ${stock.value}`)) +
      (tokens.length > 0 && (await count(sql`select count(*)::int as n from sessions where audience = 'admin'`)) < tokens.length ? 1 : 0),
    doubled:
      placed.filter(({ id }) => !answered.has(id)).length +
      (orders.size - answered.size) +
      (await count(sql`select (count(*) - count(distinct barcode))::int as n from products where barcode like 'W%'`)) +
      (await count(sql`select (count(*) - count(distinct email))::int as n from store_members`)),
    broken: proofs.filter(({ ok }) => !ok).map(({ invariant, violations }) => `${invariant}: ${violations.join(', ')}`),
  }
}

/** Nothing of all that. */
export const nothingLost = { refused: [], lost: 0, doubled: 0, broken: [] }
