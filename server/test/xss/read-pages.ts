import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { oneOf } from '../fuzz/generate.ts'
import type { Actor, World } from '../fuzz/world.ts'
import type { TestApp } from '../test-app.ts'

interface Look {
  faults: string[]
  /** How many payloads stand on the page as words. */
  marks: number
}

/** The findings on the pages of a browser. */
export interface Reading {
  pages: number
  /** Pages that showed payloads, and how many in all. */
  showing: number
  marks: number
  faults: Set<string>
}

// The list of routes is a file of ours.
const { routes } = JSON.parse(readFileSync(new URL('../../../web/test/routes.json', import.meta.url), 'utf8')) as {
  routes: { path: string; guard: 'admin' | 'store' | 'none' }[]
}

export type Surface = 'admin' | 'store' | 'public'

/** The addresses of a surface without the language, `details` of each that names a record. */
export async function listAddresses(
  t: TestApp,
  world: World,
  random: () => number,
  surface: Surface,
  actor: Actor | null,
  details: number,
): Promise<string[]> {
  if (surface === 'public') {
    const { rows: goods } = await t.db.execute<{ slug: string; product: string }>(sql`
      select s.slug, p.slug as product from stores s join products p on p.store_id = s.id where p.status = 'active' and s.is_online order by p.updated_at desc limit ${details * 4}`)
    const { rows: news } = await t.db.execute<{ id: string }>(sql`select id from news order by updated_at desc limit ${details * 4}`)
    const shops = [...new Set(goods.map(({ slug }) => slug))].slice(0, details)
    return [
      '/',
      '/about-us',
      '/news',
      '/news?page=2',
      '/store/pages/privacy-static',
      '/store/pages/terms-static',
      '/store/auth/login',
      '/store/auth/register',
      '/dashboard/auth/login',
      ...shops.map((slug) => `/s/${slug}`),
      ...goods.map(({ slug, product }) => `/s/${slug}/p/${product}`),
      ...news.map(({ id }) => `/news/${id}`),
    ]
  }
  const found: string[] = []
  for (const { path } of routes.filter(({ guard }) => guard === surface)) {
    if (path.endsWith('?')) continue
    const real = path.replace('{product}', 'rahba').replace('/content/{id}', '/content/about-us')
    if (!real.includes('{')) {
      found.push(real)
      continue
    }
    const nouns = [...real.matchAll(/\/([^/]+)\/\{\w+\}/g)].map(([, noun = '']) => noun)
    for (let n = 0; n < details; n++) {
      let filled = real
      for (const noun of nouns) {
        const ids = await world.idsOfNoun(noun, actor)
        if (ids.length > 0) filled = filled.replace(/\{\w+\}/, oneOf(random, ids))
      }
      if (!filled.includes('{')) found.push(filled)
    }
  }
  return [...new Set(found)]
}

/** Opens a page, lets it draw, and notes what it finds there. */
async function readPage(page: Page, url: string, reading: Reading): Promise<number> {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  // answers that a page asks for after it was drawn
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
  const { faults, marks } = (await page.evaluate('window.xss.look()')) as Look // the script of in-page.js
  for (const fault of faults) reading.faults.add(`${url.replace(/^https?:\/\/[^/]+/, '')}: ${fault}`)
  reading.pages++
  reading.marks += marks
  if (marks > 0) reading.showing++
  return marks
}

/**
 * Opens each address in both languages, and the pages of its list behind the first while they show payloads.
 * @param lists how many pages of a list at the most
 */
export async function readPages(
  context: BrowserContext,
  origin: string,
  addresses: readonly string[],
  lists: number,
  reading: Reading,
): Promise<void> {
  await context.addInitScript({ path: new URL('./in-page.js', import.meta.url).pathname })
  const queue = addresses.flatMap((address) => locales.map((locale) => `/${locale}${address}`))
  const worker = async () => {
    const page = await context.newPage()
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url())
      if (/^https?:$/.test(protocol) && host !== new URL(origin).host) reading.faults.add(`${page.url()} asks ${request.url()}`)
    })
    page.on('dialog', (dialog) => {
      reading.faults.add(`${page.url()}: dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const isList = !path.includes('?') && !/\/create$|[0-9a-f]{12}|\/edit$/.test(path)
      let marks = await readPage(page, origin + path, reading)
      for (let n = 2; isList && marks > 0 && n <= lists; n++)
        marks = await readPage(page, `${origin}${path}?page=${n}&per_page=25`, reading)
    }
    await page.close()
  }
  await Promise.all([worker(), worker()])
}
