import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

interface WorkerOptions {
  /** Queues the kind's work by itself: a cron expression of five fields in the time of Riyadh, with empty data. */
  cron?: string
  /** Runs by itself so often in every process that takes jobs, with empty data, beside its queue: for what waits in a table. */
  poll_seconds?: number
  /** The number of jobs of this kind that run side by side in one process. */
  parallel?: number
  /** The time one job may take before it counts as lost and is tried again. */
  timeout_seconds?: number
}

/** The job that is being done. Its id stays the same however often it is tried. */
interface JobAt {
  id: string
}

/** Thrown by a worker: no further try can help, so none is made. */
export class Hopeless extends Error {}

/** A worker for the jobs of one kind. A job may run twice (a process died after its work), so the work must allow it. */
export interface Worker {
  name: string
  options: WorkerOptions
  run(deps: Deps, data: object, job?: JobAt): Promise<void>
}

/** Names the function that does the jobs of `kind`. When it throws, the job is tried again: 8 times over about 4 hours, then it is put aside. */
export const defineWorker = <Data extends object>(
  kind: JobKind<Data>,
  handler: (deps: Deps, data: Data, job: JobAt) => Promise<void>,
  options: WorkerOptions = {},
): Worker => ({
  name: kind.name,
  options,
  // Only `enqueue` of this very kind fills its queue.
  run: (deps, data, job = { id: randomUUID() }) => handler(deps, data as Data, job),
})
