import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { type PictureServer, pictureServer } from '../../../test/picture-server.ts'
import { testApp } from '../../../test/test-app.ts'
import { pictureFetcher } from '../../platform/pictures/fetch-picture.ts'
import { checkFile, toCsv } from './import-fixtures.ts'

const t = await testApp()
let store: TestStore
let server: PictureServer
beforeAll(async () => {
  server = await pictureServer()
  const lookup: LookupFunction = (_, options, done) => {
    const found: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }]
    if (options.all) done(null, found)
    else done(null, '127.0.0.1', 4)
  }
  const plain = pictureFetcher({ lookup, plain: true, total_ms: 700 })
  // Files name https addresses; the stand-in has no certificate.
  t.pictures.by = { fetch: (address) => plain.fetch(address.replace(/^https:\/\/([a-z.]+)/, `http://$1:${server.port}`)) }
})
afterAll(() => server.stop())
beforeEach(async () => {
  store = await makeStore(t.db)
  await t.db.execute(sql`delete from rate_limits`)
})

const headings = 'product key,name,option 1 name,option 1 value,price,quantity,sku,images,variant image'
const check = (...rows: (readonly (string | number)[])[]) => checkFile(t, store.token, toCsv(headings, ...rows))
const read = async (sku: string) => {
  const [row] = (await t.call('GET', '/store/products', { token: store.token, query: { q: sku } })).body.data
  return (await t.call('GET', `/store/products/${row.id}`, { token: store.token })).body
}
const shirt = (picture: string, more = '', ofVariant = '') => [
  'shirt',
  'قميص',
  'المقاس',
  'S',
  '90',
  '3',
  'SH-S',
  [picture, more].filter(Boolean).join(', '),
  ofVariant,
]

test('pictures of products and variants are fetched after saving, in order, and the same file changes nothing', async () => {
  const rows = [
    shirt('https://cdn.test/a,w_200.png', 'https://cdn.test/b.png', 'https://cdn.test/small.png'),
    ['shirt', '', '', 'M', '90', '3', 'SH-M', 'https://cdn.test/c.png', 'https://cdn.test/b.png'],
    ['mug', 'كوب', '', '', '20', '4', 'MUG', 'https://cdn.test/b.png', ''],
  ]
  const job = await check(...rows)
  expect([await job.problems(), (await job.read()).pictures]).toEqual([
    { 2: [], 3: [], 4: [] },
    { total: 0, added: 0, failed: 0 },
  ])
  expect(await job.run()).toMatchObject({
    state: 'done',
    counts: { products: { created: 2 } },
    pictures: { total: 6, added: 6, failed: 0 },
  })
  const [body, mug] = [await read('SH-S'), await read('MUG')]
  expect(body.images).toHaveLength(4)
  expect(mug.images).toEqual([body.images[1]])
  expect(body.variants.map(({ image }: { image: string }) => image)).toEqual([body.images[3], body.images[1]])
  expect(server.requests.toSorted()).toEqual(['/a,w_200.png', '/b.png', '/c.png', '/small.png'])
  const again = await check(...rows)
  expect(await again.read()).toMatchObject({ counts: { unchanged: 3, changed: 0, refused: 0 } })
})

test('an address for the value of an option becomes its picture, once for all variants of the value', async () => {
  const named = 'product key,name,option 1 name,option 1 value,option 1 image,option 2 name,option 2 value,price,quantity,sku'
  const row = (value: string, picture: string, size: string, head = false) => [
    'coat',
    ...(head ? ['معطف', 'اللون', value, picture, 'المقاس'] : ['', '', value, picture, '']),
    ...[size, '90', '3', `CO-${value}-${size}`],
  ]
  const rows = [
    row('Moss', 'https://cdn.test/moss.png', 'S', true),
    row('Moss', 'https://cdn.test/moss.png', 'M'),
    row('Sand', 'https://cdn.test/sand.png', 'S'),
  ]
  const job = await checkFile(t, store.token, toCsv(named, ...rows))
  expect(await job.run()).toMatchObject({ counts: { created: 3, failed: 0 }, pictures: { total: 2, added: 2, failed: 0 } })
  const body = await read('CO-Moss-S')
  expect(body.images).toHaveLength(2)
  expect(body.axes[0].values.map(({ image }: { image: string | null }) => image)).toEqual(body.images)
  const again = await checkFile(t, store.token, toCsv(named, ...rows))
  expect(await again.read()).toMatchObject({ counts: { unchanged: 3, changed: 0, refused: 0 } })
})

test.each([
  ['hangs', '/silent', 'didn’t arrive within 10 seconds'],
  ['leads inside after a redirect', '/to/http://127.0.0.1:1/', 'leads to a private network'],
  ['leads to a cloud’s keys', '/to/http://169.254.169.254/latest/meta-data/', 'leads to a private network'],
  ['is too large', '/large', 'larger than 10 MB'],
  ['is a page that says it is a picture', '/page', 'isn’t supported'],
  ['is not there', '/missing', 'status 404'],
])('a picture that %s is reported at its row, and its product is saved without it', async (_, path, text) => {
  const job = await check(shirt('https://cdn.test/good.png', `https://cdn.test${path}`), ['shirt', '', '', 'M', '95', '1', 'SH-M', '', ''])
  expect(await job.run()).toMatchObject({ counts: { created: 2, failed: 0 }, pictures: { total: 2, added: 1, failed: 1 } })
  expect(await job.problems()).toEqual({ 2: [expect.stringContaining(text)], 3: [] })
  const { body } = await t.call('GET', `${job.path}/rows`, { token: store.token, query: { warned: true }, locale: 'en' })
  expect(body.data).toMatchObject([{ row: 2, outcome: 'created', errors: [{ warning: true }] }])
  // The check counted no note, and the fetching one row.
  expect((await job.read()).counts.warned).toBe(1)
  const noted = (await t.call('GET', `${job.path}/reasons`, { token: store.token, locale: 'en' })).body.data
  // The note about the other language is of the whole file.
  const reasons = noted.filter(({ general }: { general: boolean }) => !general)
  expect(reasons).toMatchObject([{ text: 'Images that couldn’t be fetched from their links', rows: 1, warning: true, general: false }])
  const found = await t.call('GET', `${job.path}/rows`, { token: store.token, query: { warned: true, reason: reasons[0].key } })
  expect(found.body.data).toMatchObject([{ row: 2 }])
  expect(await read('SH-S')).toMatchObject({ images: [expect.any(String)], quantity: 4 })
})

test('failed pictures are fetched again, but not those of another store', async () => {
  const job = await check(shirt('https://cdn.test/first.png', 'https://cdn.test/later.png'))
  expect(await job.run()).toMatchObject({ pictures: { total: 2, added: 1, failed: 1 } })
  const other = await makeStore(t.db)
  expect((await t.call('POST', `${job.path}/pictures/retry`, { token: other.token })).status).toBe(404)
  const answer = await t.call('POST', `${job.path}/pictures/retry`, { token: store.token })
  expect([answer.status, answer.body.pictures]).toEqual([200, { total: 2, added: 1, failed: 0 }])
  await t.drain()
  expect((await job.read()).pictures).toEqual({ total: 2, added: 2, failed: 0 })
  expect((await read('SH-S')).images).toHaveLength(2)
  expect(await job.problems()).toEqual({ 2: [] })
})

test('a product gets its maximum of pictures, and its row lists the others', async () => {
  const job = await check(shirt(Array.from({ length: 12 }, (_, n) => `https://cdn.test/many-${n}.png`).join('\n')))
  expect(await job.problems()).toEqual({ 2: ['Images: the maximum is 10 images per product. The others aren’t added'] })
  expect(await job.run()).toMatchObject({ pictures: { total: 10, added: 10, failed: 0 } })
})

test('a silent host does not delay the others', async () => {
  const rows = Array.from({ length: 12 }, (_, n) => [
    `s${n}`,
    `منتج ${n}`,
    '',
    '',
    '9',
    '1',
    `S${n}`,
    `https://slow.test/silent?${n}\nhttps://cdn.test/ok-${n}.png`,
    '',
  ])
  t.pictures.by = {
    ...t.pictures.by,
    fetch: (
      (by) => (address: string) =>
        by?.fetch(address.replace(/\?.*/, '')) ?? Promise.reject()
    )(t.pictures.by),
  }
  const job = await check(...rows)
  const from = performance.now()
  expect(await job.run()).toMatchObject({ pictures: { total: 24, added: 12, failed: 12 } })
  // Five silences of 0.7 s, two at a time, and not twelve.
  expect(performance.now() - from).toBeLessThan(15_000)
})
