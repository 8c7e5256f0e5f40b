import { foldText } from '@rahba/contract/kernel/fold'
import { latinDigits } from '@rahba/contract/kernel/normalise'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'

/** The maximum number of searches kept. Nobody reads a longer list, and a robot must not fill the disk. */
export const maxKept = 2000
const days = 90

// Email addresses, phone numbers and numbers of cards or registers can identify a person.
const isPersonal = (q: string) => q.includes('@') || latinDigits(q).replace(/\D/g, '').length >= 7

/** Records a search that found nothing as typed. It records nothing about who searched, and skips text that can identify a person. */
export async function recordEmptySearch(db: Db, q: string, corrected: string | null): Promise<void> {
  const key = foldText(q)
  if (key.length < 2 || isPersonal(q)) return
  await db.execute(sql`
    insert into empty_searches (key, query, corrected)
    select ${key}, ${q.trim()}, ${corrected}
    where exists (select from empty_searches where key = ${key}) or (select count(*) from empty_searches) < ${maxKept}
    on conflict (key) do update set times = empty_searches.times + 1, corrected = excluded.corrected, updated_at = now()`)
}

/** Deletes searches that were not repeated for three months, and the rarest ones if the list is nearly full. */
export async function clearEmptySearches(db: Db): Promise<void> {
  await db.execute(sql`delete from empty_searches where updated_at < now() - make_interval(days => ${days})`)
  await db.execute(sql`
    delete from empty_searches where id in (select id from empty_searches order by times desc, updated_at desc offset ${Math.trunc(maxKept * 0.75)})`)
}

export const clearEmptySearchesWorker = defineWorker(
  jobKind<Record<string, never>>('clear-empty-searches'),
  async ({ db }) => clearEmptySearches(db),
  { cron: '17 4 * * *' },
)
