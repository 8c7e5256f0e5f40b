import { connect } from '../src/platform/db/pool.ts'
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
