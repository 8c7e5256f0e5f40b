import type { Db } from '../db/types.ts'

/** A kind of job, queued by a use case or by the clock: its queue's name and the shape of what it takes (plain JSON). */
export interface JobKind<Data extends object> {
  name: string
  /** Tells the type of the data; never called. */
  data?: (data: Data) => void
}

/** Declares a kind of job; its worker is given by `defineWorker`. */
export const jobKind = <Data extends object>(name: string): JobKind<Data> => ({ name })

/** The outbox: what is queued inside a transaction happens if, and only if, that transaction commits. */
export interface Jobs {
  /** @param options.start_after when to run at the earliest, ISO; `singleton` keeps one waiting job per key */
  enqueue<Data extends object>(
    db: Db,
    kind: JobKind<Data>,
    data: Data,
    options?: { start_after?: string; singleton?: string },
  ): Promise<void>
  /** The same for many of one kind, each a job of its own, by one statement. */
  enqueueMany<Data extends object>(db: Db, kind: JobKind<Data>, many: readonly Data[]): Promise<void>
  /** The data of one kind's jobs that are waiting or running, however often they were tried; those that ended permanently are excluded. */
  unfinished<Data extends object>(db: Db, kind: JobKind<Data>): Promise<Data[]>
}
