import type { z } from 'zod'
import { getJsonSchema } from '../../src/platform/http/schemas.ts'
import { placesIn, withAt } from '../fuzz/generate.ts'
import type { Sent } from '../fuzz/past-failures.ts'
import type { Baseline } from './baselines.ts'
import type { Change } from './captured-changes.ts'
import type { OpenWorld, Tried } from './open-world.ts'

/** Fields that only the server may set. Every call is tried with them and with the columns of the tables that it writes. */
const always: Record<string, unknown> = {
  id: '01900000-0000-7000-8000-00000000beef',
  approved: 'approved',
  is_online: true,
  balance: 987_654_321,
  price: 987_654_321,
  store_id: '01900000-0000-7000-8000-00000000beef',
  user_id: '01900000-0000-7000-8000-00000000beef',
  member_id: '01900000-0000-7000-8000-00000000beef',
  admin_id: '01900000-0000-7000-8000-00000000beef',
  commission: 1,
  commission_rate: 1,
  role: 'admin',
  role_id: '01900000-0000-7000-8000-00000000beef',
  is_owner: true,
  permissions: ['admins.update', 'payments.update'],
  email_verified_at: '2020-01-01T00:00:00.000Z',
  phone_verified_at: '2020-01-01T00:00:00.000Z',
  password_hash: 'planted',
  status: 'paid',
  paid: true,
  total: 987_654_321,
  vat: 1,
  discount: 987_654_321,
  used: 0,
  active: true,
  featured: true,
  created_at: '2020-01-01T00:00:00.000Z',
  updated_at: '2020-01-01T00:00:00.000Z',
  deleted_at: null,
  number: 987_654,
  actor_type: 'system',
  audience: 'admin',
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

// Objects that store any content of their caller: the filters of a saved view belong to the list.
const freeForm = new Set(['query.filters'])

/** Every object in a body, by its place: the body itself first. */
function objectsIn(body: unknown): { place: readonly (string | number)[]; value: Record<string, unknown> }[] {
  if (!isRecord(body)) return []
  const valueAt = (place: readonly (string | number)[]) =>
    place.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body) // the place was found in this body
  const inside = placesIn(body).flatMap((place) => {
    const value = valueAt(place)
    return isRecord(value) && !freeForm.has(place.join('.')) ? [{ place, value }] : []
  })
  return [{ place: [], value: body }, ...inside]
}

/** The fields that a body declares, by name: its own, or those inside its objects and lists. */
function declaredFields(body: z.ZodType | undefined, isOwn: boolean): Record<string, true> {
  const found: Record<string, true> = {}
  const look = (schema: unknown, depth: number): void => {
    if (Array.isArray(schema)) for (const part of schema) look(part, depth)
    else if (isRecord(schema)) {
      const { properties, ...rest } = schema
      for (const part of Object.values(rest)) look(part, depth)
      for (const [name, part] of Object.entries(isRecord(properties) ? properties : {})) {
        if (isOwn === (depth === 0)) found[name] = true
        look(part, depth + 1)
      }
    }
  }
  if (body) look(getJsonSchema(body, 'input'), 0)
  return found
}

/** Rows that were there before go by their id: a statement writes them in any order. New rows keep the order they were written in. */
const rowKey = ({ table, operation, before }: Change) => JSON.stringify([table, operation, before ? (before.id ?? before) : null])

/** Serialises the changes of a request: `table.column = value` of each row in turn. */
function getEffect(changes: readonly Change[]): Map<string, unknown> {
  const effect = new Map<string, unknown>()
  const rows = changes.toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : rowKey(a) > rowKey(b) ? 1 : 0))
  for (const [at, { table, operation, before, after }] of rows.entries()) {
    effect.set(`${at} ${operation} ${table}`, operation)
    for (const [column, value] of Object.entries(after ?? before ?? {})) effect.set(`${at} ${table}.${column}`, value)
  }
  return effect
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Where two runs of one request differ: ids, moments, numbers and salts, which no two runs share. */
function findNoise(one: Map<string, unknown>, other: Map<string, unknown>): Set<string> {
  return new Set([...new Set([...one.keys(), ...other.keys()])].filter((key) => !same(one.get(key), other.get(key))))
}

interface FieldReport {
  tries: number
  calls: number
  fields: number
  faults: string[]
}

/** Values that columns of these tables hold in other rows: what a forged field would say. */
async function columnValues(open: OpenWorld, tables: Iterable<string>): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>()
  await open.within(async (query) => {
    for (const table of tables) {
      const columns = await query<{ name: string; generated: boolean }>(
        `select column_name as name, is_generated = 'ALWAYS' as generated from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      )
      const rows = await query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from "${table}" t order by random() limit 5`)
      for (const { name, generated } of columns) {
        const [found] = rows.map(({ row }) => row[name]).filter((value) => value !== null && value !== undefined)
        if (!generated && found !== undefined) values.set(name, found)
      }
    }
  })
  return values
}

/**
 * Sends every unsafe request again with fields that are the server's beside its own, at every object of its body, and compares what it wrote with what the
 * same request writes without them.
 */
export async function serverOwnedFields(open: OpenWorld, baselines: Iterable<Baseline>): Promise<FieldReport> {
  const report: FieldReport = { tries: 0, calls: 0, fields: 0, faults: [] }
  for (const { endpoint, request } of baselines) {
    if (endpoint.method === 'GET' || (request.payload !== undefined && typeof request.payload !== 'string')) continue
    const body: unknown = request.payload === undefined ? {} : JSON.parse(request.payload)
    if (!isRecord(body)) continue
    report.calls++
    const [first, second] = [await open.attempt(request), await open.attempt(request)]
    if (first.status >= 300) continue
    const [one, other] = [getEffect(first.changes), getEffect(second.changes)]
    const noise = findNoise(one, other)
    const forged = new Map([...Object.entries(always), ...(await columnValues(open, new Set(first.changes.map(({ table }) => table))))])
    const name = `${endpoint.method} ${endpoint.path}`

    const check = (sent: string, tried: Tried, fields: Record<string, unknown>) => {
      if (tried.status >= 300) return
      const effect = getEffect(tried.changes)
      for (const key of findNoise(one, effect)) {
        const [, column = ''] = key.split('.')
        const value = effect.get(key)
        const isForged =
          column in fields &&
          fields[column] !== null &&
          same(value, fields[column]) &&
          !same(value, one.get(key)) &&
          !same(value, other.get(key))
        if (!noise.has(key) || isForged)
          report.faults.push(
            `${name}: ${sent} made ${key} ${JSON.stringify(value)?.slice(0, 80)} in place of ${JSON.stringify(one.get(key))?.slice(0, 80)}`,
          )
      }
    }
    for (const { place, value } of objectsIn(body)) {
      // what the call takes is the caller's to say
      const known = declaredFields(endpoint.body, place.length === 0)
      const fields = Object.fromEntries([...forged].filter(([field]) => !(field in value) && !(field in known)))
      const withFields = (more: Record<string, unknown>): Sent => ({
        ...request,
        headers: { ...request.headers, 'content-type': 'application/json' },
        payload: JSON.stringify(withAt(body, place, { ...value, ...more })),
      })
      report.fields += Object.keys(fields).length
      report.tries++
      const all = await open.attempt(withFields(fields))
      if (all.status >= 500)
        report.faults.push(`${name}: ${all.status} with fields that are the server's at ${place.join('.') || 'the body'}`)
      if (all.status < 300) {
        check(`fields of ${place.join('.') || 'the body'}`, all, fields)
        continue
      }
      // refused for one of them: each by itself
      for (const [field, forgedValue] of Object.entries(fields)) {
        report.tries++
        check(`${[...place, field].join('.')}`, await open.attempt(withFields({ [field]: forgedValue })), { [field]: forgedValue })
      }
    }
    // and in the address
    const mark = request.url.includes('?') ? '&' : '?'
    const query = new URLSearchParams()
    for (const [field, value] of forged) if (typeof value !== 'object') query.set(field, String(value))
    report.tries++
    check('fields of the address', await open.attempt({ ...request, url: `${request.url}${mark}${query}` }), Object.fromEntries(forged))
  }
  return report
}
