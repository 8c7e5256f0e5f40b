import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { parse } from 'csv-parse/sync'
import type { TestApp } from './test-app.ts'

/** Names that people may give themselves: moments that exist and that do not, and formulas with plain and with fullwidth signs. */
export const hostileNames = ['2026-99-99T99:99Z', '2026-11-20T22:18:30.000Z', '=1+1', '＝1+1', '＠SUM(1)', '－1+1']

// columns that people write freely, under their own names in whichever table
const written =
  "('name','note','message','subject','reason','sender_name','account_holder','bank_account_name','refund_reason_other','decision_note','admin_note','reference')"

/** Puts hostile names into all that people write freely, wherever the table allows it. Returns how many columns hold them now. */
export async function writeHostileNames({ pool }: Pick<TestApp, 'pool'>): Promise<number> {
  const columns = await pool.query<{ table_name: string; column_name: string; data_type: string }>(
    `select c.table_name, c.column_name, c.data_type from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.data_type in ('text', 'jsonb') and c.column_name in ${written} and (c.table_name, c.column_name) not in (('chat_reports', 'reason'), ('stock_movements', 'reason'))`,
  )
  const client = await pool.connect()
  let count = 0
  try {
    for (const { table_name, column_name, data_type } of columns.rows) {
      const name = '($1::text[])[1 + n % array_length($1::text[], 1)]'
      const value = data_type === 'jsonb' ? `jsonb_build_object('ar', ${name}, 'en', ${name})` : name
      await client.query('begin')
      try {
        // guards of rows that never change are not what is tried here
        await client.query('set local session_replication_role = replica')
        await client.query(
          `update ${table_name} t set ${column_name} = ${value} from (select ctid, (row_number() over ())::int as n from ${table_name}
          where ${column_name} is not null) r where t.ctid = r.ctid`,
          [hostileNames],
        )
        await client.query('commit')
        count++
      } catch {
        await client.query('rollback') // a rule of the table keeps such a text out
      }
    }
  } finally {
    client.release()
  }
  return count
}

/** Every call that answers with a file of rows. */
export const listExports = (served: readonly EndpointSpec[]): EndpointSpec[] =>
  served.filter(({ method, query }) => method === 'GET' && query !== undefined && 'format' in query.shape)

/** The rows of a CSV, its headings first. */
export const toRows = (body: string): string[][] => parse(body, { bom: true })
