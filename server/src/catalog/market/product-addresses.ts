import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { cutIds, inCut } from '../../platform/lists/id-cuts.ts'
import { stores } from '../../stores/table.ts'
import { visibleText } from '../products/visible.ts'
import { products } from '../table.ts'

/** A product's public page by its slug within its store's. */
interface ProductAddress {
  store_slug: string
  slug: string
  updated_at: string
}

/** The ids after which runs of `size` products begin, for {@link listProductAddresses}. */
export const cutProductAddresses = (db: Db, size: number): Promise<string[]> => cutIds(db, products, size)

const addressRow = z.strictObject({ store_slug: z.string(), slug: z.string(), updated_at: z.string() })

/** The products that shoppers see, of one run of products, the oldest first, with the moment each last changed. */
export async function listProductAddresses(db: Db, after: string, size: number): Promise<ProductAddress[]> {
  const rows = await readRows(
    db,
    sql`
    select s.slug as store_slug, p.slug, p.updated_at from ${products} p join ${stores} s on s.id = p.store_id
    where ${sql.raw(visibleText)} and p.id in (select ${products.id} from ${products} where ${inCut(products, after, size)}) order by p.id`,
    addressRow,
  )
  return rows.map(({ updated_at, ...row }) => ({ ...row, updated_at: new Date(updated_at).toISOString() }))
}
