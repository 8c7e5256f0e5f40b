import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { allPermissions } from '@rahba/contract/kernel/permissions'
import type { FastifyInstance } from 'fastify'
import type { PoolClient } from 'pg'
import { openSession } from '../../server/src/access/sessions/open-session.ts'
import { buildApp } from '../../server/src/app.ts'
import { readEnv } from '../../server/src/env.ts'
import { startPostgres } from '../../server/src/platform/db/embedded.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { socketUrl } from '../../server/src/platform/db/open-database.ts'
import { connect } from '../../server/src/platform/db/pool.ts'
import { createFileStore } from '../../server/src/platform/files/create-file-store.ts'
import { createLimits } from '../../server/src/platform/limits/create-limits.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createMail } from '../../server/src/platform/mail/create-mail.ts'
import { pictureFetcher } from '../../server/src/platform/pictures/fetch-picture.ts'
import { createPush } from '../../server/src/platform/push/create-push.ts'
import { createSms } from '../../server/src/platform/sms/create-sms.ts'
import { rebuildFigures } from '../../server/src/statistics/figures/refresh-figures.ts'
import { getReading, planIn, type Ran } from './plans.ts'
import { seedMillion } from './seed.ts'
import { listReportRequests, longest } from './statistics.ts'
import { buildPath, getCaller, isList, listVariants, requiredQuery, type Samples } from './variants.ts'

// Asks for every list of the contract in every way it can be asked, among a million rows, and tells by the database's own word how its rows were found.
// BENCH_DIR keeps the filled database for the next run.
const kept = process.env.BENCH_DIR
const folder = kept ?? mkdtempSync(join(tmpdir(), 'rahba-million-'))
chmodSync(folder, 0o755) // the database's own user passes through it
const settings = [
  // a database that may be lost: what it takes to fill it is not measured
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'shared_buffers=1GB',
  'max_wal_size=8GB',
  'session_preload_libraries=auto_explain',
  'auto_explain.log_level=notice',
]
const database = await startPostgres({ dataDir: join(folder, 'pg'), flags: settings.flatMap((setting) => ['-c', setting]) })
const url = socketUrl(database.host, database.user, 'postgres')
await migrate(url)
const wide = connect(url, { max: 1 })
// an earlier run over this folder has left it on
await wide.pool.query('set auto_explain.log_min_duration = -1')
const { rows: filled } = await wide.pool.query('select from notifications limit 1')
if (filled.length === 0) await seedMillion(wide.pool, console.log)
// the seed writes past the triggers, and an older folder may have no figures yet
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const counted = await wide.pool.query('select from platform_figures limit 1')
if (counted.rows.length === 0) {
  const rebuilding = performance.now()
  await wide.pool.query('set statement_timeout = 0')
  await rebuildFigures(wide.db)
  await wide.pool.query('vacuum analyze daily_figures, platform_figures, daily_products, figure_changes')
  console.log(`statistics of all orders made anew in ${seconds(performance.now() - rebuilding)}`)
}
await wide.pool.query("set statement_timeout = '60s'")

// from here on the database tells every plan with its answer
for (const setting of ['log_min_duration = 0', 'log_analyze = on', 'log_timing = off', 'log_format = json'])
  await wide.pool.query(`alter database postgres set auto_explain.${setting}`)
const first = async (text: string) => (await wide.pool.query<{ id: string }>(text)).rows[0]?.id ?? ''
const [admin, member, user] = [
  await first('select id from admins limit 1'),
  await first("select m.id from store_members m join stores s on s.id = m.store_id where s.slug = 'store-1'"),
  await first('select id from users order by id limit 1'),
]
await wide.pool.query('update roles set permissions = $1', [allPermissions])
const tokens = {
  admin: (await openSession(wide.db, { audience: 'admin', subject_id: admin })).token,
  store: (await openSession(wide.db, { audience: 'store', subject_id: member })).token,
  user: (await openSession(wide.db, { audience: 'user', subject_id: user })).token,
}
const samples: Samples = {
  ids: {
    user,
    admin,
    actor: admin,
    store: await first("select id from stores where slug = 'store-1'"),
    wallet: await first("select id from stores where slug = 'store-1'"),
    product: await first('select id from products order by id limit 1'),
    order: await first('select id from orders order by id limit 1'),
    category: await first('select id from categories limit 1'),
    subcategory: await first('select id from subcategories limit 1'),
    city: await first('select id from cities limit 1'),
    region: await first('select id from regions limit 1'),
    country: await first('select id from countries limit 1'),
    entity: await first('select id from products order by id limit 1'),
    shelf: await first('select uuid_v7() as id'),
    bank: await first('select uuid_v7() as id'),
  },
  texts: {
    // many have it, few have it, nobody has it, a number, a phone
    q: ['سماعة', 'موديل 77777', 'لا أحد', '100500', '+966500012345'],
    store: ['store-1', 'store-777'],
    entity: ['products', 'faqs'],
    action: ['products.update', 'faqs.create'],
    price_from: ['90000'],
    price_to: ['2000'],
  },
}
const { rows: bigTables } = await wide.pool.query<{ name: string; rows: number }>(
  "select relname as name, reltuples::int as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 90000 order by 2 desc, 1",
)
const big = new Set(bigTables.map(({ name }) => name))
await wide.pool.end()

const env = { ...readEnv({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), DEMO: '0', SECRET: 'x'.repeat(40), LOG_LEVEL: 'silent' }) }
const { pool, db } = connect(url, { max: 2 })
let executed: Ran[] = []
const listening = new WeakSet<PoolClient>()
pool.on('acquire', (client) => {
  if (listening.has(client)) return
  listening.add(client)
  client.on('notice', ({ message }) => {
    const ran = planIn(message ?? '')
    if (ran) executed.push(ran)
  })
})
const log = createLog(env)
const none = { enqueue: async () => undefined, enqueueMany: async () => undefined, unfinished: async () => [] }
const deps = {
  env,
  log,
  pool,
  db,
  jobs: none,
  files: createFileStore(env),
  limits: createLimits(pool),
  mail: createMail(env, log),
  sms: createSms(env, log),
  push: createPush(env, log),
  pictures: pictureFetcher(),
  translator: null,
  gateway: null,
}
const app = await buildApp(deps)

/** Once more than a statement is planned for its values alone: what counts is the plan that stays. */
const times = 7

async function ask(endpoint: EndpointSpec, path: string, query: Record<string, string>) {
  const caller = getCaller(endpoint)
  let ms = Number.POSITIVE_INFINITY
  let answer: Awaited<ReturnType<FastifyInstance['inject']>> | undefined
  for (let time = 0; time < times; time++) {
    executed = []
    answer = await app.inject({
      method: 'GET',
      url: `/api${path}`,
      query,
      headers: caller ? { authorization: `Bearer ${tokens[caller]}` } : {},
    })
    if (answer.statusCode !== 200)
      return {
        ms,
        next: null,
        answered: false,
        fault: true,
        searched: true,
        line: `ANSWERED ${answer.statusCode} ${answer.body.slice(0, 120)}`,
      }
    ms = Math.min(
      ms,
      executed.reduce((sum, ran) => sum + ran.ms, 0),
    )
  }
  return { ms, next: answer?.json().meta?.next_cursor as string | null | undefined, answered: true, ...getReading(executed, big) }
}

console.log(
  `\n${bigTables.map(({ name, rows }) => `${name} ${rows}`).join(', ')}\n\n| List | Asked for | ms | How rows of big tables are found (rows read) |\n|---|---|---|---|`,
)
// parts of addresses, to look at some lists alone
const requested = process.argv.slice(3)
const faults: string[] = []
const begun = performance.now()
let [sent, unknown] = [0, 0]
for (const endpoint of app.served.filter(isList)) {
  if (requested.length > 0 && !requested.some((part) => endpoint.path.includes(part))) continue
  const path = buildPath(endpoint, samples)
  if (!path) {
    unknown++
    continue
  }
  // a list that searches no big table has nothing to find in it
  if (!(await ask(endpoint, path, requiredQuery(endpoint, samples))).searched) continue
  const variants = listVariants(endpoint, samples)
  for (let variant = variants.shift(); variant; variant = variants.shift()) {
    const { ms, line, fault, next } = await ask(endpoint, path, variant.query)
    sent++
    const row = `| ${endpoint.path} | ${variant.label} | ${ms.toFixed(1)} | ${line} |`
    if (fault) faults.push(row)
    if (fault || (!variant.quiet && line)) console.log(row)
    // the page after the last that a number reaches
    if (variant.label === 'page=500' && next)
      variants.unshift({ label: 'after page 500', query: { ...variant.query, page: '1', cursor: next } })
  }
}
for (const { path, label, query } of listReportRequests(samples)) {
  if (requested.length > 0 && !requested.some((part) => path.includes(part))) continue
  const endpoint = app.served.find((one) => one.path === path && one.method === 'GET')
  if (!endpoint) throw new Error(`${path} is not served`)
  const { ms, line, answered } = await ask(endpoint, path, query)
  sent++
  const row = `| ${path} | ${label} | ${ms.toFixed(1)}${ms > longest ? ' TOO LONG' : ''} | ${line} |`
  if (!answered || ms > longest) faults.push(row)
  console.log(row)
}
console.log(`\n${sent} ways of asking in ${seconds(performance.now() - begun)}; lists below records this market has none of: ${unknown}`)
console.log(
  faults.length === 0
    ? 'Every list finds its rows by an index, and no statistics take long.'
    : `${faults.length} AT FAULT:\n${faults.join('\n')}`,
)
await app.close()
await pool.end()
await database.stop()
if (!kept) rmSync(folder, { recursive: true, force: true })
process.exit(faults.length === 0 ? 0 : 1)
