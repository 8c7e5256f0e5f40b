import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'

// The kernel counts a process's time in hundredths of a second.
const tick = 10

/** The processor time, in ms, of this process and of its connections' backends; null for those where there is no /proc. */
export async function readCpu(pool: Pool): Promise<{ node: number; database: number | null }> {
  const { user, system } = process.cpuUsage()
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
  )
  const times = rows.map(({ pid }) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * tick
    } catch {
      return null
    }
  })
  return { node: (user + system) / 1000, database: times.includes(null) ? null : times.reduce<number>((sum, ms) => sum + (ms ?? 0), 0) }
}
