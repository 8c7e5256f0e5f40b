import { storeErrors } from '@rahba/contract/stores/errors'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { stores } from './table.ts'

/** True if the store may add products and put them on sale. An expired paper stops both after its days of grace. */
export async function takesNewProducts(db: Db, store_id: string): Promise<boolean> {
  const [store] = await db.select({ restriction: stores.paper_restriction }).from(stores).where(eq(stores.id, store_id))
  return store?.restriction === null
}

/** Throws `new_products_stopped` while an expired paper of the store stops new products. */
export async function requireNewProducts(db: Db, store_id: string): Promise<void> {
  if (!(await takesNewProducts(db, store_id))) throw fail(storeErrors.new_products_stopped)
}
