// How soon pages are seen: the main pages of each surface in a browser without a cache, on this machine's own line and on a slow one. Needs a running
// server with its demo market: BENCH_URL, by default http://localhost:3000. `npm run bench -- pages [part of a path]`
import { type BrowserContext, chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../scripts/browser.mjs'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { type Line, lines, openPage } from './open-page.ts'

const base = process.env.BENCH_URL ?? 'http://localhost:3000'
const requested = process.argv[3] ?? ''
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)

type Surface = 'admin' | 'store' | 'public' | 'shop'
/** `rows` is what one came for: the rows of a list, the facts of a record, the figures of a home. */
interface MainPage {
  path: string
  rows: string
}

const table = 'main tbody tr td:nth-child(2)'
const pages: Record<Surface, MainPage[]> = {
  admin: [
    { path: '/dashboard', rows: 'main ol li, main ul li, main dl dd, main tbody tr' },
    { path: '/dashboard/orders', rows: table },
    { path: '/dashboard/orders/{id}', rows: 'main dl dd' },
    { path: '/dashboard/stores', rows: table },
    { path: '/dashboard/stores/{id}', rows: 'main dl dd' },
    { path: '/dashboard/products', rows: table },
    { path: '/dashboard/users', rows: table },
    { path: '/dashboard/payments1', rows: table },
    { path: '/dashboard/canceled-orders', rows: table },
    { path: '/dashboard/faqs', rows: table },
  ],
  store: [
    { path: '/store', rows: 'main ol li, main ul li, main dl dd, main tbody tr' },
    { path: '/store/orders', rows: table },
    { path: '/store/orders/{id}', rows: 'main dl dd' },
    { path: '/store/products', rows: table },
    { path: '/store/categories', rows: 'main li, main tbody tr' },
    { path: '/store/offers', rows: table },
    { path: '/store/coupons', rows: table },
    { path: '/store/wallet', rows: table },
    { path: '/store/notifications', rows: 'main li' },
    { path: '/store/messages', rows: 'main li' },
  ],
  public: [
    { path: '', rows: 'main h1' },
    { path: '/s/sadeem-roastery', rows: 'main li, main article' },
    { path: '/dashboard/auth/login', rows: 'form input' },
    { path: '/store/auth/login', rows: 'form input' },
    { path: '/store/auth/register', rows: 'form input' },
    { path: '/store/auth/password/forget', rows: 'form input' },
    { path: '/store/pages/privacy-static', rows: 'main p' },
    { path: '/store/pages/terms-static', rows: 'main p' },
    { path: '/dashboard/auth/password/forget', rows: 'form input' },
    { path: '/no-such-page', rows: 'h1' },
  ],
  // the market as a visitor sees it
  shop: [
    { path: '/market', rows: 'main li' },
    { path: '/market/c/fashion-abayas', rows: 'main article, main li' },
    { path: '/market/search?q=%D9%82%D9%87%D9%88%D8%A9', rows: 'main article, main li' },
    { path: '/market/stores', rows: 'main li' },
    { path: '/s/sadeem-roastery/p/saudi-coffee-harari', rows: 'main h1' },
    { path: '/cart', rows: 'main h1' },
    { path: '/checkout', rows: 'main h1' },
    { path: '/sign-in', rows: 'form input' },
  ],
}

interface Seen {
  frame: number
  rows: number
  /** The largest contentful paint. */
  largest: number
  shift: number
  scripts: number
  scriptKb: number
  requests: number
  /** Calls of the API that the browser made by itself. */
  calls: number
  kb: number
}

/** Runs in the page before anything else: when the frame, the rows and the largest part are painted, and how much moves. */
function watch(selector: string): void {
  const seen = { frame: 0, rows: 0, largest: 0, shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!('hadRecentInput' in entry && entry.hadRecentInput)) seen.shift += Number('value' in entry ? entry.value : 0)
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.frame = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    const first = document.querySelector(selector)
    // what is painted in this frame is on screen by the next
    if (first && (first.textContent?.trim() || first.matches('input')))
      requestAnimationFrame(() => setTimeout(() => (seen.rows = performance.now())))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function open(context: BrowserContext, { path, rows }: MainPage, line: Line): Promise<Seen> {
  let painted = { frame: 0, rows: 0, largest: 0, shift: 0 }
  const { scripts, requests, calls, bytes } = await openPage(context, `${base}/ar${path}`, {
    line,
    before: (page) => page.addInitScript(watch, rows),
    async after(page) {
      painted = await page.evaluate(() => (window as unknown as { seen: typeof painted }).seen)
    },
  })
  const scriptBytes = scripts.reduce((sum, { size }) => sum + size, 0)
  return { ...painted, requests, calls, scripts: scripts.length, scriptKb: scriptBytes / 1000, kb: bytes / 1000 }
}

async function signIn(context: BrowserContext, audience: 'admin' | 'store'): Promise<void> {
  const identifier = audience === 'admin' ? demoAccounts.admin : demoAccounts.merchant
  const answer = await context.request.post(`${base}/api/${audience}/auth/login`, {
    data: { identifier, password: demoAccounts.password },
    headers: { origin: base },
  })
  if (!answer.ok()) throw new Error(`${audience}: ${answer.status()} ${await answer.text()}`)
}

/** The page with the id of the first row of its list. */
async function withId(context: BrowserContext, surface: Surface, page: MainPage): Promise<MainPage> {
  if (!page.path.includes('{id}')) return page
  const list = page.path.replace(/^\/dashboard/, '/admin').replace(/\/\{id\}.*$/, '')
  const answer = await context.request.get(`${base}/api${list}?per_page=1`)
  // lists answer with their rows under `data`
  const { data } = (await answer.json()) as { data: { id: string }[] }
  if (!data[0]) throw new Error(`${surface}: ${list} has no rows`)
  return { ...page, path: page.path.replace('{id}', data[0].id) }
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const getMiddle = (all: Seen[]): Seen => {
  const of = (key: keyof Seen) => middle(all.map((one) => one[key]))
  const keys: (keyof Seen)[] = ['frame', 'rows', 'largest', 'shift', 'scripts', 'scriptKb', 'requests', 'calls', 'kb']
  // every key of Seen is named above
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as unknown as Seen
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
const head = ['line', 'page', 'frame ms', 'rows ms', 'LCP ms', 'shift', 'scripts', 'script kB', 'requests', 'calls', 'kB']
console.log(`| ${head.join(' | ')} |\n|${head.map((_, n) => (n < 2 ? '---' : '--:')).join('|')}|`)
// every key of `pages` is a surface
for (const surface of Object.keys(pages) as Surface[]) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, timezoneId: 'Asia/Riyadh' })
  if (surface === 'admin' || surface === 'store') await signIn(context, surface)
  for (const declared of pages[surface].filter(({ path }) => path.includes(requested))) {
    const page = await withId(context, surface, declared)
    await open(context, page, 'own') // the server draws each page once before it is measured
    for (const line of lines) {
      const all: Seen[] = []
      for (let round = 0; round < (line === 'slow' ? Math.ceil(rounds / 2) : rounds); round++) all.push(await open(context, page, line))
      const { frame, rows, largest, shift, scripts, scriptKb, requests, calls, kb } = getMiddle(all)
      const numbers = [
        frame.toFixed(),
        rows.toFixed(),
        largest.toFixed(),
        shift.toFixed(3),
        scripts,
        scriptKb.toFixed(),
        requests,
        calls,
        kb.toFixed(),
      ]
      console.log(`| ${[line, declared.path || '/', ...numbers].join(' | ')} |`)
    }
  }
  await context.close()
}
await browser.close()
