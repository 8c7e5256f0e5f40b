import { defineConfig } from '@playwright/test'
import { patternsOfOtherLanguage } from './e2e/one-language.ts'
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
const reading =
  /(busy-page|contact|discount-codes|early-press|finding|invoices|keyboard|languages|manifest|menus|missing-records|page-titles|phone-heads|resources|rich-text|rich-text-editor|screens|two-factor|unsaved-work|visitors|without-scripts)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // The journeys change one market, one after the other. What only reads, or changes what is its own alone, goes on beside them: two browsers
  // for two cores. The longer of the two decides, so some that only read are among the journeys: both take about as long.
  workers: 2,
  projects: [
    { name: 'journeys', testIgnore: reading, workers: 1 },
    { name: 'reading', testMatch: reading, workers: 1 },
  ],
  // the whole suite in both languages takes a quarter of an hour
  ...(process.env.E2E_ONE_LANGUAGE ? { grepInvert: patternsOfOtherLanguage() } : {}),
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
              // two browsers, the database and the server share what may be two cores: slow is not refused here
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
