import { PgBoss, type Queue } from 'pg-boss'
import type { Worker } from './worker.ts'

/** Jobs that failed for good wait here for a person; the metrics count them. */
export const deadLetters = 'dead_letters'

const day = 24 * 3600

// Delays grow from about a minute to about two hours: 8 tries over 4 hours on average.
const retries = { retryLimit: 8, retryDelay: 38, retryBackoff: true } as const

const getQueue = (worker: Worker): Omit<Queue, 'name'> => ({
  // `short` keeps one waiting job per key, which is what `singleton` and a cron's own jobs want; all others have a key of their own.
  policy: 'short',
  notify: true,
  deadLetter: deadLetters,
  ...retries,
  expireInSeconds: worker.options.timeout_seconds ?? 300,
  retentionSeconds: 14 * day,
  // Mails may hold codes: what is done does not stay.
  deleteAfterSeconds: 3600,
})

const isAs = (queue: object, settings: object) =>
  Object.entries(settings).every(([name, value]) => name in queue && queue[name as keyof typeof queue] === value)

/**
 * Installs pg-boss's tables and makes the queues of `workers`. Safe when several processes start at once.
 * It has connections of its own: a lost race leaves one inside a failed transaction.
 */
export async function installQueues(connectionString: string, workers: readonly Worker[]): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, application_name: 'rahba-jobs-install', supervise: false, schedule: false })
  // A failed query also rejects the call below, which handles it.
  boss.on('error', () => undefined)
  await boss.start()
  try {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    if (!known.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 30 * day })
    for (const worker of workers) {
      const { policy, ...settings } = getQueue(worker)
      const before = known.get(worker.name)
      if (!before) await boss.createQueue(worker.name, { policy: policy ?? 'short', ...settings })
      // Most starts find them unchanged.
      else if (!isAs(before, settings)) await boss.updateQueue(worker.name, settings)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
