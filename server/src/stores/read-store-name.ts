import type { Bilingual } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { stores } from './table.ts'

/** Returns the name of a store that other rows refer to, for a message. */
export async function readStoreName(db: Db, id: string): Promise<Bilingual> {
  const [row] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, id))
  if (!row) throw new Error(`Store ${id} has no row`)
  return row.name
}
