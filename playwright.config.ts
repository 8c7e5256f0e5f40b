import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { isQuickRun, patternsLeftOut } from './e2e/quick-run.ts'
import { findBrowser, testBrowserArgs } from './scripts/browser.mjs'

// `npm run e2e` picks the port and the folder; these are for those who call playwright themselves.
const port = process.env.E2E_PORT ?? '4300'
const dataDir = process.env.E2E_DATA_DIR ?? '.data/e2e'
// a server that runs already, for those who write tests
const running = process.env.E2E_URL
// a stand-in for Moyasar, so that cards are taken
const moyasar = { port: String(Number(port) + 1), key: 'sk_test_StandIn', secret: 'a-webhook-secret-of-the-stand-in' }
// for whoever wants to see it: `WIDTH=390 SHOTS=1 npm run e2e -- main-job` walks on a phone and keeps a picture of where each step ended
const width = Number(process.env.WIDTH) || undefined
const baseURL = running ?? `http://localhost:${port}`
/** Files of one project: `names` are their names without the ending. */
const filesOf = (names: string) => new RegExp(`[\\\\/](${names.trim().split(/\s+/).join('|')})\\.spec\\.ts$`)
/**
 * These change products, the market's pages, the offices' content, or a store of their own: no order or amount of another test depends on them. Some that only
 * read are among them, so that all projects take about as long.
 */
const catalog = filesOf(`
  broadcasts cart chat-reports chosen-values contact content hearts import-looks import-reasons market market-home market-products market-search-empty
  offers-and-sections product product-edit product-import rich-text rich-text-editor scrollbars search-words shopper-account store-appearance store-cover store-file variants
`)
/** These only read, or change what is their own alone. */
const reading = filesOf(`
  checkout-keyboard discount-codes finding identity languages menus missing-records page-titles prefetch resources two-factor unsaved-work without-scripts
`)
/** These read, or change what is their own alone. Most of their time goes to the look at every screen. */
const screens = filesOf('busy-page delivery early-press invoices keyboard main-job manifest phone-heads screens visitors')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // As many browsers as cores: on two cores, four browsers took half as long again as two, and each test took three times as long.
  // The journeys change the orders and the money of one market, one after the other. The others go on beside them.
  // Their files run by name: portal-profile lifts the restriction that expired-paper reads.
  workers: Math.min(4, availableParallelism()),
  projects: [
    { name: 'journeys', testIgnore: [catalog, reading, screens], workers: 1 },
    { name: 'catalog', testMatch: catalog, workers: 1 },
    { name: 'reading', testMatch: reading, workers: 1 },
    // They can go on beside each other too, so that no browser is left without work at the end.
    { name: 'screens', testMatch: screens },
  ],
  // The whole suite, with details and in both languages, takes four times as long.
  ...(isQuickRun ? { grepInvert: patternsLeftOut() } : {}),
  forbidOnly: true,
  // a press that a page of a busy machine missed is tried once more, and told as flaky
  retries: 1,
  // the longest goes through twenty screens; a busy machine takes twice as long
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/playwright-count.ts']],
  use: {
    baseURL,
    actionTimeout: 15_000,
    timezoneId: 'Asia/Riyadh',
    // windows and menus stand at once: waiting for them to come to rest was a good part of each test
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: testBrowserArgs },
    ...(width ? { viewport: { width, height: width < 600 ? 844 : 900 } } : {}),
    screenshot: process.env.SHOTS ? { mode: 'on', fullPage: true } : 'only-on-failure',
    // A trace is filmed, failure or not, which takes more of two cores than the pages do: TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  ...(running
    ? {}
    : {
        webServer: [
          {
            command: 'node scripts/moyasar.mjs',
            port: Number(moyasar.port),
            env: { PORT: port, MOYASAR_PORT: moyasar.port },
          },
          {
            command: 'node scripts/start.mjs',
            url: `${baseURL}/api/ready`,
            timeout: 420_000,
            env: {
              PORT: port,
              DATA_DIR: dataDir,
              PUBLIC_URL: baseURL,
              DEMO: '1',
              LOG_LEVEL: 'warn',
              // browsers, the database and the server share what may be two cores: slow is not refused here
              BUSY_AFTER_MS: '0',
              // each test comes from an address of its own: e2e/fixtures.ts
              TRUST_PROXY: '1',
              MOYASAR_SECRET_KEY: moyasar.key,
              MOYASAR_WEBHOOK_SECRET: moyasar.secret,
              MOYASAR_API_URL: `http://127.0.0.1:${moyasar.port}/v1`,
            },
            stdout: 'pipe',
            gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          },
        ],
      }),
})
