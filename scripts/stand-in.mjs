import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './own-node.mjs'

/** @param {import('../server/src/env.ts').Env} env */
const isLocalDemo = ({ DEMO, NODE_ENV, HOST }) => DEMO && NODE_ENV === 'development' && (HOST === 'localhost' || HOST === '127.0.0.1')

/**
 * Starts the stand-in for the card gateway beside a local demo without a gateway of its own, and sets the variables that lead the server to it. It ends
 * with this process. Without it the demo only takes no cards, so that it could not start is no reason to stop.
 * @param {import('../server/src/env.ts').Env} env
 */
export async function startStandIn(env) {
  if (!isLocalDemo(env) || Object.keys(process.env).some((name) => name.startsWith('MOYASAR_'))) return
  mkdirSync(env.DATA_DIR, { recursive: true })
  const key = `sk_test_${randomBytes(16).toString('hex')}`
  const secret = randomBytes(24).toString('hex')
  // A page that was shown before a restart keeps its address, where its port is still free.
  const port = env.PORT > 0 && env.PORT < 65_535 ? env.PORT + 1 : 0
  const url = (await run(env, key, secret, port)) ?? (await run(env, key, secret, 0))
  if (!url) return
  Object.assign(process.env, { MOYASAR_SECRET_KEY: key, MOYASAR_WEBHOOK_SECRET: secret, MOYASAR_API_URL: `${url}/v1` })
}

/**
 * @param {import('../server/src/env.ts').Env} env
 * @param {string} key
 * @param {string} secret
 * @param {number} port
 * @returns {Promise<string | undefined>} its address; undefined if it could not start
 */
function run(env, key, secret, port) {
  const child = fork(join(root, 'scripts/moyasar.mjs'), [], {
    // its exit must not keep this process's output open
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      PORT: String(env.PORT),
      MOYASAR_PORT: String(port),
      MOYASAR_STAND_IN_KEY: key,
      MOYASAR_STAND_IN_SECRET: secret,
      MOYASAR_STAND_IN_FILE: join(env.DATA_DIR, 'test-gateway.json'),
    },
  })
  process.on('exit', () => child.kill())
  return new Promise((done) => {
    child.once('message', (/** @type {{ url: string }} */ { url }) => {
      child.unref()
      done(url)
    })
    child.once('exit', () => done(undefined))
  })
}
