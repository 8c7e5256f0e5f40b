import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connect } from '../../src/platform/db/pool.ts'
import { freshDatabase } from '../fresh-database.ts'
import { ended, startNode } from '../races/two-nodes.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { nothingLost, startWays, wait } from './ways.ts'

// Connections to the database end one by one or all at once, as an administrator, a failover or a timeout ends them, while everything that opens a
// connection or a transaction in a way of its own is in use. The process goes on, and finds back by itself.

const rounds = Number(process.env.LOST_CONNECTIONS ?? 5)

test(`${rounds} rounds of ended connections end no process, lose nothing and leak no connection`, {
  timeout: 60_000 + rounds * 2000,
}, async () => {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-lost-'))
  const own = { name: 'test-own' }
  const { pool, db } = connect(database.url, { max: 3, ...own })
  const errors: string[] = []
  const node = await startNode(database.url, dataDir, 'none', errors, { jobs: true })
  const reaper = new pg.Client({ connectionString: database.url, application_name: own.name })
  await reaper.connect()
  const end = async (which: string) => {
    const { rowCount } = await reaper.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> '${own.name}' and ${which}`)
    return rowCount ?? 0
  }
  try {
    const ways = await startWays(db, node.port)
    let lost = 0
    for (let n = 0; n < rounds; n++) {
      await wait(20 + Math.random() * 30)
      // those at work mostly; now and then every one there is, those that only listen among them
      lost += await end(n % 10 === 9 ? 'true' : "state <> 'idle'")
    }
    await ways.stop()
    const told = ways.done()
    expect(node.child.exitCode, errors.slice(-5).join('\n')).toBeNull()
    const [heard, healed] = [await ways.heard(), await ways.onceMore()]
    expect(await ways.undone()).toBe(0)
    expect(await ways.faults(), `PROVE_SEED=${runSeed}`).toEqual(nothingLost)
    expect(lost).toBeGreaterThan(rounds / 4)
    for (const [way, statuses] of ways.seen.statuses)
      expect([way, [...statuses.keys()].filter((status) => status >= 500 && status !== 503)]).toEqual([way, []])
    reportRun({
      goal: 'G6',
      what: 'connections to the database that end',
      runs: `${lost} ended, ${told} journeys, heard again after ${Math.round(heard)} ms, all ways gone in ${Math.round(healed)} ms`,
      trials: lost,
      seed: runSeed,
    })
  } finally {
    node.child.kill('SIGKILL')
    await ended(node.child)
    await reaper.end()
    await pool.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
