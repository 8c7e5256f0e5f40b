import { sql } from 'drizzle-orm'
import { connect } from '../src/platform/db/pool.ts'
import type { Db } from '../src/platform/db/types.ts'
import { freshDatabase } from './fresh-database.ts'

/** A fresh database with a pool over it; close it when done. */
export async function ledgerDatabase({ max = 4 } = {}) {
  const { url, drop } = await freshDatabase()
  const { pool, db } = connect(url, { max })
  const close = async () => {
    await pool.end()
    await drop()
  }
  return { pool, db, close }
}

/**
 * Deletes what was posted, which nothing else can: the triggers against it don't run in the role of a replica. A new database would cost more,
 * because its connections would have to prepare all statements again.
 */
export const emptyLedger = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`truncate ledger_accounts, ledger_transactions, ledger_entries, due_lines`)
  })
