// `npm run seed`: makes the demo market on the database of the environment, unless there is one. With `--plain`, as the tests of the browser take
// it, one small picture stands for all.
import { boot } from '../src/boot.ts'
import { readEnv } from '../src/env.ts'
import { exitWith } from '../src/exit-with.ts'
import { StartError } from '../src/platform/start-error.ts'
import { plainArtist } from './pictures/plain-artist.ts'
import { seedDemo } from './seed-demo.ts'

async function run(): Promise<void> {
  const env = readEnv()
  if (env.NODE_ENV === 'production') throw new StartError('seed: refused in production, the demo accounts have public passwords')
  const { deps, close } = await boot({ ...env, DEMO: false })
  try {
    const began = performance.now()
    const atStart = process.argv.includes('--at-start')
    if (atStart) process.once('disconnect', () => process.exit(1))
    const say = (line: string) =>
      process.stdout.write(atStart ? `  ${line}\n` : `demo market: ${line} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`)
    const pictures = process.argv.includes('--plain') ? { artist: await plainArtist() } : {}
    if (!(await seedDemo(deps, { progress: say, ...pictures }))) say('there is one already, nothing was done')
  } finally {
    await close()
  }
}

await run().catch(exitWith)
// the channel to the parent would keep this process
if (process.argv.includes('--at-start')) process.exit(0)
