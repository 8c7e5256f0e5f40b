import type { BrowserContext, Page } from '@playwright/test'

/** 1.6 Mbit/s with 150 ms there and back, a quarter of the processor. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
export const lines = ['own', 'slow'] as const
export type Line = (typeof lines)[number]

interface LoadedScript {
  url: string
  /** Bytes of its body as they were sent, compressed. */
  size: number
}

interface OpenedPage {
  scripts: LoadedScript[]
  requests: number
  /** Calls of the API that the browser made by itself. */
  calls: number
  /** Bytes of everything, headers included. */
  bytes: number
}

interface Options extends WatchOptions {
  /** Runs in the page before it does anything. */
  before?: (page: Page) => Promise<unknown>
  /** Reads something of the idle page before it is closed. */
  after?: (page: Page) => Promise<void>
}

interface WatchOptions {
  line?: Line
  /** Without anything sent or received for this long a page is idle, in milliseconds. */
  idleAfter?: number
}

const nothing = () => ({ scripts: new Map<string, LoadedScript & { head: number }>(), requests: 0, calls: 0, bytes: 0 })

/**
 * Empties the caches of a page for good, and counts what each visit loads. `begin` starts the count of a visit again, and `untilIdle` waits until nothing
 * more is loaded, 30 s at most, and returns the counts.
 */
export async function watchLoads(page: Page, { line = 'own', idleAfter = line === 'slow' ? 2500 : 1000 }: WatchOptions = {}) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  // The copies of the market's worker are a cache too.
  await cdp.send('Network.setBypassServiceWorker', { bypass: true })
  if (line === 'slow') {
    await cdp.send('Network.emulateNetworkConditions', slow)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  let loaded = nothing()
  let last = performance.now()
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    last = performance.now()
    if (request.url.startsWith('data:')) return
    loaded.requests++
    if (/\/api\/(?!broadcasting)/.test(request.url)) loaded.calls++
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType))
      loaded.scripts.set(requestId, { url: response.url, size: 0, head: response.encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now()
    loaded.bytes += encodedDataLength
    const script = loaded.scripts.get(requestId)
    if (script) script.size = encodedDataLength - script.head
  })
  return {
    begin() {
      loaded = nothing()
      last = performance.now()
    },
    async untilIdle(): Promise<OpenedPage> {
      const deadline = performance.now() + 30_000
      while (performance.now() < deadline && performance.now() - last < idleAfter) await page.waitForTimeout(100)
      const { scripts, ...counts } = loaded
      return { scripts: [...scripts.values()].map(({ url, size }) => ({ url, size })), ...counts }
    },
  }
}

/** Opens an address with an empty cache and counts what it loads until the page is idle. */
export async function openPage(context: BrowserContext, url: string, { before, after, ...watched }: Options = {}): Promise<OpenedPage> {
  const page = await context.newPage()
  const loads = await watchLoads(page, watched)
  await before?.(page)
  await page.goto(url, { waitUntil: 'load' })
  const opened = await loads.untilIdle()
  await after?.(page)
  await page.close()
  return opened
}
