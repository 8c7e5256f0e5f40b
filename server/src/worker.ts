import { boot } from './boot.ts'
import { readEnv } from './env.ts'
import { exitWith } from './exit-with.ts'
import { startWorkers } from './platform/jobs/start-workers.ts'
import { StartError } from './platform/start-error.ts'
import { onStopSignal } from './stop-signal.ts'
import { workers } from './workers.ts'

/** Does jobs and nothing else; any number of these may run beside web nodes with WORKER=off. */
async function main(): Promise<void> {
  const env = readEnv()
  const { deps, started, close, databaseEnded } = await boot(env)
  const running = await startWorkers(deps, workers)
  started()
  onStopSignal(deps.log, async () => {
    await running.stop()
    await close()
  })
  void databaseEnded.then((why) => exitWith(new StartError(`the embedded database stopped: ${why}`)))
  deps.log.info('worker ready')
}

await main().catch(exitWith)
