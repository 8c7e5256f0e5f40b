import { randomUUID } from 'node:crypto'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Who } from '../../src/platform/http/who.ts'
import type { Sent } from '../fuzz/past-failures.ts'
import type { Actor } from '../fuzz/world.ts'
import type { Baseline } from './baselines.ts'
import { isForeign } from './foreign-ids.ts'
import type { OpenWorld, Tried } from './open-world.ts'

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

interface ListReport {
  tries: number
  calls: number
  faults: string[]
}

/** Queries for lists that might widen them beyond the caller's own rows. */
function tricksFor(endpoint: EndpointSpec, other: string): string[] {
  const takes = Object.keys(endpoint.query?.shape ?? {})
  const dates = takes.includes('from') ? ['from=2000-01-01&to=2099-12-31', 'from=2099-12-31&to=2000-01-01'] : []
  const sorts = takes.includes('sort')
    ? ['created_at', '-created_at', '-total', '-price', 'store_id', '-number'].map((sort) => `sort=${sort}`)
    : []
  const searches = takes.includes('q') ? ['%25', '_', 'a', '5', 'ا', "' or 1=1 --", other].map((q) => `q=${encodeURIComponent(q)}`) : []
  const pages = takes.includes('page') ? ['page=2', 'page=9'] : []
  return [
    '',
    ...(takes.includes('per_page') ? ['per_page=100'] : []),
    ...dates,
    ...sorts,
    ...searches,
    ...pages,
    ...takes.filter((name) => /_id$|^id$|^ids$/.test(name)).flatMap((name) => [`${name}=${other}`, `${name}=${other}&${name}=${other}`]),
    `store_id=${other}`,
    `store_id[]=${other}`,
    `user_id=${other}`,
    `filter[store_id]=${other}`,
    `filter[or][0][store_id]=${other}`,
    `or=store_id.eq.${other}`,
    `where=1%3D1`,
    'include=store,user,orders,members',
    'expand=*',
    'fields=*',
    'with_trashed=1',
    'scope=all',
    'all=1',
  ]
}

const masked = ({ status, body }: Tried) =>
  `${status} ${body.replace(/"(request_id|last_seen_at|as_of|exported_at|refreshed_at|now|auth|etag)":"[^"]*"/g, '"$1":"…"')}`

/** Empties the database of what belongs to others than `who`. */
async function emptyOfOthers(open: OpenWorld, who: Who, query: Parameters<Parameters<OpenWorld['within']>[0]>[0]): Promise<void> {
  const kind = who.audience === 'store' ? 'store' : 'user'
  const mine = who.audience === 'store' ? who.store_id : who.audience === 'user' ? who.user_id : ''
  // neither triggers nor references stand in the way
  await query('set local session_replication_role = replica')
  const marks = [...open.ownership.of].flatMap(([table, owners]) => (owners[kind] ? [[table, owners[kind]] as const] : []))
  // parts are found through their wholes: first all that go are named, then they go
  for (const [at, [table, owner]] of marks.entries())
    await query(
      `create temp table gone_${at} on commit drop as select t.ctid as place from "${table}" t where ${owner} is not null and ${owner} <> '${mine}'`,
    )
  for (const [at, [table]] of marks.entries()) await query(`delete from "${table}" where ctid in (select place from gone_${at})`)
  await query('set local session_replication_role = origin')
}

const plainRequest = (request: Sent, token: string): Sent => ({
  method: 'GET',
  url: request.url.split('?')[0] ?? '',
  headers: { ...request.headers, authorization: `Bearer ${token}` },
})

/**
 * Reads every list, figure, export and record as one store and one shopper, with every trick, twice: with the others there and without them. The two answers
 * have to be the same, and no id of another's row may stand in them.
 */
export async function otherTenants(open: OpenWorld, baselines: readonly Baseline[], actors: readonly Actor[]): Promise<ListReport> {
  const report: ListReport = { tries: 0, calls: 0, faults: [] }
  const { ownership } = open
  for (const actor of actors) {
    const reads = baselines.filter(
      ({ endpoint, who }) =>
        endpoint.method === 'GET' &&
        (endpoint.access.audience === actor.audience || endpoint.access.audience === 'any') &&
        // a path that names records names this actor's own
        (!/\{/.test(endpoint.path) || (who && pickOwner(who) === actor.owner_id)),
    )
    const [other = ''] =
      [...ownership.rows].find(
        ([, row]) =>
          row.table === (actor.audience === 'store' ? 'stores' : 'users') &&
          row.store_id !== actor.owner_id &&
          row.user_id !== actor.owner_id,
      ) ?? []
    const requests = reads.flatMap(({ endpoint, request }) => {
      const plain = plainRequest(request, actor.token)
      const tricks = tricksFor(endpoint, other)
      const format = request.url.includes('format=') ? ['format=csv'] : []
      return tricks.map((trick) => ({
        endpoint,
        sent: { ...plain, url: [plain.url, [...format, trick].filter(Boolean).join('&')].filter(Boolean).join('?') },
      }))
    })
    report.calls += reads.length
    const answers = async (send: (request: Sent) => Promise<Tried>) => {
      const all: Tried[] = []
      for (const { sent } of requests) {
        report.tries++
        all.push(await send(sent))
      }
      return all
    }
    const withOthers = await open.within((_query, send) => answers(send))
    const [who] = withOthers.flatMap((answer) => (answer.who ? [answer.who] : []))
    if (!who) continue
    await foreignChannels(open, actor, who, report)
    const alone = await open.within(async (query, send) => {
      await emptyOfOthers(open, who, query)
      return answers(send)
    })
    for (const [at, { endpoint, sent }] of requests.entries()) {
      const [one, two] = [withOthers[at], alone[at]]
      if (!one || !two) continue
      const name = `${endpoint.method} ${endpoint.path} (${sent.url.slice(0, 200)})`
      if (one.status >= 500 || two.status >= 500)
        report.faults.push(`${name}: ${one.status}, alone ${two.status} ${two.body.slice(0, 200)}`)
      const strangers = (one.status < 300 ? (one.body.match(uuids) ?? []) : []).filter((id) => {
        const row = ownership.rows.get(id)
        return row && !sent.url.includes(id) && isForeign(row, who)
      })
      for (const id of new Set(strangers)) report.faults.push(`${name}: tells of another's ${ownership.rows.get(id)?.table} ${id}`)
      if (masked(one) !== masked(two)) report.faults.push(`${name}: differs without the others: ${difference(masked(one), masked(two))}`)
    }
  }
  return report
}

/** Asks for the channels of every kind with ids of others: the answer is that to an id which never was. */
async function foreignChannels(open: OpenWorld, actor: Actor, who: Who, report: ListReport): Promise<void> {
  const { ownership, app } = open
  const byTable = new Map<string, string>()
  for (const [id, row] of ownership.rows) if (isForeign(row, who)) byTable.set(row.table, id)
  const ask = (kind: string, id: string) => {
    report.tries++
    return open.attempt({
      method: 'POST',
      url: '/api/broadcasting/auth',
      headers: { authorization: `Bearer ${actor.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ socket_id: 'abcdefghijklmnop', channel_name: `private-${kind}.${id}` }),
    })
  }
  const own = await ask(actor.audience, actor.owner_id ?? '')
  if (own.status !== 200) report.faults.push(`the own channel of a ${actor.audience} is refused with ${own.status}`)
  for (const kind of app.channels.keys()) {
    const never = await ask(kind, randomUUID())
    if (never.status < 300) report.faults.push(`channel private-${kind} is open to a ${actor.audience} whatever it is of`)
    for (const [table, id] of byTable) {
      const answer = await ask(kind, id)
      if (answer.status !== never.status || masked(answer) !== masked(never))
        report.faults.push(`channel private-${kind} of another's ${table}: ${masked(answer)}, one that never was: ${masked(never)}`)
    }
  }
}

const pickOwner = (who: Who) => (who.audience === 'store' ? who.store_id : who.audience === 'user' ? who.user_id : null)

function difference(one: string, two: string): string {
  let at = 0
  while (at < one.length && one[at] === two[at]) at++
  return `…${one.slice(Math.max(0, at - 80), at + 120)} / …${two.slice(Math.max(0, at - 10), at + 120)}`
}
