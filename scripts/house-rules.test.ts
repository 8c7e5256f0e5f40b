import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findingsIn } from './house-rules.ts'
import type { Source } from './house-source.ts'
import { formerDefinitions } from './named-functions.ts'
import { missingPaths } from './named-paths.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Reads the files that git tracks or would add, so that a rule fails before the commit. */
function repository(kind = /\.(ts|tsx|mjs|css)$/): Source[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n')
  return names
    .filter((file) => kind.test(file) && existsSync(root + file))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
}

describe('the repository', () => {
  it('keeps the house rules', () => {
    const sources = repository()
    expect(sources.length).toBeGreaterThan(30)
    expect(findingsIn(sources).map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([])
  })
})

describe('the documents', () => {
  const said = (sources: readonly Source[], exists: (path: string) => boolean) =>
    missingPaths(sources, exists).map(({ file, line, rule }) => `${file}:${line} ${rule}`)

  it('name files that exist', () => {
    const documents = repository(/\.md$/)
    expect(documents.length).toBeGreaterThan(20)
    expect(said(documents, (path) => existsSync(root + path))).toEqual([])
  })

  it('name the last migration of a function', () => {
    const migrations = repository(/^server\/migrations\/\d.*\.sql$/)
    const found = formerDefinitions(repository(/\.md$/), migrations)
    expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([])
    const document = { file: 'README.md', text: '`products_sum_variants` (migration `0001_guards.sql`)' }
    const planted = { file: 'server/migrations/9000_planted.sql', text: 'CREATE OR REPLACE FUNCTION products_sum_variants(ids uuid[])' }
    expect(formerDefinitions([document], [...migrations, planted])).toMatchObject([{ rule: expect.stringContaining('9000_planted.sql') }])
  })

  it('are rejected for a missing file, also in a choice of names', () => {
    const text = 'Open `web/src/a.tsx`,\n`web/src/text/{ar,en}/b.ts` and `b.ts`.'
    expect(said([{ file: 'docs/kit.md', text }], (path) => path.includes('/en/'))).toEqual([
      'docs/kit.md:1 names web/src/a.tsx, which is not there',
      'docs/kit.md:2 names web/src/text/ar/b.ts, which is not there',
    ])
  })
})

// A rule that can't fail is worse than none: each has to see the fault planted here.
const planted: [rule: RegExp, file: string, text: string][] = [
  [/begins with its subject/, 'server/src/orders/table.ts', '/** Whether it is paid. */'],
  [/begins with its subject/, 'server/src/orders/refund.ts', '/**\n * What a refund pays.\n */'],
  [/named by a verb/, 'web/src/orders/tabs.ts', 'const nameOf = (row: Row) => row.name'],
  [/named read…/, 'server/src/orders/find-order.ts', 'async function getOrder(db: Db, id: string) {}'],
  [/at most 400/, 'server/src/orders/place-order.ts', 'x\n'.repeat(401)],
  [/kebab-case/, 'server/src/orders/placeOrder.ts', ''],
  [/kebab-case/, 'web/src/kit/DataTable.tsx', ''],
  [/kebab-case/, 'web/src/kit/DataTable.module.css', ''],
  [/no barrels/, 'contract/src/orders/index.ts', ''],
  [/no barrels/, 'contract/src/orders/all.ts', "export * from './orders.ts'"],
  [/no barrels/, 'contract/src/orders/all.ts', "export { order } from './orders.ts'"],
  [/no barrels/, 'contract/src/orders/all.ts', "export {\n  order,\n  type Order,\n} from './orders.ts'"],
  [/no barrels/, 'contract/src/orders/all.ts', "export * as orders from './orders.ts'"],
  [/no barrels/, 'contract/src/orders/all.ts', "export type { Order } from './orders.ts'"],
  [/x-shapes/, 'contract/src/orders/order-schemas.ts', ''],
  [/x-shapes/, 'contract/src/orders/order-calls.ts', ''],
  [/x-labels/, 'contract/src/orders/order.labels.ts', ''],
  [/logical CSS/, 'web/src/kit/table.module.css', '.cell { margin-left: 4px }'],
  [/logical CSS/, 'web/src/kit/table.module.css', '.cell {\n  left: 0;\n}'],
  [/logical CSS/, 'web/src/kit/table.module.css', '.cell { text-align: right; }'],
  [/logical CSS/, 'web/src/admin/home.tsx', 'const a = <Box style={{ paddingLeft: 4 }} />'],
  [/logical CSS/, 'web/src/admin/home.tsx', 'const a = <Box ml={4} />'],
  [/is a UserText/, 'web/src/shop/cart.tsx', 'const a = <bdi>{line.variant}</bdi>'],
  [/is a UserText/, 'web/src/shop/cart.tsx', 'const a = <bdi dir="auto">{title}</bdi>'],
  [/product word/, 'web/src/kit/cell.tsx', 'export const productCell = 1'],
  [/product word/, 'web/src/kit/cell.tsx', "const title = 'All orders'"],
  [/contract imports zod/, 'contract/src/orders/orders.ts', "import { sql } from 'drizzle-orm'"],
  [/contract imports zod/, 'contract/src/orders/orders.ts', "import { env } from '../../../server/src/env.ts'"],
  [/contract imports zod/, 'contract/src/orders/orders.ts', "const sql = import('drizzle-orm')"],
  [/admin never imports portal/, 'web/src/admin/home.tsx', "import { Home } from '../portal/home.tsx'"],
  [/kit never imports admin/, 'web/src/kit/table.tsx', "const page = import('../admin/home.tsx')"],
  [/landing never imports shop/, 'web/src/landing/home.tsx', "import '../shop/shop.css'"],
  [/landing never imports market/, 'web/src/landing/home.tsx', "import { Row } from '../market/row.tsx'"],
  [/shopper never imports market/, 'web/src/shopper/orders/orders.tsx', "import { Row } from '../../market/row.tsx'"],
  [/shop never imports shopper/, 'web/src/shop/cart/cart.tsx', "import { Row } from '../../shopper/row.tsx'"],
  [/what surfaces share never imports one/, 'web/src/orders/row.tsx', "import { Row } from '../shopper/row.tsx'"],
  [/kit knows the contract’s kernel/, 'web/src/kit/table.tsx', "import { orderLabels } from '@rahba/contract/orders/order-labels'"],
  [/kit knows the contract’s kernel/, 'web/src/kit/table.tsx', "const form = import('../resource/resource-form.tsx')"],
  [
    /orders writes stores by its functions/,
    'server/src/orders/place-order.ts',
    "import { stores } from '../stores/table.ts'\nawait db.update(stores)",
  ],
  [
    /orders writes catalog by its functions/,
    'server/src/orders/place-order.ts',
    "import {\n  products as goods,\n} from '../catalog/product-table.ts'\ndb.insert(goods)",
  ],
  [/ScrollRegion/, 'web/src/kit/chart/chart-table.tsx', 'const a = <Table.ScrollContainer minWidth={0} />'],
  [/tanween stands before/, 'web/src/text/ar/kit.ts', "export const ar = { first: 'الاسم أولا' }"],
  [/tanween stands before/, 'server/seed/data/sections.ts', "const ar = 'الأكثر مبيعا'"],
  [/tanween stands before/, 'contract/src/access/errors.ts', "const ar = 'أولاً'"],
  [/private API of Drizzle or pg/, 'server/src/orders/read-orders.ts', "import { PgDialect } from 'drizzle-orm/pg-core'"],
  [/private API of Drizzle or pg/, 'server/src/platform/db/hot.ts', 'await db._.session.all(query)'],
  [/private API of Drizzle or pg/, 'bench/load.ts', 'client.connection.stream.destroy()'],
  [/private API of Drizzle or pg/, 'server/src/platform/jobs/boss.ts', "import { Session } from 'drizzle-orm/node-postgres/session'"],
  [/private API of Drizzle or pg/, 'server/seed/market-transaction.ts', 'const query = client.query.bind(client)'],
  [
    /no prepared statement/,
    'server/src/orders/write-history.ts',
    "await db.insert(orderHistory).values(line).prepare('insert-history').execute()",
  ],
  [/rows of SQL by hand/, 'server/src/orders/read-orders.ts', 'const found = await db.execute<{ id: string }>(sql`select id from orders`)'],
  [/rows of SQL by hand/, 'server/src/orders/read-orders.ts', 'const { rows } = await ctx.db.execute(sql`select id from orders`)'],
  [/platform does not know/, 'server/src/platform/http/serve.ts', "import { signIn } from '../../access/sign-in.ts'"],
]

describe('the rules find', () => {
  it.each(planted)('%s in %s', (rule, file, text) => {
    expect(findingsIn([{ file, text }]).map((finding) => finding.rule)).toContainEqual(expect.stringMatching(rule))
  })
})

const fine: [file: string, text: string][] = [
  ['server/src/orders/table.ts', "import { stores } from '../stores/table.ts'"],
  ['server/src/orders/read-orders.ts', "import { stores } from '../stores/table.ts'\ndb.select().from(stores)"],
  [
    'server/src/orders/place-order.ts',
    "import { writeAudit } from '../platform/audit/write-audit.ts'\nimport { orders } from './table.ts'",
  ],
  ['server/src/platform/db/driver/transaction.ts', "import { PgDialect } from 'drizzle-orm/pg-core'"],
  ['server/src/orders/place-order.ts', 'await tx.execute(sql`select pg_advisory_xact_lock(1)`)'],
  ['web/src/kit/table.tsx', "// any product may use this\nimport { order } from './sort.ts'\nconst text = 'in production'"],
  ['web/src/kit/table.module.css', '.cell { margin-inline-start: 4px; text-align: end; border-inline-end: 1px solid }'],
  ['contract/src/orders/orders.ts', "const a = { en: 'Price from', ar: 'x' }\nconst b = { en: 'to' }"],
  ['web/src/text/ar/kit.ts', "    two: 'طلبا إلغاء',"],
  ['contract/src/orders/orders.ts', "import { z } from 'zod'\nimport { money } from '../kernel/money.ts'"],
]

it('reports files that import each other in a circle once, with the path', () => {
  const file = (name: string, other: string) => ({ file: `scripts/${name}.mjs`, text: `import { x } from './${other}.mjs'` })
  const getRules = (...sources: Source[]) => findingsIn(sources).map((finding) => finding.rule)
  const way = /in a circle: scripts\/a -> scripts\/b -> scripts\/c -> scripts\/a/
  expect(getRules(file('top', 'a'), file('a', 'b'), file('b', 'c'), file('c', 'a'))).toEqual([expect.stringMatching(way)])
  expect(getRules(file('top', 'a'), file('a', 'b'), file('b', 'c'), file('c', 'd'))).toEqual([])
  const own = (name: string, other: string) => ({ file: `contract/src/orders/${name}.ts`, text: `import type * as x from './${other}.ts'` })
  expect(getRules(own('orders.calls', 'orders'), own('orders', 'orders.calls'))).toEqual([])
  expect(getRules(own('orders.calls', 'invoices'), own('invoices', 'orders.calls'))).toHaveLength(1)
})

it('reports two server domains that import each other at both, except the known pairs', () => {
  const file = (own: string, other: string) => ({ file: `server/src/${own}/use.ts`, text: `import { x } from '../${other}/table.ts'` })
  const getRules = (...sources: Source[]) => findingsIn(sources).map((finding) => finding.rule)
  const both = [/places and search import each other/, /search and places import each other/]
  expect(getRules(file('places', 'search'), file('search', 'places'))).toEqual(both.map((rule) => expect.stringMatching(rule)))
  expect(getRules(file('money', 'orders'), file('orders', 'money'))).toEqual([])
  expect(getRules(file('search', 'places'))).toEqual([])
  // a table counts as any other file
  const table = { file: 'server/src/places/table.ts', text: "import { x } from '../search/table.ts'" }
  expect(getRules(table, file('search', 'places'))).toHaveLength(2)
})

describe('the rules allow', () => {
  it.each(fine)('%s', (file, text) => {
    expect(findingsIn([{ file, text }])).toEqual([])
  })
})
