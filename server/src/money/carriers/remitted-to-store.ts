import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

const remittedRow = z.strictObject({ released: z.int(), waited: z.int() })

/**
 * The ledger's amounts that remittances gave the store from an order's cash, in halalas: `released` into its balance (negative if it bore more than
 * had waited), and `borne` from what had waited, as the carrier's fees and cash that did not arrive.
 */
export async function remittedToStore(db: Db, order_id: string): Promise<{ released: number; borne: number }> {
  const rows = await readRows(
    db,
    sql`
    select coalesce(sum(e.credit - e.debit) filter (where e.code in ('store_pending', 'store_available')), 0)::float8 as released,
      coalesce(sum(e.debit - e.credit) filter (where e.code = 'store_with_carriers'), 0)::float8 as waited
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${order_id}::uuid and t.event = 'carrier_remitted'`,
    remittedRow,
  )
  const { released = 0, waited = 0 } = rows[0] ?? {}
  return { released, borne: waited - released }
}
