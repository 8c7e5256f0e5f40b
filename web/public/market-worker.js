// Lets the market open without a network: pages come from the network, and only if it does not answer from the copies that were kept of a
// shopper's orders, or from the offline page. It keeps nothing of the offices and no answers of the API.

// A browser has one worker for all pages, so this one shows pushes too.
importScripts('/push-worker.js')

/** The copies of one shopper's pages. They go when the shopper signs out; web/src/plain/offline.ts has the same name. */
const ownCopies = 'market-own-1'
const offlinePages = 'market-offline-1'
/** The built files that a copy names. */
const builtFiles = 'market-files-1'
const current = [ownCopies, offlinePages, builtFiles]

const day = 24 * 60 * 60 * 1000
/** The time that a copy of an order may be read, in milliseconds. */
const ownLifetime = 30 * day
const maxOrders = 10
const locales = ['ar', 'en']

const office = /^\/(ar|en)\/(dashboard|store|chat-view)(\/|$)/
const ownPage = /^\/(ar|en)\/orders(\/[0-9a-f-]{36})?$/
const endOfSession = /^\/(ar|en)\/(account\/(sign-out|data)|sign-in)$/
const isPage = (path) => /^\/(ar|en)(\/|$)/.test(path) && !office.test(path)

/** A copy has the headers that a page needs, and the moment at which the server drew it. */
const copied = ['content-type', 'content-security-policy', 'date']
const makeCopy = (html, { headers }) => new Response(html, { headers: [...headers].filter(([name]) => copied.includes(name)) })
const getAge = (copy) => Date.now() - Date.parse(copy.headers.get('date') ?? '')

/** Keeps the files that the copies name, and drops those of copies that are gone. */
async function keepFiles() {
  const named = new Set(['/favicon.svg'])
  for (const name of [offlinePages, ownCopies]) {
    const cache = await caches.open(name)
    for (const key of await cache.keys()) {
      const html = (await (await cache.match(key))?.text()) ?? ''
      for (const [path] of html.matchAll(/\/assets\/[\w.-]+/g)) named.add(path)
    }
  }
  const files = await caches.open(builtFiles)
  for (const key of await files.keys()) if (!named.has(new URL(key.url).pathname)) await files.delete(key)
  for (const path of named) if (!(await files.match(path))) await files.add(path).catch(() => undefined)
}

/** Keeps the offline page of a language as a visitor reads it. */
async function keepOfflinePage(locale) {
  const path = `/${locale}/offline`
  const answer = await fetch(path, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  await (await caches.open(offlinePages)).put(path, makeCopy(await answer.text(), answer))
}

/** Renews the offline page of a language once a day, so that it follows the market's looks. */
async function renewOfflinePage(locale) {
  const copy = await caches.match(`/${locale}/offline`, { cacheName: offlinePages })
  if (copy && getAge(copy) < day) return
  await keepOfflinePage(locale)
  await keepFiles()
}

/** Keeps a page of a shopper's orders as it was just seen, and of the orders those that were opened last. */
async function keepOwn(path, answer) {
  // It leads to the page to sign in: the copies are nobody's now.
  if (answer.type === 'opaqueredirect' || answer.redirected) return caches.delete(ownCopies)
  if (!answer.ok && answer.status !== 404) return
  const html = answer.ok ? await answer.text() : null
  const cache = await caches.open(ownCopies)
  // The newest is the last of the keys.
  await cache.delete(path)
  if (html !== null) await cache.put(path, makeCopy(html, answer))
  const orders = (await cache.keys()).filter(({ url }) => !url.endsWith('/orders'))
  for (const old of orders.slice(0, -maxOrders)) await cache.delete(old)
  await keepFiles()
}

/** Returns the copy of a page of orders that is not too old. The page shows from when it is. */
async function readOwn(path) {
  const cache = await caches.open(ownCopies)
  const copy = await cache.match(path)
  if (!copy) return undefined
  if (getAge(copy) < ownLifetime) return makeCopy((await copy.text()).replace('<html ', '<html data-offline '), copy)
  await cache.delete(path)
}

async function readOfflinePage(locale) {
  const copy = await caches.match(`/${locale}/offline`, { cacheName: offlinePages })
  if (!copy) return Response.error()
  const hasOrders = (await readOwn(`/${locale}/orders`)) !== undefined
  const html = await copy.text()
  return makeCopy(html.replace('<html ', `<html data-kept="${hasOrders ? 'orders' : ''}" `), copy)
}

/** Answers a page from the network, and from a copy only if the network does not answer. */
async function answerPage(event, { pathname, search }) {
  const isOwn = ownPage.test(pathname)
  const locale = pathname.slice(1, 3)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (isOwn && search === '') event.waitUntil(keepOwn(pathname, answer.clone()))
    event.waitUntil(renewOfflinePage(locale).catch(() => undefined))
    return answer
  } catch {
    return ((isOwn && (await readOwn(pathname))) || undefined) ?? readOfflinePage(locale)
  }
}

/** A built file never changes under its name, so a copy of it is as good as the file. */
const answerFile = async (request) => (await caches.match(request.url, { cacheName: builtFiles, ignoreVary: true })) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(Promise.all(locales.map(keepOfflinePage)).then(keepFiles)))

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    for (const name of await caches.keys()) if (name.startsWith('market-') && !current.includes(name)) await caches.delete(name)
  }
  // A page need not wait until the worker has started.
  event.waitUntil(Promise.all([dropOld(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (address.origin !== self.location.origin) return
  if (request.method === 'POST' && endOfSession.test(address.pathname)) event.waitUntil(caches.delete(ownCopies))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate' && isPage(address.pathname)) event.respondWith(answerPage(event, address))
  else if (/^\/(assets\/|favicon\.svg$)/.test(address.pathname) && !office.test(new URL(request.referrer || '/', self.location).pathname))
    event.respondWith(answerFile(request))
})
