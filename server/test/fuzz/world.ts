import type { Audience } from '@rahba/contract/kernel/audiences'
import { sql } from 'drizzle-orm'
import { plainArtist } from '../../seed/pictures/plain-artist.ts'
import { seedDemo } from '../../seed/seed-demo.ts'
import { adminWith, tokenFor } from '../actors.ts'
import { makeActive, makeCategory } from '../catalog-world.ts'
import { makePlaces, makeSellingStore, makeShopper } from '../order-world.ts'
import { storedFile } from '../stored-file.ts'
import type { FuzzApp } from './fuzz-app.ts'
import { oneOf } from './generate.ts'

export interface Actor {
  audience: Audience
  /** admins.id, store_members.id or users.id. */
  subject_id: string
  /** The store or the shopper that owns their rows; null for administrators. */
  owner_id: string | null
  token: string
}

// the tables that the noun before an id means, where it is not their name
const tableOfNoun: Record<string, string> = {
  'canceled-orders': 'cancellations',
  'card-payments': 'payments',
  'notification-stores': 'broadcasts',
  'promo-codes': 'coupons',
  'rahba-improvements': 'improvements',
  copoun: 'coupons',
  clients: 'users',
  members: 'store_members',
  team: 'store_members',
  chat: 'chat_sessions',
  contact: 'contact_messages',
  changes: 'store_changes',
  imports: 'product_imports',
  adjustments: 'wallet_adjustments',
  runs: 'payout_runs',
  payments: 'payouts',
  payments1: 'payments',
  dues1: 'due_lines',
}

const pictureNames = /image|logo|avatar|icon|cover|picture|photo|banner/
const fileNames = /slip|file|document|paper|attachment|certificate|signature/

/** A few stores, goods and shoppers, made in a second. */
async function makeSmallMarket({ db }: FuzzApp): Promise<void> {
  const { city_id } = await makePlaces(db)
  await makeCategory(db)
  for (let n = 0; n < 3; n++) {
    const { id } = await makeSellingStore(db, city_id)
    await makeActive(db, id, [{ ar: 'سكري' }, { ar: 'عجوة' }])
    await makeShopper(db, city_id)
  }
}

/** People of every kind over a market, and the ids of what is there. */
export async function fuzzWorld(t: FuzzApp, random: () => number, market: 'demo' | 'small' = 'demo') {
  if (market === 'small') await makeSmallMarket(t)
  else await seedDemo(t.deps, { artist: await plainArtist() })
  const tables = new Map<string, { store_id: boolean; user_id: boolean }>()
  const { rows: columns } = await t.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`)
  for (const { table, column } of columns) {
    const known = tables.get(table) ?? { store_id: false, user_id: false }
    if (column === 'store_id' || column === 'user_id') known[column] = true
    if (columns.some((one) => one.table === table && one.column === 'id')) tables.set(table, known)
  }
  const { rows: references } = await t.db.execute<{ column: string; table: string }>(sql`
    select distinct a.attname::text as column, t.relname::text as table from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and cardinality(c.conkey) = 1`)
  const tableOfField = new Map(references.map(({ column, table }) => [column, table]))

  const actors: Record<Audience, Actor[]> = { admin: [], store: [], user: [] }
  const signIn = async (audience: Audience, subject_id: string, owner_id: string | null): Promise<Actor> => ({
    audience,
    subject_id,
    owner_id,
    token: await tokenFor(t, audience, subject_id),
  })
  for (let n = 0; n < 2; n++) actors.admin.push(await signIn('admin', (await adminWith(t)).admin_id, null))
  const { rows: members } = await t.db.execute<{ id: string; store_id: string }>(sql`
    select m.id, m.store_id from store_members m join stores s on s.id = m.store_id where m.is_owner order by m.email = 'merchant@rahba.example' desc, s.approved desc, m.id limit 8`)
  for (const { id, store_id } of members) actors.store.push(await signIn('store', id, store_id))
  const { rows: users } = await t.db.execute<{ id: string }>(sql`
    select u.id from users u order by u.phone = '+966500000001' desc, (select count(*) from orders o where o.user_id = u.id) desc limit 6`)
  for (const { id } of users) actors.user.push(await signIn('user', id, id))

  const { rows: settings } = await t.db.execute<{ key: string; body: unknown }>(sql`select key, body from settings`)
  const stores = actors.store.map(({ owner_id }) => owner_id)

  const known = new Map<string, string[]>()
  /** Ids of a table, those of the caller first where rows belong to somebody. */
  async function idsIn(table: string, actor: Actor | null): Promise<string[]> {
    const about = tables.get(table)
    if (!about) return []
    const key = `${table}:${actor?.owner_id ?? ''}`
    const found = known.get(key)
    if (found && random() < 0.8) return found
    const column =
      actor?.audience === 'store' && about.store_id ? 'store_id' : actor?.audience === 'user' && about.user_id ? 'user_id' : null
    const where = column && actor?.owner_id ? sql`where ${sql.identifier(column)} = ${actor.owner_id}` : sql``
    const { rows } = await t.db.execute<{ id: string }>(
      sql`select id::text as id from ${sql.identifier(table)} ${where} order by random() limit 40`,
    )
    const ids = rows.map(({ id }) => id)
    known.set(key, ids)
    return ids
  }

  return {
    actors,
    /** Lets somebody in again whose session or account an earlier call has ended. */
    async restore(actor: Actor): Promise<void> {
      const { audience, subject_id } = actor
      const table = { admin: 'admins', store: 'store_members', user: 'users' }[audience]
      const { rows } = await t.db.execute(sql`select 1 from ${sql.identifier(table)} where id = ${subject_id}`)
      if (rows.length === 0 && audience === 'admin') actor.subject_id = (await adminWith(t)).admin_id
      if (audience !== 'user') await t.db.execute(sql`update ${sql.identifier(table)} set active = true where id = ${actor.subject_id}`)
      actor.token = await tokenFor(t, audience, actor.subject_id)
    },
    /** Takes back what would keep all later requests from being served: used up limits, changed settings, closed stores. */
    async repair(): Promise<void> {
      await t.db.execute(sql`delete from rate_limits`)
      await t.db.execute(sql`delete from settings`)
      for (const { key, body } of settings)
        await t.db.execute(sql`insert into settings (key, body) values (${key}, ${JSON.stringify(body)}::jsonb) on conflict do nothing`)
      await t.db.execute(sql`update stores set approved = 1 where approved in (3, 4) and id in ${stores}`)
    },
    /** Stores the ten bytes that a file of {@link storedFile} says it has. */
    async putBytes(id: string): Promise<void> {
      const { rows } = await t.db.execute<{ storage_key: string }>(sql`select storage_key from files where id = ${id}`)
      for (const { storage_key } of rows) await t.files.put(`${storage_key}/original.png`, Buffer.alloc(10, 'x'))
    },
    /** Ids that stand for `{id}` after such a noun. */
    idsOfNoun: async (noun: string, actor: Actor | null) => idsIn(tableOfNoun[noun] ?? noun.replaceAll('-', '_'), actor),
    /** Ids that fields of these names may refer to; files are made for the caller. */
    async idsOfFields(names: Iterable<string>, actor: Actor | null): Promise<Map<string, string>> {
      const ids = new Map<string, string>()
      for (const name of names) {
        const owner = actor ? { owner_type: actor.audience, owner_id: actor.owner_id ?? actor.subject_id } : null
        if (owner && (pictureNames.test(name) || fileNames.test(name))) {
          const purpose = pictureNames.test(name) && !/id_image/.test(name) ? 'picture' : /slip/.test(name) ? 'slip' : 'paper'
          ids.set(name, await storedFile(t.db, owner, purpose))
          continue
        }
        const singular = name.replace(/_id$/, '')
        const tried = [tableOfField.get(name), tableOfField.get(`${singular}_id`), `${singular}s`, `${singular.replace(/y$/, 'ie')}s`]
        for (const table of tried) {
          const found = table ? await idsIn(table, actor) : []
          if (found.length === 0) continue
          ids.set(name, oneOf(random, found))
          break
        }
      }
      return ids
    },
  }
}
export type World = Awaited<ReturnType<typeof fuzzWorld>>
