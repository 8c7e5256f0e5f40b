// `npm start`: everything, from nothing. Ends with code 1 and one line when it can't.
import { become } from './become.mjs'
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { exitWith } = await import('../server/src/exit-with.ts')
const { readEnv } = await import('../server/src/env.ts')
const { buildWeb } = await import('./build-web.mjs')
const { StartError } = await import('../server/src/platform/start-error.ts')
const { startStandIn } = await import('./stand-in.mjs')
const { tryPort } = await import('../server/src/try-port.ts')
try {
  // before the build, which takes a while
  const env = readEnv()
  await tryPort(env)
  if (!(await buildWeb())) throw new StartError('the web could not be built, see above')
  await startStandIn(env)
} catch (error) {
  exitWith(error)
}
await become('main')
