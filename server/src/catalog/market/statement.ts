import type { Pool } from 'pg'
import { statementName } from '../../platform/db/statement-name.ts'
import { decodeCursor } from '../../platform/lists/cursor.ts'

/** What the shoppers' hot reads run on: the pool itself, with statements prepared once per connection. */
export type Prepared = Pick<Pool, 'query'>

/** Collects the parameters of a statement; `$('x')` is the place that stands for `x`. */
export function parameters() {
  const values: unknown[] = []
  const $ = (value: unknown) => `$${values.push(value)}`
  return { $, values }
}

/** Runs a statement, prepared under a name of its own. */
export async function rowsOf<Row>(db: Prepared, text: string, values: unknown[]): Promise<Row[]> {
  const name = statementName(text)
  const { rows } = await db.query({ ...(name ? { name } : {}), text, values })
  return rows as Row[] // the statement's columns are the row's by the caller's word
}

/** What the shoppers' lists are sorted by: whole numbers and moments. */
const fits = (value: string | number) => (typeof value === 'number' ? Number.isSafeInteger(value) : !Number.isNaN(Date.parse(value)))

/** The place a cursor of the shoppers' lists points to, if it was made for this sort. Throws `bad_cursor`. */
export const placeOf = (cursor: string, sort: string) => decodeCursor(cursor, sort, fits)
