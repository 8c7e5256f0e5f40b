import type { ErrorDef } from '@rahba/contract/kernel/errors'
import { storeErrors } from '@rahba/contract/stores/errors'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { lacksAgreement } from './agreement-state.ts'
import { stores } from './table.ts'

type Actor = 'store' | 'admin'

/**
 * Returns the reason the store may not add products and put them on sale, or null: an expired paper after its days of grace, or an agreement that
 * it has not accepted. The agreement does not stop an administrator, who can't accept it.
 */
export async function findProductStop(db: Db, store_id: string, actor: Actor): Promise<ErrorDef | null> {
  const [store] = await db.select({ restriction: stores.paper_restriction }).from(stores).where(eq(stores.id, store_id))
  if (store?.restriction !== null) return actor === 'store' ? storeErrors.new_products_stopped : storeErrors.store_products_stopped
  return actor === 'store' && (await lacksAgreement(db, store_id)) ? storeErrors.agreement_needed : null
}

/** Throws `new_products_stopped` (to an administrator `store_products_stopped`) or `agreement_needed` while one of them stops new products. */
export async function requireNewProducts(db: Db, store_id: string, actor: Actor): Promise<void> {
  const stop = await findProductStop(db, store_id, actor)
  if (stop) throw fail(stop)
}
