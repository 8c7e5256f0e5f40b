import { hasAdministrator } from './access/has-administrator.ts'
import { buildApp } from './app.ts'
import { banner } from './banner.ts'
import { type Booted, boot } from './boot.ts'
import { drain } from './drain.ts'
import { type Env, readEnv } from './env.ts'
import { exitWith } from './exit-with.ts'
import { startWorkers } from './platform/jobs/start-workers.ts'
import { StartError } from './platform/start-error.ts'
import { seedInChildProcess } from './seed-in-child-process.ts'
import { onStopSignal } from './stop-signal.ts'
import { portError, tryPort } from './try-port.ts'
import { workers } from './workers.ts'

/** Builds the application and listens. */
async function serve(env: Env, { deps, databaseFolder, databaseEnded, started, close }: Booted): Promise<void> {
  const app = await buildApp(deps)
  const running = env.WORKER === 'inline' ? await startWorkers(deps, workers) : undefined
  started()
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error: unknown) => Promise.reject(portError(env, error)))
  onStopSignal(deps.log, async () => {
    await drain(app, env.DEV_WEB ? 500 : 10_000)
    await running?.stop()
    await close()
  })
  void databaseEnded.then((why) => exitWith(new StartError(`the embedded database stopped: ${why}`)))
  process.stdout.write(banner(env, databaseFolder))
}

/** The demo market, on the first start with an empty database. */
async function makeDemoMarket(env: Env, { deps, databaseUrl }: Booted): Promise<void> {
  if (await hasAdministrator(deps.db)) return
  process.stdout.write('Making the demo market, once: stores, products and three months of orders\n')
  await seedInChildProcess({ NODE_ENV: env.NODE_ENV, DATABASE_URL: databaseUrl, DATA_DIR: env.DATA_DIR })
}

async function main(): Promise<void> {
  const env = readEnv()
  // React, which is loaded with the first page, chooses its fast build by this variable; our own code reads `env`
  if (!env.DEV_WEB) process.env.NODE_ENV = 'production'
  await tryPort(env)
  const booted = await boot(env)
  try {
    if (env.DEMO) await makeDemoMarket(env, booted)
    await serve(env, booted)
  } catch (error) {
    await booted.close()
    throw error
  }
}

await main().catch(exitWith)
