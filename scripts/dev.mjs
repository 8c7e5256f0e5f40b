// `npm run dev`: the server restarts when one of its files changes, the web reloads in place (Vite inside the same server).
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { onOwnNode, root } from './own-node.mjs'

await onOwnNode()

const env = { ...process.env, RAHBA_DEV: '1' }
const start = () => spawn(process.execPath, ['server/src/main.ts'], { cwd: root, stdio: 'inherit', env })
let server = start()
let stopping = false

/** Ends the running server in good order, which also closes its database. */
function stop() {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  const ended = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  return ended
}

// Not `node --watch`: it also watches the copies of Vite's configuration that Vite writes and removes, and would restart without end.
/** @type {NodeJS.Timeout | undefined} */
let waiting
let restarts = Promise.resolve()
function restartSoon() {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    restarts = restarts.then(async () => {
      await stop()
      if (!stopping) server = start()
    })
  }, 150)
}

for (const folder of ['server/src', 'server/seed', 'server/migrations', 'contract/src'])
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file && /\.(ts|sql|json)$/.test(file) && !file.endsWith('.test.ts')) restartSoon()
  })

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, async () => {
    stopping = true
    await stop()
    process.exit(0)
  })
