import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Referenced } from '@rahba/contract/kernel/referenced'
import { and, eq, getTableColumns, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/types.ts'
import type { Cut, Sort } from '../lists/page.ts'
import { lacksSide } from '../lists/translation.ts'
import { getColumn, type Mounted } from './mounted.ts'

/** A row as the contract answers it; its exact type is the resource's, which a generic query can't know. */
export type AnyRow = { id: string; created_at: string; updated_at: string } & Record<string, unknown>

const fieldNames = (m: Mounted) => Object.keys(m.resource.fields)

/** The query behind list, read and export: the resource's own columns and, for every reference, the id and title of what it points to. */
export function selectRows(db: Db, m: Mounted, all: ReadonlyMap<string, Mounted>, cut: Partial<Cut>): Promise<AnyRow[]> {
  const names = ['id', 'created_at', 'updated_at', ...fieldNames(m), ...m.resource.figures]
  const selection: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, getColumn(m.columns, name)]))
  Object.assign(selection, m.extra)
  const joins: { table: PgTable; on: SQL }[] = []
  for (const [name, field] of Object.entries(m.resource.fields)) {
    if (field.kind !== 'reference') continue
    const target = all.get(field.to ?? '')
    if (!target) throw new Error(`${m.resource.name}.${name} points to ${field.to}, which is not mounted`)
    const table = alias(target.table, `ref_${name}`)
    const columns = getTableColumns(table)
    selection[name.replace(/_id$/, '')] = { id: getColumn(columns, 'id'), title: getColumn(columns, target.resource.title) }
    joins.push({ table, on: eq(getColumn(columns, 'id'), getColumn(m.columns, name)) })
  }
  // The selection has columns of this table and its joins, as Drizzle expects; only the static type is lost.
  let query = db
    .select(selection as Record<string, never>)
    .from(m.table)
    .$dynamic()
  for (const join of joins) query = query.leftJoin(join.table, join.on)
  if (cut.where) query = query.where(cut.where)
  if (cut.orderBy) query = query.orderBy(...cut.orderBy)
  if (cut.limit !== undefined) query = query.limit(cut.limit)
  if (cut.offset) query = query.offset(cut.offset)
  // The selection above is that of an AnyRow.
  return query as unknown as Promise<AnyRow[]>
}

/** One record with the records it refers to, or undefined. */
export async function readRow(db: Db, m: Mounted, all: ReadonlyMap<string, Mounted>, id: string): Promise<AnyRow | undefined> {
  const [row] = await selectRows(db, m, all, { where: eq(getColumn(m.columns, 'id'), id), limit: 1 })
  return row
}

/** The condition of a list's search and filters. */
export function buildCondition(m: Mounted, query: Record<string, unknown>): SQL | undefined {
  const { resource, columns } = m
  const parts: (SQL | undefined)[] = []
  if (resource.list.search.length > 0 && typeof query.q === 'string') parts.push(m.matches(getColumn(columns, 'search'), query.q))
  for (const name of resource.list.filters) {
    const value = query[name]
    if (value === undefined) continue
    const column = getColumn(columns, name)
    parts.push(Array.isArray(value) ? inArray(column, value) : eq(column, value))
  }
  const lacking = or(...resource.translatable.map((name) => lacksSide(getColumn(columns, name), 'en')))
  if (lacking && query.translation) parts.push(query.translation === 'complete' ? not(lacking) : lacking)
  return and(...parts)
}

/** A bilingual column as a reader of `locale` is shown it, the other side where that one is empty. */
const getSide = (column: PgColumn, locale: Locale): SQL =>
  sql`coalesce(nullif(${column} ->> ${sql.raw(`'${locale}'`)}, ''), ${column} ->> ${sql.raw(locale === 'ar' ? "'en'" : "'ar'")})`

/** The sorts of a resource's list; bilingual fields sort by the reader's side in its alphabet. */
export function getSorts(m: Mounted, locale: Locale): Record<string, Sort<AnyRow>> {
  const entries = m.resource.list.sort.map((name) => {
    const column = getColumn(m.columns, name)
    const bilingual = m.resource.fields[name]?.kind === 'bilingual'
    const by = bilingual ? getSide(column, locale) : column
    const value = (row: AnyRow) => (bilingual ? inLocale(row[name] as Bilingual, locale) : (row[name] as string | number)) // declared kinds
    return [name, { by, value }] as const
  })
  return Object.fromEntries(entries)
}

/** Choices for a reference input: by ids, or the first twenty that match the search. */
export async function listOptions(db: Db, m: Mounted, query: { q?: string | undefined; ids?: string | undefined }): Promise<Referenced[]> {
  const { columns, resource } = m
  const id = getColumn(columns, 'id')
  const title = getColumn(columns, resource.title)
  const ids = query.ids?.split(',').filter((part) => /^[0-9a-f-]{36}$/.test(part))
  const active = columns.active && !ids ? eq(columns.active, true) : undefined
  const where = ids ? inArray(id, ids) : and(active, 'search' in columns ? m.matches(getColumn(columns, 'search'), query.q) : undefined)
  const order = columns.position ?? (resource.fields[resource.title]?.kind === 'bilingual' ? sql`${title} ->> 'ar'` : title)
  const rows = await db
    .select({ id, title })
    .from(m.table)
    .where(where)
    .orderBy(order)
    .limit(ids ? 100 : 50)
  // The declaration names the title column, which is text or bilingual.
  return rows as Referenced[]
}
