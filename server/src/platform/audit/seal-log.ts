import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import { z } from 'zod'
import { extendTimeout } from '../db/driver/transaction.ts'
import { readRows } from '../db/rows.ts'
import type { Db } from '../db/types.ts'
import { auditSeals } from './table.ts'

type Seal = typeof auditSeals.$inferSelect

/** Entries are sealed when they are so old that every transaction which wrote some then has ended. */
const margin = sql.raw(`interval '1 hour'`)
const batch = 5000
const minutes = 20

interface Digested {
  entries: number
  digest: string
}

const getKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rahba audit seals', 32))
const getKeyId = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 12)

const hashRow = z.strictObject({ at: z.string(), id: z.string(), hash: z.string() })

/** The digest of the entries after `from`, the beginning when null, up to `until`; `earlier` is the digest of the seal before. */
async function digestText(
  db: Db,
  key: Buffer,
  earlier: string,
  { number, from, until }: { number: number; from: string | null; until: string },
): Promise<Digested> {
  const hmac = createHmac('sha256', key).update(`${number}\n${earlier}\n${until}\n`)
  let entries = 0
  let last: { at: string; id: string } | undefined
  for (;;) {
    const rows = await readRows(
      db,
      sql`
      select at::text as at, id, encode(sha256(convert_to(jsonb_build_array(
        id, to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS'), actor_type, actor_id, action, entity, entity_id, store_id, before, after, ip, request_id
      )::text, 'UTF8')), 'hex') as hash
      from audit_log
      where at <= ${until}::timestamptz ${from ? sql`and at > ${from}::timestamptz` : sql``}
        ${last ? sql`and (at, id) > (${last.at}::timestamptz, ${last.id}::uuid)` : sql``}
      order by at, id limit ${batch}`,
      hashRow,
    )
    for (const { hash } of rows) hmac.update(`${hash}\n`)
    entries += rows.length
    last = rows.at(-1)
    if (rows.length < batch) return { entries, digest: hmac.digest('base64url') }
  }
}

const untilRow = z.strictObject({ until: z.string(), due: z.boolean() })

/**
 * Seals the entries since the last seal that are an hour old or more. Two at once wait for each other, and the second finds nothing to do.
 * @returns the new seal; null where the last one is from just now
 */
export async function sealLog(db: Db, secret: string): Promise<Seal | null> {
  return db.transaction(async (tx) => {
    await extendTimeout(tx, minutes)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit seals', 0))`)
    const [last] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.number)).limit(1)
    const rows = await readRows(
      tx,
      sql`
      select date_trunc('milliseconds', app_now() - ${margin})::text as until,
        ${last?.until ?? '-infinity'}::timestamptz < app_now() - ${margin} - interval '1 minute' as due`,
      untilRow,
    )
    const [moment] = rows
    if (!moment?.due) return null
    const key = getKey(secret)
    const number = (last?.number ?? 0) + 1
    const until = new Date(moment.until).toISOString()
    const digested = await digestText(tx, key, last?.digest ?? '', { number, from: last?.until ?? null, until })
    const [seal] = await tx
      .insert(auditSeals)
      .values({ number, until, ...digested, key_id: getKeyId(key) })
      .returning()
    return seal ?? null
  })
}

/** A faulty seal: its entries have changed, the seal before it is missing, or it was made with another SECRET. */
export interface BrokenSeal {
  number: number
  why: 'entries' | 'missing' | 'other_secret'
  /** The time whose entries it covers; null from the beginning. */
  from: string | null
  until: string
}

/** Recalculates every seal at one moment of the log, and returns those that differ. */
export async function checkSeals(db: Db, secret: string): Promise<BrokenSeal[]> {
  return db.transaction(
    async (tx) => {
      await extendTimeout(tx, minutes)
      const key = getKey(secret)
      const broken: BrokenSeal[] = []
      let before: Seal | undefined
      for (const seal of await tx.select().from(auditSeals).orderBy(auditSeals.number)) {
        const { number, until } = seal
        const from = before?.until ?? null
        const report = (why: BrokenSeal['why']) => broken.push({ number, why, from, until })
        if (number !== (before?.number ?? 0) + 1) report('missing')
        else if (seal.key_id !== getKeyId(key)) report('other_secret')
        else {
          const { entries, digest } = await digestText(tx, key, before?.digest ?? '', { number, from, until })
          if (entries !== seal.entries || digest !== seal.digest) report('entries')
        }
        before = seal
      }
      return broken
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
