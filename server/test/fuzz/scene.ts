import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { hashPassword } from '../../src/access/passwords/hash-password.ts'
import { adminWith, tokenFor } from '../actors.ts'
import { makeActive, makeStore } from '../catalog-world.ts'
import type { MoyasarStandIn } from '../moyasar-stand-in.ts'
import { makeSellingStore, makeShopper } from '../order-world.ts'
import type { TestApp } from '../test-app.ts'
import type { FuzzApp } from './fuzz-app.ts'
import { password, phoneFrom } from './generate.ts'
import type { Actor, World } from './world.ts'

/** The parts of a request that a recipe sets. All other parts are generated. */
export interface Made {
  /** Null is a visitor. */
  actor?: Actor | null
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  /** The whole body. */
  body?: unknown
  /** Fields that take the place of generated ones; those that are undefined are left out. */
  set?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
  /** A body that is no JSON. */
  form?: { type: string; payload: Buffer }
}

/** An account made for one sequence, with {@link password}. */
export interface Account extends Actor {
  email: string
}

/** Sends a call by its name and throws when it is refused. */
type Call = (name: string, made: Made) => Promise<LightMyRequestResponse>

export interface Scene {
  t: FuzzApp
  random: () => number
  world: World
  call: Call
  /** Does what is due, such as sending mails. */
  drain: () => Promise<void>
  /** The stand-in for the card gateway. */
  cards: MoyasarStandIn
  admin: () => Promise<Account>
  /** The owner of a new open store. */
  merchant: () => Promise<Account>
  trade: () => Promise<Trade>
}

export type Recipe = (scene: Scene) => Promise<Made>

/** Accepts the newest version of the merchants' agreement for a store, since the fuzz publishes new ones. */
const acceptAgreement = (t: Pick<TestApp, 'db'>, store_id: string) =>
  t.db.execute(sql`
    insert into agreement_acceptances (store_id, number, member_name) select ${store_id}, max(number), 'fuzz' from agreement_versions having count(*) > 0
    on conflict do nothing`)

/** A shopper and a store that delivers to them. */
export interface Trade {
  store: Actor
  shopper: Actor
  address_id: string
  city_id: string
  product_id: string
  /** A cart of one product at 50.00, delivered for 15.00. */
  cart: Record<string, unknown>
}

/** The first row of a query, which has one. */
export async function toRow<Row extends Record<string, unknown>>({ db }: Pick<TestApp, 'db'>, query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await db.execute(query)
  const [row] = rows
  if (!row) throw new Error('a recipe found no row')
  return row as Row // the caller's own query says what it selects
}

/** The secret that the gateway sends with its webhooks. */
export const webhookSecret = 'a-long-webhook-secret'

/** The shared parts of recipes: new people and goods, so that no other request has changed them. */
export function makeScene({
  t,
  world,
  random,
  call,
  drain,
  cards,
}: Pick<Scene, 't' | 'world' | 'random' | 'call' | 'drain' | 'cards'>): Scene {
  let hash: Promise<string> | undefined
  const hashed = () => {
    hash ??= hashPassword(password)
    return hash
  }
  const cityId = async () => (await toRow<{ id: string }>(t, sql`select id from cities order by random() limit 1`)).id

  return {
    t,
    random,
    world,
    call,
    drain,
    cards,
    async admin() {
      const { admin_id: subject_id, token } = await adminWith(t)
      const { email } = await toRow<{ email: string }>(
        t,
        sql`update admins set password_hash = ${await hashed()} where id = ${subject_id} returning email`,
      )
      return { audience: 'admin', subject_id, owner_id: null, token, email }
    },
    async merchant() {
      const { id: owner_id } = await makeStore(t.db)
      await acceptAgreement(t, owner_id)
      const { id, email } = await toRow<{ id: string; email: string }>(
        t,
        sql`update store_members set email_verified_at = now(), password_hash = ${await hashed()} where store_id = ${owner_id} returning id, email`,
      )
      return { audience: 'store', subject_id: id, owner_id, token: await tokenFor(t, 'store', id), email }
    },
    async trade() {
      const city_id = await cityId()
      const store = await makeSellingStore(t.db, city_id)
      await acceptAgreement(t, store.id)
      const { id: member_id } = await toRow<{ id: string }>(t, sql`select id from store_members where store_id = ${store.id}`)
      const [product_id = ''] = await makeActive(t.db, store.id, [{ ar: 'سكري', quantity: 50, price: 5000 }])
      const shopper = await makeShopper(t.db, city_id, phoneFrom(random))
      return {
        store: { audience: 'store', subject_id: member_id, owner_id: store.id, token: store.token },
        shopper: { audience: 'user', subject_id: shopper.id, owner_id: shopper.id, token: shopper.token },
        address_id: shopper.address_id,
        city_id,
        product_id,
        cart: {
          store_id: store.id,
          lines: [{ product_id, quantity: 2 }],
          fulfilment: 'store_delivery',
          address_id: shopper.address_id,
          payment_method: 'cod',
        },
      }
    },
  }
}
