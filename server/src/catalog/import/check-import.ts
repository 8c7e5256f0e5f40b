import type { ImportCounts } from '@rahba/contract/catalog/import/product-imports'
import { and, eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { checkGroup, refuseGroup } from './check-group.ts'
import { isRefused } from './find-fault.ts'
import { isGeneral } from './general-notes.ts'
import { groupRows } from './group-rows.ts'
import { createCounts } from './import-counts.ts'
import { checkImportJob } from './jobs.ts'
import { createSeen, type MatchedGroup, matchGroups } from './match-groups.ts'
import { readGroups } from './read-groups.ts'
import { readNames } from './read-names.ts'
import { type RowResult, saveResults } from './save-results.ts'
import { productImports } from './table.ts'

const batch = 500

/** Checks the rows of one product and counts them. They have one outcome, since a product is imported with all of its rows or not at all. */
function checkAndCount(group: MatchedGroup, names: Awaited<ReturnType<typeof readNames>>, counts: ImportCounts): RowResult[] {
  const planned = checkGroup(group, names)
  const refused = planned === null || group.rows.some(({ faults }) => isRefused(faults))
  const outcome = refused ? 'refused' : planned.outcome
  if (refused) refuseGroup(group)
  counts[outcome] += group.rows.length
  counts.products[outcome]++
  if (refused) counts.variants.refused += group.rows.filter(({ role }) => role === 'only' || role === 'variant').length
  else for (const key of ['new', 'changed', 'unchanged'] as const) counts.variants[key] += planned.variants[key]
  return group.rows.map(({ row, faults }) => {
    if (!refused && faults.some((fault) => !isGeneral(fault))) counts.warned++
    return { row, outcome, faults, product_id: group.before?.id ?? null }
  })
}

/**
 * Checks every row of an import that is `checking`, a batch of products at a time, and leaves it `checked`. No product changes. It begins again when a
 * process died in the middle.
 */
async function checkImport(db: Db, import_id: string): Promise<void> {
  const [job] = await db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, import_id), eq(productImports.state, 'checking')))
  if (!job) return
  const names = await readNames(db, job.store_id)
  const seen = createSeen()
  const counts = createCounts()
  /** Returns true if the check continues: a merchant may have cancelled it. */
  const save = async (state: 'checking' | 'checked', done: number) => {
    const saved = await db
      .update(productImports)
      .set({ state, done, counts, updated_at: now })
      .where(and(eq(productImports.id, import_id), eq(productImports.state, 'checking')))
      .returning({ id: productImports.id })
    return saved.length > 0
  }
  await groupRows(db, job)
  let [last, done] = [0, 0]
  for (;;) {
    const groups = await readGroups(db, import_id, { last, limit: batch })
    if (groups.length === 0) break
    const matched = await matchGroups(db, job, groups, seen)
    await saveResults(
      db,
      import_id,
      matched.flatMap((group) => checkAndCount(group, names, counts)),
    )
    last = groups.at(-1)?.[0]?.row ?? last
    done += groups.flat().length
    if (!(await save('checking', done))) return
  }
  await save('checked', done)
}

export const checkImportWorker = defineWorker(checkImportJob, ({ db }, { import_id }) => checkImport(db, import_id), {
  parallel: 1,
  timeout_seconds: 600,
})
