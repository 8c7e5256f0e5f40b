import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { runScript, runTool } from './run.mjs'

/** @returns {Promise<number>} a port nobody listens on */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))))
    })
  })
}

/**
 * Begins what the browser tests run on: a free port, and a folder with an embedded database that gets the demo market. `made` settles with whether it
 * has. That takes most of a minute of one core.
 */
export async function beginMarket() {
  const folder = mkdtempSync(join(tmpdir(), 'rahba-e2e-'))
  // the database does not run as root and has to get through
  chmodSync(folder, 0o755)
  const port = String(await freePort())
  const made = runScript('scripts/seed.mjs', ['--plain'], {
    env: { DATA_DIR: folder, PORT: port, PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'warn' },
  })
  const drop = async () => {
    await made
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { env: { E2E_PORT: port, E2E_DATA_DIR: folder }, made, drop }
}

/**
 * Runs the browser tests against a server of their own over `market`, which is gone afterwards.
 * @param {Awaited<ReturnType<typeof beginMarket>>} market
 * @param {string[]} args of `playwright test`
 * @param {Record<string, string>} [env]
 */
export async function runBrowserTests(market, args, env = {}) {
  try {
    if (!(await market.made)) throw new Error('browser tests: the demo market could not be made, see above')
    return await runTool('playwright', ['test', ...args], { env: { CHROMIUM_PATH: findBrowser(), ...market.env, ...env } })
  } finally {
    await market.drop()
  }
}
