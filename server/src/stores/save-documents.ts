import type { DocumentKind } from '@rahba/contract/stores/store-states'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { attachFiles } from '../platform/files/attach-files.ts'
import { storeDocuments } from './table.ts'

/**
 * Puts the given papers in place of those the store has. A paper that is handed in anew waits for its review again; one left as it was keeps its
 * judgement; null takes it away. Throws under the field when a file is not the store's own.
 */
export async function saveDocuments(
  db: Db,
  store_id: string,
  papers: Partial<Record<DocumentKind, string | null>>,
  end_date: string | null = null,
): Promise<void> {
  const kinds = Object.keys(papers) as DocumentKind[] // the caller's keys are document kinds by type
  const held = await db
    .select()
    .from(storeDocuments)
    .where(and(eq(storeDocuments.store_id, store_id), inArray(storeDocuments.kind, kinds)))
  await attachFiles(db, { owner_type: 'store', owner_id: store_id }, papers, { purpose: 'paper', before: held.map(({ file }) => file) })
  const gone = kinds.filter((kind) => !papers[kind])
  if (gone.length > 0) await db.delete(storeDocuments).where(and(eq(storeDocuments.store_id, store_id), inArray(storeDocuments.kind, gone)))
  const fresh = kinds.flatMap((kind) => {
    const file = papers[kind]
    return file && held.find((row) => row.kind === kind)?.file !== file
      ? [{ store_id, kind, file, end_date: kind === 'commercial_register_photo' ? end_date : null }]
      : []
  })
  if (fresh.length === 0) return
  await db
    .insert(storeDocuments)
    .values(fresh)
    .onConflictDoUpdate({
      target: [storeDocuments.store_id, storeDocuments.kind],
      set: {
        file: sql`excluded.file`,
        end_date: sql`excluded.end_date`,
        status: 'pending',
        reason: null,
        judged_at: null,
        judged_by: null,
        updated_at: now,
      },
    })
}
