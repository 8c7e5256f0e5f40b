import pg from 'pg'
import { connect } from '../../src/platform/db/pool.ts'

const every = 50

interface Sample {
  seen: Date
  statement: string
  since: Date
  waiting: string | null
  held: string[] | null
}

/**
 * Looks every 50 ms at what the migrations do: the locks they hold on tables that others need, how long others have been waiting for any lock, and how
 * long their statements last.
 * @param known tables that were there before: nobody else uses those that a migration has just made
 */
export function watchLocks(url: string, known: readonly string[]) {
  const { pool } = connect(url, { max: 1, name: 'rahba-watch' })
  const since = new Map<string, number>()
  const [held, statements] = [new Map<string, number>(), new Map<string, number>()]
  let [blocked, blockedBy, looks] = [0, '', 0]
  let stopped = false

  async function look(): Promise<void> {
    const { rows } = await pool.query<Sample>({
      name: 'locks',
      text: `select clock_timestamp() as seen, a.query as statement,
          -- a block that commits its batches is as long as each of them
          greatest(a.query_start, a.xact_start) as since, w.query as waiting,
          (select array_agg(distinct c.relname || ' ' || l.mode) from pg_locks l join pg_class c on c.oid = l.relation
            where l.pid = a.pid and l.granted and l.locktype = 'relation' and c.relname = any($1)
              and l.mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')) as held
        from pg_stat_activity a left join lateral (
          select b.query from pg_stat_activity b where b.application_name = 'rahba-before' and b.wait_event_type = 'Lock' limit 1) w on true
        where a.application_name = 'rahba-migrate' and a.datname = current_database() and a.state <> 'idle'`,
      values: [known],
    })
    looks++
    const [sample] = rows
    const now = sample?.seen.getTime() ?? 0
    const current = new Set(sample?.held ?? [])
    for (const lock of [...since.keys()]) if (!current.has(lock)) since.delete(lock)
    for (const lock of current) {
      const from = since.get(lock) ?? now
      since.set(lock, from)
      held.set(lock, Math.max(held.get(lock) ?? 0, now - from))
    }
    if (sample) {
      const text = sample.statement.replace(/^(\s*--.*\n)+/, '').slice(0, 100)
      const took = now - sample.since.getTime()
      if (!/\bconcurrently\b/i.test(text)) statements.set(text, Math.max(statements.get(text) ?? 0, took))
    }
    const { rows: waiting } = await pool.query<{ ms: number; query: string }>({
      name: 'waiting',
      text: `select (extract(epoch from clock_timestamp() - l.waitstart) * 1000)::int as ms, a.query from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.application_name = 'rahba-before' and a.datname = current_database() and l.waitstart is not null order by 1 desc limit 1`,
    })
    const [worst] = waiting
    if (worst && worst.ms > blocked) [blocked, blockedBy] = [worst.ms, worst.query]
  }

  const watching = (async () => {
    while (!stopped) {
      await look()
      await new Promise((done) => setTimeout(done, every))
    }
  })()
  const highest = (map: Map<string, number>) => [...map].sort(([, a], [, b]) => b - a)[0] ?? ['nothing', 0]
  return {
    async stop() {
      if (!stopped) {
        stopped = true
        await watching
        await pool.end()
      }
      const [[lock, lockMs], [statement, statementMs]] = [highest(held), highest(statements)]
      return { looks, lock, lockMs, statement, statementMs, blocked, blockedBy }
    },
  }
}

/** Where each of these tables keeps its rows: another place afterwards means that a migration wrote the whole table again. */
export async function findPlaces(url: string, tables: readonly string[]): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ relname: string; place: string }>(
      "select relname, relfilenode::text as place from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = any($1)",
      [tables],
    )
    return new Map(rows.map(({ relname, place }) => [relname, place]))
  } finally {
    await client.end()
  }
}

/** Columns that nodes of the version before don't know and would have to fill. */
export async function columnsToFill(url: string, known: readonly { table: string; columns: readonly string[] }[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER'`,
    )
    return rows.flatMap(({ table_name, column_name }) => {
      const before = known.find(({ table }) => table === table_name)
      return before && !before.columns.includes(column_name) ? [`${table_name}.${column_name}`] : []
    })
  } finally {
    await client.end()
  }
}
