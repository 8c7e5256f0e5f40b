import { countCap } from '@rahba/contract/kernel/count-cap'
import { isUuid } from '@rahba/contract/kernel/is-uuid'
import { latinDigits } from '@rahba/contract/kernel/normalise'
import { and, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '../platform/audit/table.ts'
import type { Mounted } from '../platform/crud/mounted.ts'
import { countRow, idRow, readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { type FoundRecord, findPeople, findRecords } from '../search/find-records.ts'

/** The meaning of a search in the log: entries about some records, by some people, or of one call. */
export interface Sought {
  records: FoundRecord[]
  people: string[]
  /** A call's reference, as it was typed. */
  request: string | null
}

/** Finds what `q` names: an id is a record's, a person's or a call's, anything else a name, a number, a mail or a call's reference. */
export async function seek(
  db: Db,
  q: string,
  { kinds, declared, open }: { kinds: () => Promise<string[]>; declared: Iterable<Mounted>; open: (kind: string) => boolean },
): Promise<Sought> {
  const text = latinDigits(q.trim())
  const id = text.toLowerCase()
  if (isUuid(id)) return { records: (await kinds()).map((kind) => ({ kind, id })), people: [id], request: text }
  const [records, people] = await Promise.all([findRecords(db, q, declared, open), findPeople(db, q, open)])
  return { records, people, request: /^\S{8,}$/.test(text) ? text : null }
}

/** The condition, order and limit for matching entries. */
interface EntryCut {
  where: SQL | undefined
  descending: boolean
  limit: number
}

// Each part reads its entries from an index in their order and no further than the page, even for the most active person.
function toParts({ records, people, request }: Sought, { where, descending, limit }: EntryCut): SQL[] {
  const { id, at, entity, entity_id, actor_id, request_id } = auditLog
  const order = descending ? sql`${at} desc, ${id} desc` : sql`${at}, ${id}`
  const some = (match: SQL) =>
    sql`(select ${id} as id, ${at} as at from ${auditLog} where ${and(match, where)} order by ${order} limit ${limit})`
  const each = (from: SQL, match: SQL) => sql`select e.id, e.at from ${from} cross join lateral ${some(match)} e`
  const list = (values: readonly string[], type: 'text' | 'uuid') => sql`${sql.param(values)}::${sql.raw(type)}[]`
  const kinds = records.map(({ kind }) => kind)
  const ids = records.map((record) => record.id)
  return [
    ...(records.length > 0
      ? [each(sql`unnest(${list(kinds, 'text')}, ${list(ids, 'uuid')}) r(kind, id)`, sql`${entity} = r.kind and ${entity_id} = r.id`)]
      : []),
    ...(people.length > 0 ? [each(sql`unnest(${list(people, 'uuid')}) p(id)`, sql`${actor_id} = p.id`)] : []),
    ...(request === null ? [] : [some(sql`${request_id} = ${request}`)]),
  ]
}

/** The ids of entries that were sought, in the order of their time. */
export async function findMatchingIds(db: Db, sought: Sought, { offset, ...cut }: EntryCut & { offset: number }): Promise<string[]> {
  const parts = toParts(sought, { ...cut, limit: offset + cut.limit })
  if (parts.length === 0) return []
  const order = cut.descending ? sql`at desc, id desc` : sql`at, id`
  const rows = await readRows(
    db,
    sql`select id from (${sql.join(parts, sql` union `)}) found order by ${order} limit ${cut.limit} offset ${offset}`,
    idRow,
  )
  return rows.map(({ id }) => id)
}

/** Counts the matching entries, up to one beyond the cap. */
export async function countMatchingEntries(db: Db, sought: Sought, where: SQL | undefined): Promise<number> {
  const parts = toParts(sought, { where, descending: true, limit: countCap + 1 })
  if (parts.length === 0) return 0
  const rows = await readRows(
    db,
    sql`select count(*)::int as n from (select id from (${sql.join(parts, sql` union `)}) found limit ${countCap + 1}) few`,
    countRow,
  )
  return rows[0]?.n ?? 0
}
