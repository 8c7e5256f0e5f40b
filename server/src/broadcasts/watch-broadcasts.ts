import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { platformMessages } from '../messages/platform.ts'
import { notifyAdmins } from '../notifications/notify-admins.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { systemActor } from '../platform/http/who.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { defineWorker } from '../platform/jobs/worker.ts'
import { broadcastJob } from './send-broadcast.ts'
import { broadcasts } from './table.ts'

const patience = sql`${now} - interval '10 minutes'`
/** Should be on its way, and has not moved for a while. */
const isQuiet = and(
  or(eq(broadcasts.status, 'sending'), and(eq(broadcasts.status, 'scheduled'), lt(broadcasts.scheduled_at, patience))),
  lt(broadcasts.updated_at, patience),
)

async function stall(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .update(broadcasts)
    .set({ status: 'stalled', updated_at: now })
    .where(and(eq(broadcasts.id, id), isQuiet))
    .returning()
  if (!row) return false
  await writeAudit(db, systemActor, {
    action: 'broadcasts.stall',
    entity: 'broadcasts',
    entity_id: id,
    after: { status: row.status, reached: row.reached },
  })
  await notifyAdmins(db, 'stores.update', {
    notif_type: 'GeneralNotification',
    model: 'broadcasts',
    model_id: id,
    once: `broadcast-stalled:${id}:${row.done_to}`,
    message: platformMessages.broadcast_stalled.write({ title: row.title }),
  })
  return true
}

/** Says of broadcasts whose job ended for good that they stopped, so that somebody lets them go on. Returns how many. */
export async function stallBroadcasts({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<number> {
  const alive = new Set((await jobs.unfinished(db, broadcastJob)).map(({ id }) => id))
  const quiet = await db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(and(inArray(broadcasts.status, ['sending', 'scheduled']), isQuiet))
    .limit(100)
  let stalled = 0
  for (const { id } of quiet) if (!alive.has(id) && (await db.transaction((tx) => stall(tx, id)))) stalled++
  return stalled
}

export const watchBroadcastsWorker = defineWorker(
  jobKind<Record<string, never>>('broadcasts.watch'),
  async (deps) => {
    await stallBroadcasts(deps)
  },
  { cron: '*/10 * * * *' },
)
