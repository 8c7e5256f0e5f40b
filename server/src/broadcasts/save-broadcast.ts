import { broadcastLabels, chosenBy } from '@rahba/contract/broadcasts/broadcast-labels'
import type { BroadcastBody, BroadcastDetail, BroadcastTarget } from '@rahba/contract/broadcasts/broadcast-shapes'
import { type BroadcastAction, broadcastActions, broadcastStatuses } from '@rahba/contract/broadcasts/broadcast-states'
import { broadcastErrors } from '@rahba/contract/broadcasts/broadcasts'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { now } from '../platform/db/columns.ts'
import { countRow, readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { fail, failField } from '../platform/errors.ts'
import { refuseStale } from '../platform/http/seen-version.ts'
import { inAudience } from './audience.ts'
import { readBroadcast } from './read-broadcasts.ts'
import { broadcastJob } from './send-broadcast.ts'
import { broadcasts } from './table.ts'

type Queue = Pick<Deps, 'jobs'>
interface Changed {
  before: BroadcastDetail | null
  after: BroadcastDetail
}

/** Returns the audience in the body, without the lists that do not belong to it. */
function getTarget({ audience, ...lists }: BroadcastTarget): BroadcastTarget {
  const list = chosenBy[audience]
  return { audience, categories: [], cities: [], stores_id: [], ...(list ? { [list]: lists[list] } : {}) }
}

/** Throws `validation` at the list that names what is not there any more. */
async function checkTarget(db: Db, target: BroadcastTarget, locale: Locale): Promise<void> {
  const list = chosenBy[target.audience]
  if (!list) return
  const table = sql.raw(list === 'stores_id' ? 'stores' : list)
  const rows = await readRows(
    db,
    sql`select count(*)::int as n from ${table} where id = any(${sql.param([...target[list]])}::uuid[])`,
    countRow,
  )
  if (rows[0]?.n !== target[list].length) throw failField(list, errors.reference_missing, { field: broadcastLabels[list][locale] })
}

const reachRow = z.strictObject({ any: z.boolean() })

/** Throws `validation` at the audience that nobody belongs to: what goes out at once must reach somebody. */
async function checkReach(db: Db, target: BroadcastTarget): Promise<void> {
  const rows = await readRows(db, sql`select exists (select from stores s where ${inAudience(target)}) as any`, reachRow)
  if (!rows[0]?.any) throw failField('audience', broadcastErrors.broadcast_nobody)
}

const timeRow = z.strictObject({ past: z.boolean(), far: z.boolean() })

/** Throws `validation` at a time that has passed or is more than a year away. */
async function checkTime(db: Db, scheduled_at: string): Promise<void> {
  const rows = await readRows(
    db,
    sql`select ${scheduled_at}::timestamptz <= ${now} as past, ${scheduled_at}::timestamptz > ${now} + interval '1 year' as far`,
    timeRow,
  )
  if (rows[0]?.past) throw failField('scheduled_at', broadcastErrors.broadcast_past)
  if (rows[0]?.far) throw failField('scheduled_at', broadcastErrors.broadcast_far)
}

/** Checks the body against what there is, and gives the columns it is kept in. */
async function selectColumns(db: Db, body: BroadcastBody, locale: Locale) {
  const { title, body: text, channels, timing } = body
  const target = getTarget(body)
  await checkTarget(db, target, locale)
  if (timing === 'now') await checkReach(db, target)
  if (timing === 'scheduled' && body.scheduled_at) await checkTime(db, body.scheduled_at)
  return {
    title,
    body: text,
    ...target,
    channels,
    status: timing === 'draft' ? ('draft' as const) : ('scheduled' as const),
    scheduled_at: timing === 'draft' ? null : timing === 'now' ? now : body.scheduled_at,
  }
}

/**
 * Queues the sending: at once, or for its time. The key carries the time, so that a changed one is a job of its own and the old finds nothing to do.
 * One for at once has no time to wait for: workers are woken only by jobs that are due when their transaction begins.
 */
async function queue(db: Db, deps: Queue | null, { id, status, scheduled_at }: BroadcastDetail, when: 'now' | 'scheduled'): Promise<void> {
  if (status !== 'scheduled' || !scheduled_at) return
  const later = when === 'scheduled' ? { start_after: scheduled_at } : {}
  await deps?.jobs.enqueue(db, broadcastJob, { id }, { ...later, singleton: `${id}:${scheduled_at}` })
}

/** Writes a broadcast: a draft, one for later, or one that goes out at once. Throws `validation` at the fields it is wrong at. */
export async function createBroadcast(
  db: Db,
  deps: Queue | null,
  input: { body: BroadcastBody; admin_id: string; locale: Locale },
): Promise<Changed> {
  const [row] = await db
    .insert(broadcasts)
    .values({ ...(await selectColumns(db, input.body, input.locale)), created_by: input.admin_id })
    .returning({ id: broadcasts.id })
  if (!row) throw new Error('an insert returns its row')
  const after = await readBroadcast(db, row.id)
  await queue(db, deps, after, input.body.timing === 'now' ? 'now' : 'scheduled')
  return { before: null, after }
}

/** The broadcast, locked, as it may be done with what is wanted. Throws `not_found` and `broadcast_wrong_state`. */
async function lockFor(db: Db, id: string, action: BroadcastAction, locale: Locale): Promise<BroadcastDetail> {
  const [row] = await db.select({ status: broadcasts.status }).from(broadcasts).where(eq(broadcasts.id, id)).for('update')
  if (!row) throw fail(errors.not_found)
  if (!isAllowed(broadcastActions, action, row.status))
    throw fail(broadcastErrors.broadcast_wrong_state, { status: broadcastStatuses[row.status][locale] })
  return readBroadcast(db, id)
}

interface Act {
  id: string
  locale: Locale
}

/**
 * Changes one that has not gone out. Throws as {@link createBroadcast}, `not_found`, `broadcast_wrong_state`, and `stale_record` when `seen` is an
 * older version.
 */
export async function updateBroadcast(
  db: Db,
  deps: Queue,
  { id, locale, body, seen }: Act & { body: BroadcastBody; seen?: string | undefined },
): Promise<Changed> {
  const before = await lockFor(db, id, 'update', locale)
  refuseStale(seen, before)
  await db
    .update(broadcasts)
    .set({ ...(await selectColumns(db, body, locale)), updated_at: now })
    .where(eq(broadcasts.id, id))
  const after = await readBroadcast(db, id)
  await queue(db, deps, after, body.timing === 'now' ? 'now' : 'scheduled')
  return { before, after }
}

/** Sends a draft or a scheduled one at once. Throws `not_found`, `broadcast_wrong_state`, and `validation` where its audience is empty. */
export async function sendNow(db: Db, deps: Queue, { id, locale }: Act): Promise<Changed> {
  const before = await lockFor(db, id, 'send', locale)
  const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
  const { audience, categories, cities, stores } = before
  const target = { audience, categories: ids(categories), cities: ids(cities), stores_id: ids(stores) }
  await checkReach(db, target)
  await db.update(broadcasts).set({ status: 'scheduled', scheduled_at: now, updated_at: now }).where(eq(broadcasts.id, id))
  const after = await readBroadcast(db, id)
  await queue(db, deps, after, 'now')
  return { before, after }
}

/** Lets one that stopped halfway go on behind the last store it reached. Throws `not_found` and `broadcast_wrong_state`. */
export async function resumeBroadcast(db: Db, deps: Queue, { id, locale }: Act): Promise<Changed> {
  const before = await lockFor(db, id, 'resume', locale)
  await db.update(broadcasts).set({ status: 'sending', updated_at: now }).where(eq(broadcasts.id, id))
  await deps.jobs.enqueue(db, broadcastJob, { id })
  return { before, after: await readBroadcast(db, id) }
}

/** Takes back a scheduled one. Throws `not_found` and `broadcast_wrong_state`. */
export async function cancelBroadcast(db: Db, { id, locale }: Act): Promise<Changed> {
  const before = await lockFor(db, id, 'cancel', locale)
  await db.update(broadcasts).set({ status: 'cancelled', updated_at: now }).where(eq(broadcasts.id, id))
  return { before, after: await readBroadcast(db, id) }
}

/** Deletes a draft or a cancelled one. Throws `not_found` and `broadcast_wrong_state`. */
export async function removeBroadcast(db: Db, { id, locale }: Act): Promise<BroadcastDetail> {
  const before = await lockFor(db, id, 'remove', locale)
  await db.delete(broadcasts).where(eq(broadcasts.id, id))
  return before
}
