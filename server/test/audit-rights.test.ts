import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../src/platform/db/migrate.ts'
import { socketUrl } from '../src/platform/db/open-database.ts'
import { reportRun, runSeed } from './report-run.ts'

// Goal G27: the role that the product runs as may write history and never change it, though it owns the tables.

const tables = ['audit_log', 'audit_seals', 'order_history']
const statements = tables.flatMap((table) => [
  `update ${table} set ${table === 'audit_seals' ? 'digest' : 'actor_type'} = 'system'`,
  `delete from ${table}`,
  `truncate ${table}`,
])
const refusedRight = '42501'
const refusedByTrigger = '23001'

const name = `rights_${randomBytes(4).toString('hex')}`
const { host, user } = inject('postgres')
const root = new pg.Client({ connectionString: socketUrl(host, user, 'postgres') })
let owner: pg.Client

beforeAll(async () => {
  await root.connect()
  await root.query(`create role ${name} login`)
  await root.query(`create database ${name} owner ${name}`)
  const url = socketUrl(host, name, name)
  await migrate(url)
  owner = new pg.Client({ connectionString: url })
  await owner.connect()
}, 120_000)
afterAll(async () => {
  await owner.end()
  await root.query(`drop database ${name} with (force)`)
  await root.query(`drop role ${name}`)
  await root.end()
})

/** The codes that each statement is refused with; `done` where it is not. */
const getCodes = async (client: pg.Client) => {
  const codes = []
  for (const statement of statements) {
    await client.query('begin')
    codes.push(
      await client.query(statement).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      ),
    )
    await client.query('rollback')
  }
  return codes
}
const all = (code: string) => statements.map(() => code)

test('the owner of the tables has no right to change or remove written entries', async () => {
  expect(await getCodes(owner)).toEqual(all(refusedRight))
  await owner.query(`insert into audit_log (actor_type, action, entity) values ('system', 'test', 'test')`)
  reportRun({ goal: 'G27', what: 'history can’t be changed by the product’s role', runs: `${statements.length} statements`, seed: runSeed })
})

test('a right that was granted again and a missing trigger are found', async () => {
  await owner.query(`grant update, delete, truncate on ${tables.join()} to ${name}`)
  expect(await getCodes(owner)).toEqual(all(refusedByTrigger))
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
  expect(await getCodes(owner)).toEqual(all('done'))
  await owner.query(`revoke update, delete, truncate on ${tables.join()} from ${name}`)
  expect(await getCodes(owner)).toEqual(all(refusedRight))
})
