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

interface Options {
  line?: Line
  /** Without anything sent or received for this long a page is idle, in milliseconds. */
  idleAfter?: number
  /** Runs in the page before it does anything. */
  before?: (page: Page) => Promise<unknown>
  /** Reads something of the idle page before it is closed. */
  after?: (page: Page) => Promise<void>
}

/** Opens an address with an empty cache and counts what it loads until the page is idle. */
export async function openPage(context: BrowserContext, url: string, options: Options = {}): Promise<OpenedPage> {
  const { line = 'own', idleAfter = line === 'slow' ? 2500 : 1000 } = options
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  // The copies of the market's worker are a cache too.
  await cdp.send('Network.setBypassServiceWorker', { bypass: true })
  if (line === 'slow') {
    await cdp.send('Network.emulateNetworkConditions', slow)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  const scripts = new Map<string, LoadedScript & { head: number }>()
  let requests = 0
  let calls = 0
  let bytes = 0
  let last = performance.now()
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    last = performance.now()
    if (request.url.startsWith('data:')) return
    requests++
    if (/\/api\/(?!broadcasting)/.test(request.url)) calls++
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, { url: response.url, size: 0, head: response.encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now()
    bytes += encodedDataLength
    const script = scripts.get(requestId)
    if (script) script.size = encodedDataLength - script.head
  })
  await options.before?.(page)
  await page.goto(url, { waitUntil: 'load' })
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline && performance.now() - last < idleAfter) await page.waitForTimeout(100)
  await options.after?.(page)
  await page.close()
  return { scripts: [...scripts.values()].map(({ url: address, size }) => ({ url: address, size })), requests, calls, bytes }
}
