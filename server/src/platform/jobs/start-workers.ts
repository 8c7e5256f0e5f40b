import { setTimeout as pause } from 'node:timers/promises'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { alive } from '../db/pool.ts'
import type { Deps } from '../deps.ts'
import { Hopeless, type Worker } from './worker.ts'

interface RunningWorkers {
  /** Takes no more jobs and lets those at work finish, for at most 10 seconds; what is cut off is tried again elsewhere. */
  stop(): Promise<void>
}

async function doOne(deps: Deps, worker: Worker, job: JobWithMetadata<object>): Promise<JobResult> {
  try {
    await worker.run(deps, job.data ?? {}, { id: job.id })
    return { id: job.id, status: 'completed' }
  } catch (error) {
    if (error instanceof Hopeless) {
      deps.log.error({ err: error, job: job.id, kind: worker.name }, 'job refused for good, it is not tried again')
      return { id: job.id, status: 'completed', output: { message: error.message } }
    }
    const last = job.retryCount >= job.retryLimit
    // The data is not logged: it may hold codes and addresses.
    const facts = { err: error, job: job.id, kind: worker.name, try: job.retryCount + 1 }
    if (last) deps.log.error(facts, 'job failed for good, put aside in dead_letters')
    else deps.log.warn(facts, 'job failed, it will be tried again')
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}

/** Does the batch with `parallel` jobs side by side. */
async function doBatch(deps: Deps, worker: Worker, jobs: readonly JobWithMetadata<object>[]): Promise<JobResult[]> {
  const waiting = [...jobs]
  const results: JobResult[] = []
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await doOne(deps, worker, job))
  }
  await Promise.all(Array.from({ length: worker.options.parallel ?? 4 }, lane))
  return results
}

/** Sets the schedules that the code names and removes all others. */
async function setSchedules(boss: PgBoss, workers: readonly Worker[]): Promise<void> {
  const scheduled = new Map(workers.flatMap(({ name, options }) => (options.cron ? [[name, options.cron] as const] : [])))
  for (const [name, cron] of scheduled) await boss.schedule(name, cron, {}, { tz: 'Asia/Riyadh' })
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}

/** Runs a worker by itself again and again, with a pause in between; gives what ends that. A failure is met by the next look. */
function poll(deps: Deps, worker: Worker, seconds: number): () => Promise<void> {
  const ended = new AbortController()
  const loop = async () => {
    while (!ended.signal.aborted) {
      try {
        await worker.run(deps, {})
      } catch (error) {
        deps.log.warn({ err: error, kind: worker.name }, 'job failed, it will be tried again')
      }
      await pause(seconds * 1000, undefined, { signal: ended.signal, ref: false }).catch(() => undefined) // ended
    }
  }
  const running = loop()
  return async () => {
    ended.abort()
    await running
  }
}

/** Settings of pg-boss's driver that its types omit: a connection whose network was cut is given up. */
const ownPool = { ...alive, query_timeout: 10_000, connectionTimeoutMillis: 2000 }

/**
 * Takes jobs of all `workers` until stopped: in the web process (WORKER=inline) or in `worker.ts`. `deps.jobs` must have been started.
 * New jobs are announced by the database (LISTEN), so most begin within milliseconds; polling is what is left when that connection breaks.
 */
export async function startWorkers(deps: Deps, workers: readonly Worker[]): Promise<RunningWorkers> {
  const connectionString = deps.pool.options.connectionString
  if (!connectionString) throw new Error('startWorkers needs a pool made from a connection string')
  const boss = new PgBoss({
    connectionString,
    max: 3,
    application_name: 'rahba-jobs',
    migrate: false,
    useListenNotify: true,
    notifyHeartbeatIntervalMs: 2000,
    notifyHeartbeatTimeoutMs: 2000,
    ...ownPool,
  })
  boss.on('error', (error) => deps.log.error({ err: error }, 'jobs'))
  boss.on('warning', (warning) => deps.log.warn({ warning }, 'jobs'))
  await boss.start()
  await setSchedules(boss, workers)
  for (const worker of workers) {
    await boss.work<object, unknown, { perJobResults: true; includeMetadata: true; batchSize: number; burstWhenBatchFull: boolean }>(
      worker.name,
      { perJobResults: true, includeMetadata: true, batchSize: 50, burstWhenBatchFull: true },
      (jobs) => doBatch(deps, worker, jobs),
    )
  }
  const polls = workers.flatMap((worker) => (worker.options.poll_seconds ? [poll(deps, worker, worker.options.poll_seconds)] : []))
  return {
    async stop() {
      await Promise.all(polls.map((end) => end()))
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
