import { approval } from '@rahba/contract/stores/store-states'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { ownButtons } from '../../messages/notice-mail.ts'
import { paperMessages } from '../../messages/papers.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { readToday } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { systemActor } from '../../platform/http/who.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { changeStore, lockStore } from '../change-store.ts'
import { type Mailer, mailOwner } from '../mail-owner.ts'
import { notifyStore } from '../notify-store.ts'
import { stores } from '../table.ts'
import { type PaperFields, type PaperSettings, restrictionFor } from './paper-stages.ts'

const batch = 100

const audited = ({ paper_restriction, products_stop_on, orders_stop_on }: PaperFields) => ({
  paper_restriction,
  products_stop_on,
  orders_stop_on,
})

/** Sets the days of a store whose paper has expired, takes the step that is due and notifies the merchant. Does nothing if another run was faster. */
async function restrictStore(db: Db, mailer: Mailer, store_id: string, settings: PaperSettings): Promise<boolean> {
  const store = await lockStore(db, store_id)
  if (store.approved !== approval.approved || store.lapsed_papers.length === 0) return false
  const now = restrictionFor(await readToday(db), store, settings)
  if (now.papers_notified_stage === store.papers_notified_stage) return false
  await changeStore(db, store, now, { edited: false })
  const [before, after] = [audited(store), audited(now)]
  if (JSON.stringify(before) !== JSON.stringify(after))
    await writeAudit(db, systemActor, { action: 'stores.restrict_papers', entity: 'stores', entity_id: store_id, store_id, before, after })
  if (now.papers_notified_stage === null) return true
  const message = paperMessages.restricted.write({ ...now, lapsed_papers: store.lapsed_papers })
  await notifyStore(db, store, message)
  await mailOwner(db, mailer, { store_id, group: 'store', page: '/store/profile/data', button: ownButtons.papers, message })
  return true
}

/**
 * Restricts stores whose papers have expired as the settings say: days of grace, then no new products, then no new orders. Each step is
 * announced when the paper expires, a week before, a day before, and when it comes. Returns how many stores it handled.
 */
export async function restrictPapers(db: Db, mailer: Mailer): Promise<number> {
  const settings = await readSettings(db)
  let [done, last] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const lapsed = await db
      .select({ id: stores.id })
      .from(stores)
      .where(and(sql`${stores.lapsed_papers} <> '{}'`, eq(stores.approved, approval.approved), gt(stores.id, last)))
      .orderBy(asc(stores.id))
      .limit(batch)
    for (const { id } of lapsed) if (await db.transaction((tx) => restrictStore(tx, mailer, id, settings))) done++
    last = lapsed.at(-1)?.id ?? last
    if (lapsed.length < batch) return done
  }
}

/** Runs every morning, after expired papers were marked. */
export const restrictPapersWorker = defineWorker(
  jobKind<Record<string, never>>('restrict-papers'),
  async (deps) => void (await restrictPapers(deps.db, deps)),
  { cron: '15 8 * * *' },
)
