import { monitorEventLoopDelay } from 'node:perf_hooks'
import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'
import { makeStore } from '../../../test/catalog-world.ts'
import { inProve } from '../../../test/in-prove.ts'
import { testApp } from '../../../test/test-app.ts'
import { uploadImport } from '../../../test/upload-import.ts'
import { checkFile } from './import-fixtures.ts'

const t = await testApp()
const heads = 'اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),السعر,الكمية,الباركود'

test.runIf(inProve)(
  'fifty thousand rows are read and checked within bounds',
  async () => {
    const own = await makeStore(t.db)
    const rows = Array.from({ length: 50_000 }, (_, n) => [
      `منتج رقم ${n}`,
      `Product ${n}`,
      '19.95',
      '5',
      `BAR${n}`,
      `<p>وصف المنتج ${n} كما يكتبه التاجر</p>`,
    ])
    const file = stringify([[...heads.split(','), 'الوصف'], ...rows], { bom: true })
    const started = performance.now()
    const heap = () => process.memoryUsage().heapUsed / 1024 / 1024
    const before = heap()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, heap())
    }, 50)
    const { body } = await uploadImport(t, own.token, file, {})
    const read = performance.now() - started
    const path = `/store/products/imports/${body.id}`
    expect((await t.call('POST', `${path}/check`, { token: own.token, body: { mapping: body.mapping } })).status).toBe(200)
    await t.drain()
    const answer = (await t.call('GET', path, { token: own.token })).body
    clearInterval(watch)
    const took = performance.now() - started
    console.info(`50,000 rows: read ${Math.round(read)} ms, checked ${Math.round(took - read)} ms, heap +${Math.round(most - before)} MB`)
    expect(answer.counts).toMatchObject({ new: 50_000, refused: 0 })
    expect(took).toBeLessThan(90_000)
    expect(most - before).toBeLessThan(400)
  },
  120_000,
)

/** The longest wait between two turns of the event loop while `work` is done, in milliseconds. */
async function measureDelay(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await work()
  delay.disable()
  return delay.percentile(99) / 1e6
}

test.runIf(inProve)(
  'two thousand new variants are imported in under a minute, while the node answers others',
  async () => {
    const own = await makeStore(t.db)
    const rows = Array.from({ length: 2000 }, (_, n) => {
      const [product, variant] = [Math.floor(n / 20), n % 20]
      const first = variant === 0 ? [`عباية ${product}`, `Abaya ${product}`, '<p>عباية من الكتان</p>'] : ['', '', '']
      return [
        `abaya-${product}`,
        ...first,
        'اللون',
        `لون ${variant % 5}`,
        'المقاس',
        `${50 + Math.floor(variant / 5)}`,
        `AB-${n}`,
        `${200 + variant}`,
        '5',
      ]
    })
    const titles = 'product key,الاسم,الاسم بالانجليزي,الوصف,اسم الخيار 1,قيمة الخيار 1,اسم الخيار 2,قيمة الخيار 2,sku,السعر,الكمية'
    const job = await checkFile(t, own.token, stringify([titles.split(','), ...rows], { bom: true }))
    const waits: number[] = []
    const asking = setInterval(async () => {
      const from = performance.now()
      await t.call('GET', '/store/products', { token: own.token })
      waits.push(performance.now() - from)
    }, 250)
    const from = performance.now()
    const delay = await measureDelay(async () => {
      expect(await job.run()).toMatchObject({
        counts: { created: 2000, failed: 0, products: { created: 100 }, variants: { created: 2000 } },
      })
    })
    clearInterval(asking)
    const took = performance.now() - from
    const slowest = Math.max(...waits)
    console.info(
      `2,000 variants: imported in ${Math.round(took)} ms, event loop p99 ${Math.round(delay)} ms, slowest answer ${Math.round(slowest)} ms`,
    )
    expect(took).toBeLessThan(60_000)
    const again = performance.now()
    expect(await (await checkFile(t, own.token, stringify([titles.split(','), ...rows], { bom: true }))).read()).toMatchObject({
      counts: { unchanged: 2000 },
    })
    console.info(`2,000 variants: read and checked again in ${Math.round(performance.now() - again)} ms`)
  },
  120_000,
)
