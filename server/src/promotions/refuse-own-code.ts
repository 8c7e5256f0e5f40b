import { savingErrors } from '@rahba/contract/promotions/errors'
import { inArray, sql } from 'drizzle-orm'
import { products } from '../catalog/table.ts'
import { findStoresOfAdmin, ownAmong } from '../money/require-outsider.ts'
import { idRow, readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import type { CodeScope } from './scope.ts'

interface Reach {
  stores_id: readonly string[]
  products: readonly string[]
  categories: readonly string[]
  users_id: readonly string[]
}

/** The stores whose goods a code can lower the price of; null is every store. */
async function storesReached(db: Db, { stores_id, products: goods, categories }: Reach): Promise<readonly string[] | null> {
  if (stores_id.length > 0) return stores_id
  if (goods.length === 0 || categories.length > 0) return null
  const rows = await db
    .selectDistinct({ store_id: products.store_id })
    .from(products)
    .where(inArray(products.id, [...goods]))
  return rows.map(({ store_id }) => store_id)
}

/**
 * The platform pays for its codes, so no admin gives one to a store they are of or to themselves as a shopper. Throws `code_own_store_admin` and
 * `code_own_user_admin` at their fields.
 */
export async function refuseOwnCode(db: Db, scope: CodeScope, code: Reach): Promise<void> {
  if (scope.funded_by === 'store') return
  const { admin_id } = scope
  const own = (await readRows(db, sql`select id from ${findStoresOfAdmin(admin_id)} own`, idRow)).map(({ id }) => id)
  if (own.length > 0) {
    const reached = await storesReached(db, code)
    if (reached === null || reached.some((id) => own.includes(id.toLowerCase())))
      throw failField('stores_id', savingErrors.code_own_store_admin)
  }
  const [self] = await ownAmong(db, admin_id, code.users_id)
  if (self) throw failField(`users_id.${code.users_id.findIndex((id) => id.toLowerCase() === self)}`, savingErrors.code_own_user_admin)
}
