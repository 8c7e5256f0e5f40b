import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/types.ts'

/** The owner of a row: a store, a shopper, both (an order), or neither. */
export interface Owned {
  table: string
  store_id: string | null
  user_id: string | null
}

export interface Ownership {
  /** Every row with an id of its own. */
  rows: ReadonlyMap<string, Owned>
  /** For each table whose rows belong to somebody, SQL expressions in `t` for whom they belong to. */
  of: ReadonlyMap<string, { store: string | null; user: string | null }>
}

interface Columns {
  [table: string]: Set<string>
}
interface Reference {
  table: string
  column: string
  target: string
  /** A row that can't be without its target is a part of it. */
  needed: boolean
}

// the tables whose ids are owners
const owners = { store: 'stores', user: 'users' } as const

/** An expression in the columns of `alias` for the owner of a row of `table`, found through what it belongs to where it says nothing itself. */
function pickOwner(
  kind: 'store' | 'user',
  table: string,
  columns: Columns,
  references: readonly Reference[],
  alias = 't',
  depth = 0,
): string | null {
  const column = `${kind}_id`
  if (table === owners[kind]) return `${alias}.id`
  if (columns[table]?.has(column)) return `${alias}.${column}`
  if (columns[table]?.has('owner_type') && columns[table]?.has('owner_id'))
    return `case when ${alias}.owner_type = '${kind}' then ${alias}.owner_id end`
  if (depth === 3) return null
  const [part] = references.filter((one) => one.table === table && one.needed)
  if (!part) return null
  const inner = `${alias}${depth}`
  const found = pickOwner(kind, part.target, columns, references, inner, depth + 1)
  return found && `(select ${found} from "${part.target}" ${inner} where ${inner}.id = ${alias}."${part.column}")`
}

/** Reads the owner of every row from the tables. */
export async function readOwnership(db: Db): Promise<Ownership> {
  const { rows: all } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select c.table_name as table, c.column_name as column, c.udt_name as type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`)
  const columns: Columns = {}
  for (const { table, column } of all) {
    const known = columns[table] ?? new Set<string>()
    columns[table] = known.add(column)
  }
  const { rows: references } = await db.execute<Reference & Record<string, unknown>>(sql`
    select r.relname::text as table, a.attname::text as column, t.relname::text as target, a.attnotnull as needed from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_class r on r.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and cardinality(c.conkey) = 1 order by c.confdeltype = 'c' desc, a.attnum`)
  const rows = new Map<string, Owned>()
  const of = new Map<string, { store: string | null; user: string | null }>()
  for (const table of Object.keys(columns)) {
    const [store, user] = [pickOwner('store', table, columns, references), pickOwner('user', table, columns, references)]
    if (store || user) of.set(table, { store, user })
    if (!all.some((one) => one.table === table && one.column === 'id' && one.type === 'uuid')) continue
    const { rows: found } = await db.execute<{ id: string; store_id: string | null; user_id: string | null }>(
      sql.raw(`select t.id, ${store ?? 'null'} as store_id, ${user ?? 'null'} as user_id from "${table}" t`),
    )
    for (const { id, store_id, user_id } of found) rows.set(id, { table, store_id, user_id })
  }
  return { rows, of }
}
