import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { hot, hotList } from './hot.ts'
import { connect } from './pool.ts'
import { readRow, readRows } from './rows.ts'

const database = await freshDatabase()
const { pool, db } = connect(database.url, { max: 1 })
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const statement = sql`select 1 as n, 'a' as text`
const right = z.strictObject({ n: z.int(), text: z.string() })
const wrong = z.strictObject({ n: z.string() })

test('returns rows that match their schema', async () => {
  expect(await readRows(db, statement, right)).toEqual([{ n: 1, text: 'a' }])
  expect(await readRow(db, statement, right)).toEqual({ n: 1, text: 'a' })
  expect(await hotList(db, statement, right)).toEqual([{ n: 1, text: 'a' }])
  expect(await hot('right', () => statement, right)(db, {})).toEqual([{ n: 1, text: 'a' }])
})

test('rejects a row with another column or type in tests, and names the column', async () => {
  await expect(readRows(db, statement, wrong)).rejects.toThrow(/Unrecognized key: "text"/)
  await expect(hotList(db, statement, wrong)).rejects.toThrow(/expected string/)
  await expect(hot('wrong', () => statement, wrong)(db, {})).rejects.toThrow(/wrong gives other rows than its schema says/)
})

test('rejects a missing row of a statement that must return one', async () => {
  await expect(readRow(db, sql`select 1 as n, 'a' as text where false`, right)).rejects.toThrow('The statement gave no row')
})
