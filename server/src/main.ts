import { hasAdministrator } from './access/has-administrator.ts'
import { banner } from './banner.ts'
import { type Booted, boot } from './boot.ts'
import { drain } from './drain.ts'
import { type Env, readEnv } from './env.ts'
import { exitWith } from './exit-with.ts'
import { releaseMemory } from './platform/release-memory.ts'
import { StartError } from './platform/start-error.ts'
import { seedApart } from './seed-apart.ts'
import { onStopSignal } from './stop-signal.ts'
import { portError, tryPort } from './try-port.ts'

/** The modules of the application; those that need the choice below are loaded after it. */
async function loadApplication(env: Env) {
  // React and others choose their fast build by this variable; our own code reads `env`
  if (!env.DEV_WEB) process.env.NODE_ENV = 'production'
  const { buildApp } = await import('./app.ts')
  const { startWorkers } = await import('./platform/jobs/start-workers.ts')
  const { workers } = await import('./workers.ts')
  return { buildApp, startWorkers, workers }
}
type Application = Awaited<ReturnType<typeof loadApplication>>

/** Builds the application and listens. */
async function serve(
  env: Env,
  { deps, databaseFolder, databaseEnded, started, close }: Booted,
  { buildApp, startWorkers, workers }: Application,
): Promise<void> {
  const app = await buildApp(deps)
  const running = env.WORKER === 'inline' ? await startWorkers(deps, workers) : undefined
  releaseMemory()
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
  await seedApart({ NODE_ENV: env.NODE_ENV, DATABASE_URL: databaseUrl, DATA_DIR: env.DATA_DIR })
}

async function main(): Promise<void> {
  const env = readEnv()
  await tryPort(env)
  // the modules are read while the database starts
  const [booted, application] = await Promise.all([boot(env), loadApplication(env)])
  try {
    if (env.DEMO) await makeDemoMarket(env, booted)
    await serve(env, booted, application)
  } catch (error) {
    await booted.close()
    throw error
  }
}

await main().catch(exitWith)
