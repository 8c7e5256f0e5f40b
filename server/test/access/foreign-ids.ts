import { randomUUID } from 'node:crypto'
import { placesIn, withAt } from '../fuzz/generate.ts'
import type { Sent } from '../fuzz/past-failures.ts'
import type { Baseline } from './baselines.ts'
import type { Change } from './captured-changes.ts'
import type { OpenWorld, Tried } from './open-world.ts'
import type { Owned, Ownership } from './ownership.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const isUuid = (value: unknown): value is string => typeof value === 'string' && new RegExp(`^${uuid.source}$`).test(value)

/** One place of a request that has an id. */
interface Place {
  /** `path 3`, `query store_id`, `body lines.0.product_id`: for messages. */
  name: string
  id: string
  /** The same request with something else there. */
  put: (value: unknown) => Sent
}

/** Every place of a request that has an id: in its path, its query and its body. */
function idPlaces(request: Sent): Place[] {
  const [path = '', search = ''] = request.url.split('?')
  const withSearch = (made: string) => (search ? `${made}?${search}` : made)
  const parts = path.split('/')
  const asText = (value: unknown) => encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))
  const inPath = parts.flatMap((part, at): Place[] =>
    isUuid(part)
      ? [
          {
            name: `path ${parts[at - 1]}`,
            id: part,
            put: (value) => ({ ...request, url: withSearch(parts.with(at, asText(value)).join('/')) }),
          },
        ]
      : [],
  )
  const query = new URLSearchParams(search)
  const inQuery = [...query].flatMap(([name, value]): Place[] =>
    isUuid(value)
      ? [
          {
            name: `query ${name}`,
            id: value,
            put(other) {
              const changed = new URLSearchParams(search)
              changed.delete(name)
              for (const one of [other].flat()) changed.append(name, String(one))
              return { ...request, url: `${path}?${changed}` }
            },
          },
        ]
      : [],
  )
  const body: unknown = typeof request.payload === 'string' ? parsed(request.payload) : undefined
  const valueAt = (place: readonly (string | number)[]) =>
    place.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body) // the place was found in this body
  const inBody = (typeof body === 'object' && body !== null ? placesIn(body) : []).flatMap((place): Place[] => {
    const id = valueAt(place)
    return isUuid(id)
      ? [{ name: `body ${place.join('.')}`, id, put: (value) => ({ ...request, payload: JSON.stringify(withAt(body, place, value)) }) }]
      : []
  })
  return [...inPath, ...inQuery, ...inBody]
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** True if a row belongs to another store or shopper than the caller. No row is foreign to an administrator. */
export function isForeign(row: Owned, who: Baseline['who']): boolean {
  if (who?.audience === 'store') return row.store_id !== null && row.store_id !== who.store_id
  if (who?.audience === 'user') return row.user_id !== null && row.user_id !== who.user_id
  return false
}

/** An answer in which only what depends on the row that was named differs from another: new ids, moments and the request's own are masked. */
const shown = ({ status, body }: Tried, named: string, { rows }: Ownership) =>
  `${status} ${body
    .replaceAll(named, '{named}')
    .replace(uuid, (id) => (rows.has(id) ? id : '{new}'))
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '{moment}')}`

const written = (changes: readonly Change[]) =>
  changes.filter(({ table }) => table !== 'audit_log').map(({ table, operation }) => `${operation} ${table}`)

interface ForeignReport {
  tries: number
  places: number
  calls: number
  faults: string[]
}

/** Ids of the rows of a table that belong to others, some of them. */
function findOthers(table: string, who: Baseline['who'], path: string, own: string, { rows }: Ownership, most: number): string[] {
  const found: string[] = []
  for (const [id, row] of rows) {
    if (row.table !== table || id === own) continue
    const foreign = who?.audience === 'admin' ? belongsElsewhere(row, path) : isForeign(row, who)
    if (foreign) found.push(id)
  }
  const step = Math.max(1, Math.floor(found.length / most))
  return found.filter((_, at) => at % step === 0).slice(0, most)
}

/** An administrator is only limited by the record that the path names before, such as another shopper's address. */
const belongsElsewhere = ({ store_id, user_id }: Owned, path: string): boolean => {
  const [parent] = path.match(uuid) ?? []
  return parent !== undefined && (store_id ?? user_id) !== null && ![store_id, user_id].includes(parent)
}

/**
 * Puts ids of others, of nothing, of what was deleted, negative ones and lists into every place of a request where an id stands. The answer to another's
 * has to be that to an id which never was, and nothing may be written or told of it.
 */
export async function foreignIds(open: OpenWorld, baselines: Iterable<Baseline>, most: number): Promise<ForeignReport> {
  const report: ForeignReport = { tries: 0, places: 0, calls: 0, faults: [] }
  const { ownership } = open
  for (const { endpoint, request, who } of baselines) {
    // A text may look like an id. Without a row of that id, only a path says that it is one.
    const places = idPlaces(request).filter(({ name, id }) => name.startsWith('path') || ownership.rows.has(id))
    report.places += places.length
    if (places.length > 0) report.calls++
    for (const place of places) {
      const name = `${endpoint.method} ${endpoint.path}, ${place.name}`
      const fault = (what: string) => report.faults.push(`${name}: ${what}`)
      const send = (value: unknown, before?: Parameters<OpenWorld['attempt']>[1]) => {
        report.tries++
        return open.attempt(place.put(value), before)
      }
      const never = randomUUID()
      const nothing = await send(never)
      const expected = shown(nothing, never, ownership)
      if (nothing.status >= 500) fault(`an id that never was: ${nothing.status}`)
      if (nothing.status >= 400 && written(nothing.changes).length > 0) fault(`refused, and wrote ${written(nothing.changes)}`)

      const table = ownership.rows.get(place.id)?.table
      const isNested = place.name.startsWith('path') && place !== places[0]
      if (table && (who?.audience !== 'admin' || isNested)) {
        for (const id of findOthers(table, who, request.url, place.id, ownership, most)) {
          const answer = await send(id)
          const got = shown(answer, id, ownership)
          if (got !== expected)
            fault(`another's ${table} ${id} is answered ${got.slice(0, 300)}, an id that never was ${expected.slice(0, 300)}`)
          if (answer.status >= 400 && written(answer.changes).length > 0)
            fault(`another's ${table} is refused, and wrote ${written(answer.changes)}`)
          for (const change of answer.changes) {
            const rowId = String(change.before?.id ?? '')
            const row = ownership.rows.get(rowId)
            if (who && row && isForeign(row, who)) fault(`wrote another's row: ${change.operation} ${change.table} ${rowId}`)
          }
        }
        // what is only marked as deleted, for its owner; a shopper is told that goods are sold no more, and an administrator reads on what became of an address
        if ((table === 'products' && who?.audience === 'store') || (table === 'addresses' && who?.audience === 'user')) {
          const gone = await send(place.id, (query) => query(`update ${table} set deleted_at = now() where id = $1`, [place.id]))
          const got = shown(gone, place.id, ownership)
          if (got !== expected) fault(`a deleted one is answered ${got.slice(0, 300)}, an id that never was ${expected.slice(0, 300)}`)
        }
      }
      for (const [kind, value] of [
        ['a negative', '-1'],
        ['a negative', -1],
        ['a list', [place.id, place.id]],
      ] as const) {
        if (typeof value === 'number' && !place.name.startsWith('body')) continue
        const answer = await send(value)
        if (answer.status >= 500) fault(`${kind} id: ${answer.status}`)
        if (answer.status < 300 && !(kind === 'a list' && place.name.startsWith('query')))
          fault(`${kind} id: ${answer.status} ${answer.body.slice(0, 200)}`)
        if (answer.status >= 400 && written(answer.changes).length > 0) fault(`${kind} id is refused, and wrote ${written(answer.changes)}`)
      }
    }
  }
  return report
}
