import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { runTool } from './run.mjs'

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
 * Runs the browser tests against a server of their own: a free port, a fresh embedded database with the demo market in a temporary folder.
 * @param {string[]} args of `playwright test`
 * @param {Record<string, string>} [env]
 */
export async function runBrowserTests(args, env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-e2e-'))
  // the database does not run as root and has to get through
  chmodSync(dataDir, 0o755)
  try {
    return await runTool('playwright', ['test', ...args], {
      env: { CHROMIUM_PATH: findBrowser(), E2E_PORT: String(await freePort()), E2E_DATA_DIR: dataDir, ...env },
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
