import { errors } from '@rahba/contract/kernel/errors'
import type { Pool } from 'pg'
import { statementName } from '../../platform/db/statement-name.ts'
import { failField } from '../../platform/errors.ts'

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

/** The place after a row, as the next page's cursor: by what was sorted, its value there and the row's id. */
export const encodeCursor = (parts: readonly [sort: string, value: string | number, id: string]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** The place a cursor points to, if it was made for this sort. Throws `bad_cursor`. */
export function decodeCursor(cursor: string, sort: string): { value: string | number; id: string } {
  try {
    const [key, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const plain =
      (typeof value === 'number' && Number.isSafeInteger(value)) || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    if (key === sort && plain && typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return { value, id }
  } catch {
    // falls through to the refusal
  }
  throw failField('cursor', errors.bad_cursor)
}
