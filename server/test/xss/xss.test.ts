import { tokenCookieName } from '@rahba/contract/access/session-cookies'
import { expect, test, vi } from 'vitest'
import { cleanHtml } from '../../src/platform/html.ts'
import { builtWeb } from '../../src/platform/web/built-web.ts'
import { freePort } from '../free-port.ts'
import { startFuzz } from '../fuzz/fuzz.ts'
import { type Actor, fuzzWorld } from '../fuzz/world.ts'
import { findFaults } from '../html-faults.ts'
import { MoyasarStandIn } from '../moyasar-stand-in.ts'
import { randomFrom, reportRun, runSeed } from '../report-run.ts'
import { testApp } from '../test-app.ts'
import { mutations } from './payloads.ts'
import { listAddresses, type Reading, readPages, type Surface } from './read-pages.ts'
import { writePayloads } from './write-payloads.ts'

// Goal G14: payloads go through the product's own calls into every text field, and nothing of them acts on any page, in either language. It takes
// minutes and the built web, so `npm run prove` runs it; html.test.ts and e2e/rich-text.spec.ts try the sanitiser in every run.

const isProof = process.env.PROVE_REPORT !== undefined
const payloads = Number(process.env.XSS_PAYLOADS ?? 50)
const mutated = Number(process.env.XSS_MUTATIONS ?? 5000)
const details = Number(process.env.XSS_DETAILS ?? 2)

// the server may have been loaded for another file of this worker already
const planted = vi.hoisted(() => {
  if (process.env.PROVE_REPORT !== undefined) vi.resetModules()
  return { on: false }
})
vi.mock('../../src/platform/html.ts', async (original) => {
  const real = await original<typeof import('../../src/platform/html.ts')>()
  return { ...real, cleanHtml: (html: string) => (planted.on ? html : real.cleanHtml(html)) }
})

// the scripts are JavaScript, which the server's types do not cover
const { browserArgs, findBrowser } = (await import(new URL('../../../scripts/browser.mjs', import.meta.url).href)) as {
  browserArgs: string[]
  findBrowser: () => string
}

const nothingRead = (): Reading => ({ pages: 0, showing: 0, marks: 0, faults: new Set() })

test.runIf(isProof)('no text that anyone writes runs on a page', { timeout: 7_200_000 }, async () => {
  const random = randomFrom(runSeed)
  const cleaned = mutations(random, mutated).map(cleanHtml)
  expect(cleaned.filter((html) => findFaults(html).length > 0 || cleanHtml(html) !== html)).toEqual([])

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const t = await testApp({ PUBLIC_URL: origin }, undefined, null, builtWeb())
  // the demo market is made in a minute, and has a record for each page from the beginning
  const world = await fuzzWorld(t, random, payloads < 100 ? 'small' : 'demo')
  const fuzz = await startFuzz(t, world, new MoyasarStandIn(), random)
  await t.app.listen({ port, host: 'localhost' })
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
  try {
    const bare = await browser.newPage()
    await bare.addInitScript({ path: new URL('./in-page.js', import.meta.url).pathname })
    await bare.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }))
    await bare.goto(`${origin}/nothing`)
    const tryOut = async (all: string[]) => (await bare.evaluate(`window.xss.tryOut(${JSON.stringify(all)})`)) as string[] // of in-page.js
    const acting: string[] = []
    for (let at = 0; at < cleaned.length; at += 250) acting.push(...(await tryOut(cleaned.slice(at, at + 250))))
    expect(acting).toEqual([])
    expect(await tryOut(['<img src=x onerror=alert(1)>', '<a href="javascript:alert(1)">x</a>'])).not.toEqual([])
    await bare.close()

    const taken = await writePayloads(t, fuzz, world.repair, payloads, Math.ceil(payloads / 10))
    const [admin, merchant] = [world.actors.admin[0], world.actors.store[0]]
    const read = async (surface: Surface, actor: Actor | null, some?: readonly string[]): Promise<Reading> => {
      if (actor) await world.restore(actor)
      const context = await browser.newContext({ locale: 'ar-SA', reducedMotion: 'reduce' })
      if (actor) await context.addCookies([{ name: tokenCookieName(actor.audience, origin), value: actor.token, url: origin }])
      const reading = nothingRead()
      const addresses = some ?? (await listAddresses(t, world, random, surface, actor, details))
      await readPages(context, origin, addresses, Math.ceil(payloads / 25), reading)
      await context.close()
      return reading
    }
    const readings = [await read('public', null), await read('store', merchant ?? null), await read('admin', admin ?? null)]
    const sum = (of: (reading: Reading) => number) => readings.reduce((all, reading) => all + of(reading), 0)
    const full = [...taken.values()].filter((count) => count >= payloads * 0.9).length
    reportRun({
      goal: 'G14',
      what: 'text that acts, in every field',
      runs: `${sum(({ pages }) => pages)} pages, ${sum(({ showing }) => showing)} with payloads (${sum(({ marks }) => marks)}), ${taken.size} fields, ${full} of them with ${payloads} payloads, ${mutated} mutations`,
      seed: runSeed,
    })
    expect(readings.flatMap(({ faults }) => [...faults])).toEqual([])
    expect(taken.size).toBeGreaterThanOrEqual(40)
    // payloads are seen as words: the pages do show what was written
    expect(sum(({ showing }) => showing)).toBeGreaterThan(20)

    // planted: HTML is kept and shown as it was written
    planted.on = true
    const [news] = fuzz.operations.filter(({ name }) => name === 'createNews')
    if (!news) throw new Error('news can be written')
    const ready = await fuzz.buildRequest(news)
    const body = { ...(ready.body as object), body: { ar: '<img src=x onerror=alert(1)>', en: '<img src=x onerror=alert(1)>' } }
    const made = await fuzz.send(news, { ...ready, body })
    await t.pool.query(`update news set active = true, published_at = now() - interval '1 hour' where id = $1`, [made.json().id])
    expect([...(await read('public', null, [`/news/${made.json().id}`])).faults]).not.toEqual([])
  } finally {
    planted.on = false
    await browser.close()
  }
})
