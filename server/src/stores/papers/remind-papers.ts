import { approval } from '@rahba/contract/stores/store-states'
import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { ownButtons } from '../../messages/notice-mail.ts'
import { paperMessages } from '../../messages/papers.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { now } from '../../platform/db/columns.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { systemActor } from '../../platform/http/who.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { changeStore, lockStore } from '../change-store.ts'
import { type Mailer, mailOwner } from '../mail-owner.ts'
import { notifyStore } from '../notify-store.ts'
import { storeDocuments, stores } from '../table.ts'

const batch = 100

/** The days before the date on which the owner is reminded; 0 is the date itself. */
const [first, second, last] = [60, 30, 7]

const days = sql<number>`(${storeDocuments.end_date} - ${today})`
/** The reminder that is due now, in days before the date. If the job missed days, its next run sends only the reminder that is due then. */
const stage = sql<number>`case when ${days} <= 0 then 0 when ${days} <= ${last} then ${last} when ${days} <= ${second} then ${second} else ${first} end`
const live = inArray(storeDocuments.status, ['pending', 'accepted'])

const due = and(
  isNotNull(storeDocuments.end_date),
  live,
  sql`${storeDocuments.end_date} <= ${today} + ${first}::int`,
  or(sql`${storeDocuments.end_date} < ${today}`, sql`${stage} < coalesce(${storeDocuments.reminded_days}, 1000)`),
)

interface Due {
  id: string
  store_id: string
}

/** Reminds of one paper, or marks it as expired when its day is over. Returns false if another run was faster. */
async function remindOfPaper(db: Db, mailer: Mailer, { id, store_id }: Due): Promise<boolean> {
  const store = await lockStore(db, store_id)
  const [paper] = await db
    .select({ kind: storeDocuments.kind, status: storeDocuments.status, told: storeDocuments.reminded_days, days, stage })
    .from(storeDocuments)
    .where(and(eq(storeDocuments.id, id), due))
    .for('update')
  if (!paper) return false
  const ended = paper.days < 0
  await db
    .update(storeDocuments)
    .set({ reminded_days: paper.stage, updated_at: now, ...(ended ? { status: 'expired' as const } : {}) })
    .where(eq(storeDocuments.id, id))
  if (ended) {
    await changeStore(db, store, { lapsed_papers: [...new Set([...store.lapsed_papers, paper.kind])] })
    const changes = { before: { [paper.kind]: paper.status }, after: { [paper.kind]: 'expired' } }
    await writeAudit(db, systemActor, { action: 'stores.expire_paper', entity: 'stores', entity_id: store_id, store_id, ...changes })
  }
  // The merchant was already reminded on the last day.
  if (paper.told === 0) return true
  const message = ended ? paperMessages.expired.write(paper) : paperMessages.expiring.write(paper)
  await notifyStore(db, store, message)
  await mailOwner(db, mailer, { store_id, group: 'store', page: '/store/profile/data', button: ownButtons.papers, message })
  return true
}

/**
 * Reminds merchants of papers that run out, each stage once by notice and by mail, and marks papers as expired whose day is over
 * (docs/domain/stores-and-papers.md#when-a-paper-expires). Returns how many papers it handled. Closed stores are not reminded.
 */
export async function remindPapers(db: Db, mailer: Mailer): Promise<number> {
  let done = 0
  for (;;) {
    const papers = await db
      .select({ id: storeDocuments.id, store_id: storeDocuments.store_id })
      .from(storeDocuments)
      .innerJoin(stores, eq(stores.id, storeDocuments.store_id))
      .where(and(due, ne(stores.approved, approval.closed)))
      .orderBy(asc(storeDocuments.end_date))
      .limit(batch)
    for (const paper of papers) if (await db.transaction((tx) => remindOfPaper(tx, mailer, paper))) done++
    // Each of them was handled, here or by another run, and is no longer due.
    if (papers.length < batch) return done
  }
}

/** Runs every morning at eight. */
export const remindPapersWorker = defineWorker(
  jobKind<Record<string, never>>('remind-papers'),
  async (deps) => void (await remindPapers(deps.db, deps)),
  { cron: '0 8 * * *' },
)
