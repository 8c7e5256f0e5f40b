import type { DocumentKind } from '@rahba/contract/stores/store-states'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import { storeDocuments } from '../table.ts'

type EndDates = Partial<Record<DocumentKind, string | null>>

const unreviewed = { status: 'pending', reason: null, judged_at: null, judged_by: null } as const

/**
 * Puts the given papers in place of those the store has. A new paper waits for its review again; an unchanged one keeps its
 * decision; null takes it away. Throws under the field when a file is not the uploader's: the store itself unless said otherwise.
 */
export async function saveDocuments(
  db: Db,
  store_id: string,
  papers: Partial<Record<DocumentKind, string | null>>,
  { end_dates = {}, uploader }: { end_dates?: EndDates; uploader?: FileOwner | undefined } = {},
): Promise<void> {
  const kinds = Object.keys(papers) as DocumentKind[] // the caller's keys are document kinds by type
  const oldDocuments = await db
    .select()
    .from(storeDocuments)
    .where(and(eq(storeDocuments.store_id, store_id), inArray(storeDocuments.kind, kinds)))
  const to = { owner_type: 'store', owner_id: store_id } as const
  await attachFiles(db, uploader ?? to, papers, { purpose: 'paper', before: oldDocuments.map(({ file }) => file), to })
  const removed = kinds.filter((kind) => !papers[kind])
  if (removed.length > 0)
    await db.delete(storeDocuments).where(and(eq(storeDocuments.store_id, store_id), inArray(storeDocuments.kind, removed)))
  const newDocuments = kinds.flatMap((kind) => {
    const file = papers[kind]
    return file && oldDocuments.find((row) => row.kind === kind)?.file !== file
      ? [{ store_id, kind, file, end_date: end_dates[kind] ?? null }]
      : []
  })
  await saveEndDates(
    db,
    oldDocuments.filter((row) => papers[row.kind] === row.file),
    end_dates,
    uploader === undefined,
  )
  if (newDocuments.length === 0) return
  await db
    .insert(storeDocuments)
    .values(newDocuments)
    .onConflictDoUpdate({
      target: [storeDocuments.store_id, storeDocuments.kind],
      set: {
        file: sql`excluded.file`,
        end_date: sql`excluded.end_date`,
        ...unreviewed,
        reminded_days: null,
        updated_at: now,
      },
    })
}

/**
 * Papers that stay, with another day they run out on: reminders begin again, and one that had run out waits for its review again. So does an
 * accepted one that its merchant says is valid for longer: the accepted day is the one on the paper.
 */
async function saveEndDates(
  db: Db,
  oldDocuments: readonly (typeof storeDocuments.$inferSelect)[],
  end_dates: EndDates,
  by_merchant: boolean,
): Promise<void> {
  for (const { id, kind, end_date, status } of oldDocuments) {
    const next = end_dates[kind]
    if (next === undefined || next === end_date) continue
    const longer = by_merchant && status === 'accepted' && end_date !== null && (next === null || next > end_date)
    await db
      .update(storeDocuments)
      .set({ end_date: next, reminded_days: null, updated_at: now, ...(status === 'expired' || longer ? unreviewed : {}) })
      .where(eq(storeDocuments.id, id))
  }
}
