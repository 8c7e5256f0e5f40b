import { createHash } from 'node:crypto'
import { test as base, type ConsoleMessage, expect, type Page, type TestInfo } from '@playwright/test'

/** Logs requests that the page's Content-Security-Policy blocked. A script that catches the error leaves no other trace. */
const reportPolicy = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${violatedDirective} refused ${blockedURI} asked for by ${sourceFile}`),
  )

/** Everything a page complained of: errors and warnings of the console (broken policies and failed loads among them), and what nobody caught. */
export function listen(page: Page, heard: string[]): void {
  const note = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`${message.type()} on ${page.url()}: ${message.text()} ${message.location().url}`)
  }
  page.on('console', note)
  // sent before any navigation that follows
  void page.addInitScript(reportPolicy)
  page.on('pageerror', (error) => heard.push(`uncaught on ${page.url()}: ${error.stack ?? error.message}`))
}

interface Quiet {
  /** The errors and warnings of the pages. A test removes those that it expects, and any that are left fail it. */
  heard: string[]
}

/** An address of its own for each try of a test: calls for visitors are limited by address, and all tests share one machine. */
const getAddress = ({ workerIndex, testId, retry }: TestInfo) => {
  const bytes = createHash('sha256').update(`${workerIndex} ${testId} ${retry}`).digest()
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`
}

/** A test in which no page may complain. Pages opened by hand are listened to with `listen(page, heard)`. */
export const test = base.extend<Quiet>({
  heard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const heard: string[] = []
      await use(heard)
      expect(heard, 'said by the pages').toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use, info) => use({ 'x-forwarded-for': getAddress(info) }),
  page: async ({ page, heard }, use) => {
    listen(page, heard)
    await use(page)
  },
})

export { expect }
