import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { reportRun, runSeed } from '../../../test/report-run.ts'
import { testApp } from '../../../test/test-app.ts'
import { checkLogWorker, sealLogWorker } from '../../history/check-log.ts'
import { notifications } from '../../notifications/table.ts'
import type { Db } from '../db/types.ts'
import { checkSeals, sealLog } from './seal-log.ts'
import { auditLog } from './table.ts'

const secret = 'only-for-this-test-'.repeat(2)

/** A database whose log has two seals of 3 and 6000 entries. */
async function sealed() {
  const t = await testApp()
  const write = (hours: number, count: number) =>
    t.db.execute(sql`insert into audit_log (at, actor_type, action, entity, after)
      select now() - make_interval(hours => ${hours}) + n * interval '1 millisecond', 'system', 'test.update', 'test', jsonb_build_object('n', n)
      from generate_series(1, ${count}) n`)
  await write(30, 3)
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('rahba.now', (now() - interval '24 hours')::text, true)`)
    expect(await sealLog(tx, secret)).toMatchObject({ number: 1, entries: 3 })
  })
  await write(5, 6000)
  expect(await sealLog(t.db, secret)).toMatchObject({ number: 2, entries: 6000 })
  return t
}

/** The findings after a change by somebody who gets around triggers and rights. */
const foundAfter = async (db: Db, change: string) => {
  const rollback = new Error('enough')
  let found: unknown
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql.raw(change))
      const broken = await checkSeals(savepoints(tx), secret)
      found = broken.map(({ number, why }) => `${number} ${why}`)
      throw rollback
    })
    .catch((error) => {
      if (error !== rollback) throw error
    })
  return found
}
// inside a transaction a check can't choose its isolation
const savepoints = (tx: Db): Db =>
  Object.assign(Object.create(tx), { transaction: (run: (inner: Db) => Promise<unknown>) => tx.transaction(run) })

test('a log is sealed in parts, and changed, added, removed and resealed entries are found', { timeout: 60_000 }, async () => {
  const t = await sealed()
  expect(await sealLog(t.db, secret)).toBeNull()
  expect(await checkSeals(t.db, secret)).toEqual([])
  const first = "(select id from audit_log where entity = 'test' order by at, id limit 1)"
  const changes = [
    [`update audit_log set after = '{"n": 7}' where id = ${first}`, ['1 entries']],
    [`update audit_log set actor_type = 'admin' where entity = 'test' and after = '{"n": 5999}'`, ['2 entries']],
    [`delete from audit_log where id = ${first}`, ['1 entries']],
    [`insert into audit_log (at, actor_type, action, entity) values (now() - interval '5 hours', 'system', 'x', 'x')`, ['2 entries']],
    ['delete from audit_seals where number = 1', ['2 missing']],
    [`update audit_seals set entries = 4 where number = 1`, ['1 entries']],
  ] as const
  for (const [change, expected] of changes) expect([change, await foundAfter(t.db, change)]).toEqual([change, expected])
  expect((await checkSeals(t.db, `${secret}x`)).map(({ why }) => why)).toEqual(['other_secret', 'other_secret'])
  const runs = `${changes.length} changes found in 6003 entries`
  reportRun({ goal: 'G27', what: 'entries changed around the product’s rights', runs, seed: runSeed })
})

test('a changed log is reported to administrators once a day, with a link to its page', async () => {
  const t = await testApp()
  const { admin_id } = await adminWith(t, ['admins.index'])
  await adminWith(t, ['faqs.index'])
  await t.db
    .insert(auditLog)
    .values({ at: new Date(Date.now() - 5 * 3600_000).toISOString(), actor_type: 'system', action: 'x', entity: 'x' })
  await sealLogWorker.run(t.deps, {})
  await checkLogWorker.run(t.deps, {})
  expect(await t.db.select().from(notifications)).toEqual([])
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update audit_log set action = 'y'`)
  })
  await checkLogWorker.run(t.deps, {})
  await checkLogWorker.run(t.deps, {})
  expect(await t.db.select().from(notifications)).toMatchObject([{ recipient_id: admin_id, model: 'history', audience: 'admin' }])
})

test('a changed SECRET is reported once, and not as a change of the log', async () => {
  const t = await testApp()
  const { admin_id } = await adminWith(t, ['admins.index'])
  await t.db
    .insert(auditLog)
    .values({ at: new Date(Date.now() - 5 * 3600_000).toISOString(), actor_type: 'system', action: 'x', entity: 'x' })
  await sealLogWorker.run(t.deps, {})
  const changed = { ...t.deps, env: { ...t.deps.env, SECRET: secret } }
  await checkLogWorker.run(changed, {})
  await checkLogWorker.run(changed, {})
  const notices = await t.db.select().from(notifications)
  expect(notices).toMatchObject([{ recipient_id: admin_id, model: 'history' }])
  expect(notices[0]?.data.en.title).toBe('Part of the activity log can’t be checked')
})
