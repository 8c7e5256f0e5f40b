// Plain JavaScript that any Node can read: what runs before the right Node is known to run.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const oldest = { major: 22, minor: 22 }

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor)
}

/**
 * Goes on at once when this Node is new enough. Otherwise runs the same command on the Node that npm installed with the product,
 * passes signals on and ends as that one ends. (`npm run` needs none of this: it puts that Node first in PATH.)
 */
export async function onOwnNode() {
  if (isNewEnough()) return
  const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
  if (!existsSync(node) || process.env.RAHBA_REEXEC) {
    console.error(
      `Node ${oldest.major}.${oldest.minor} or later is needed and this is ${process.versions.node}: run npm ci first, which brings one along on Linux, or install it`,
    )
    process.exit(1)
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, RAHBA_REEXEC: '1' } })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  await new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}
