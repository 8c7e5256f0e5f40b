import { readFileSync } from 'node:fs'
import { connect } from '../src/platform/db/pool.ts'
import { freshDatabase } from './fresh-database.ts'

/** For tests: a fresh database with the ledger's guards, and a pool over it. */
export async function ledgerDatabase({ max = 4 } = {}) {
  const { url, drop } = await freshDatabase()
  const { pool, db } = connect(url, { max })
  const { rowCount } = await pool.query("select from pg_trigger where tgname = 'ledger_entries_chain'")
  if (rowCount === 0) await pool.query(readFileSync(new URL('../src/money/ledger/guards.sql', import.meta.url), 'utf8'))
  const close = async () => {
    await pool.end()
    await drop()
  }
  return { pool, db, close }
}
