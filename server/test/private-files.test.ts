import { randomUUID } from 'node:crypto'
import { allPermissions, type Permission } from '@rahba/contract/kernel/permissions'
import { type StorePermission, storePermissions } from '@rahba/contract/kernel/store-permissions'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { productChanges } from '../src/catalog/changes/table.ts'
import { products } from '../src/catalog/table.ts'
import { chatMessages, chatSessions } from '../src/conversations/chat/chat-table.ts'
import { developmentMessages, developmentReplies } from '../src/conversations/development-table.ts'
import { dueSettlements, dues } from '../src/money/dues/table.ts'
import { payments } from '../src/money/payments/table.ts'
import { payouts } from '../src/money/payouts/table.ts'
import { cancellations } from '../src/orders/cancellations/table.ts'
import { auditLog } from '../src/platform/audit/table.ts'
import { now } from '../src/platform/db/columns.ts'
import { files } from '../src/platform/files/table.ts'
import { storeDocuments, storeMembers } from '../src/stores/table.ts'
import { adminWith, tokenFor } from './actors.ts'
import { only } from './only.ts'
import { makeSellingStore, makeShopper, orderWorld } from './order-world.ts'
import { testApp } from './test-app.ts'

const t = await testApp()
const world = await orderWorld(t)
const { store, shopper } = world
const stranger = { store: await makeSellingStore(t.db, world.city_id), shopper: await makeShopper(t.db, world.city_id) }

type Purpose = 'paper' | 'slip' | 'attachment'

/** A private file with bytes, taken by a record unless it is loose. */
async function makeFile(owner_type: 'admin' | 'store' | 'user', owner_id: string, purpose: Purpose, loose = false): Promise<string> {
  const row = only(
    await t.db
      .insert(files)
      .values({
        owner_type,
        owner_id,
        purpose,
        public: false,
        mime: 'image/png',
        name: 'a.png',
        bytes: 4,
        sha256: 'x',
        storage_key: randomUUID(),
        stored_at: now,
        ...(loose ? {} : { attached_at: now }),
      })
      .returning(),
  )
  await t.files.put(`${row.storage_key}/original.png`, Buffer.from('file'))
  return row.id
}
const ofStore = (purpose: Purpose) => makeFile('store', store.id, purpose)
const ofShopper = (purpose: Purpose) => makeFile('user', shopper.id, purpose)

const order = async () => (await world.order(world.cart(await world.product()))).body.id as string // the contract's answer

async function cancellation(set: Partial<typeof cancellations.$inferInsert>): Promise<void> {
  const order_id = await order()
  await t.db.insert(cancellations).values({
    order_id,
    store_id: store.id,
    user_id: shopper.id,
    kind: 'cancel',
    status: 'requested',
    requested_by: 'user',
    refund_reason: 'late',
    fault: 'store',
    destination: 'wallet',
    amount: 100,
    ...set,
  })
}

async function chat(sender: 'store' | 'user', file_id: string): Promise<void> {
  const [found] = await t.db.select().from(chatSessions)
  const session = found ?? only(await t.db.insert(chatSessions).values({ store_id: store.id, user_id: shopper.id }).returning())
  const sequence = session.last_sequence + 1
  await t.db.update(chatSessions).set({ last_sequence: sequence }).where(eq(chatSessions.id, session.id))
  await t.db
    .insert(chatMessages)
    .values({ session_id: session.id, sequence, sender, sender_id: randomUUID(), client_id: randomUUID(), file_id })
}

interface Case {
  /** Makes a file and the record that uses it; gives the file's id. */
  make: () => Promise<string>
  /** The keys with which an admin reads it, and the permissions with which a member of the store does: none where nobody of the store may. */
  admin: readonly Permission[]
  store: readonly StorePermission[]
  /** True if the shopper who uploaded the file may read it. */
  user?: true
}
const everyMember = storePermissions

// Written from the specification and from what each screen shows, not from the code.
const cases: Record<string, Case> = {
  'an identity paper of a store': {
    make: async () => {
      const file = await ofStore('paper')
      await t.db.insert(storeDocuments).values({ store_id: store.id, kind: 'id_image', file })
      return file
    },
    admin: ['stores.index'],
    store: ['profile'],
  },
  'a paper of a product': {
    make: async () => {
      const file = await ofStore('paper')
      await t.db
        .update(products)
        .set({ attachments: [file] })
        .where(eq(products.id, await world.product()))
      return file
    },
    admin: ['products.index'],
    store: ['products'],
  },
  'a paper of a product that waits to be looked at': {
    make: async () => {
      const file = await ofStore('paper')
      const product_id = await world.product()
      await t.db
        .insert(productChanges)
        .values({ product_id, field: 'attachments', old: { value: [] }, new: { value: [randomUUID(), file] } })
      return file
    },
    admin: ['products.index'],
    store: ['products'],
  },
  'the slip of a shopper’s transfer': {
    make: async () => {
      const slip = await ofShopper('slip')
      await t.db.insert(payments).values({
        order_id: await order(),
        store_id: store.id,
        user_id: shopper.id,
        method: 'bank_transfer',
        amount: 100,
        status: 'pending',
        slip,
      })
      return slip
    },
    admin: ['payments.index'],
    store: [],
    user: true,
  },
  'the receipt of a payout': {
    make: async () => {
      const receipt = await ofStore('slip')
      await t.db
        .insert(payouts)
        .values({ store_id: store.id, amount: 100, bank_account_name: 'س', iban_no: 'SA0380000000608010167519', receipt })
      return receipt
    },
    admin: ['payments.index'],
    store: ['wallet'],
  },
  'the slip of a store’s dues': {
    make: async () => {
      const slip = await ofStore('slip')
      const due = only(
        await t.db
          .insert(dues)
          .values({
            store_id: store.id,
            amount: 100,
            lines: 1,
            period_from: '2026-01-01T00:00:00Z',
            period_to: '2026-01-02T00:00:00Z',
            due_on: '2026-01-09',
          })
          .returning(),
      )
      await t.db.insert(dueSettlements).values({ due_id: due.id, kind: 'transfer', status: 'waiting', amount: 100, slip })
      return slip
    },
    admin: ['dues.index'],
    store: ['wallet'],
  },
  'what a shopper attached to a return': {
    make: async () => {
      const file = await ofShopper('paper')
      await cancellation({ attachments: [file] })
      return file
    },
    admin: ['canceled-orders.index'],
    store: [],
    user: true,
  },
  'what a store attached to a dispute': {
    make: async () => {
      const file = await ofStore('paper')
      await cancellation({ store_papers: [file] })
      return file
    },
    admin: ['canceled-orders.index'],
    store: ['orders'],
  },
  'the receipt of a refund': {
    make: async () => {
      const receipt = await makeFile('admin', randomUUID(), 'slip')
      await cancellation({ receipt })
      return receipt
    },
    admin: ['canceled-orders.index'],
    store: [],
  },
  'what a store sent in a conversation': {
    make: async () => {
      const file = await ofStore('attachment')
      await chat('store', file)
      return file
    },
    admin: ['orders.index', 'users.index'],
    store: ['messages'],
  },
  'what a shopper sent in a conversation': {
    make: async () => {
      const file = await ofShopper('attachment')
      await chat('user', file)
      return file
    },
    admin: ['orders.index', 'users.index'],
    store: [],
    user: true,
  },
  'what a store attached to a development message': {
    make: async () => {
      const file = await ofStore('paper')
      const message = only(await t.db.insert(developmentMessages).values({ store_id: store.id, subject: 'عطل' }).returning())
      await t.db
        .insert(developmentReplies)
        .values({ development_message_id: message.id, member_id: (await owner()).id, message: 'ن', attachments: [file] })
      return file
    },
    admin: ['developMessages.index'],
    store: everyMember,
  },
  'a paper that no record uses yet': { make: () => makeFile('store', store.id, 'paper', true), admin: [], store: everyMember },
  'a paper that its record let go of': {
    make: async () => {
      const file = await makeFile('store', store.id, 'paper', true)
      await t.db
        .update(files)
        .set({ loose_since: sql`${now} + interval '1 second'` })
        .where(eq(files.id, file))
      return file
    },
    admin: [],
    store: [],
  },
}

const owner = async () => only(await t.db.select().from(storeMembers).where(eq(storeMembers.store_id, store.id)))
const read = async (path: string, token: string) => (await t.call('GET', path, { token })).status

const members = new Map<StorePermission, string>()

beforeAll(async () => {
  for (const key of storePermissions) {
    const member = only(
      await t.db
        .insert(storeMembers)
        .values({
          store_id: store.id,
          name: 'م',
          email: `${key}@test.example`,
          phone: `+96651000000${storePermissions.indexOf(key)}`,
          permissions: [key],
          email_verified_at: now,
        })
        .returning(),
    )
    members.set(key, await tokenFor(t, 'store', member.id))
  }
})

describe.each(Object.entries(cases))('%s', (_, { make, admin, store: inStore, user }) => {
  test('is read by the readers of its record only', async () => {
    const id = await make()
    for (const key of admin) expect(await read(`/admin/files/${id}`, (await adminWith(t, [key])).token), key).toBe(200)
    const others = allPermissions.filter((key) => !admin.includes(key))
    expect(await read(`/admin/files/${id}`, (await adminWith(t, others)).token), 'all other keys').toBe(404)
    for (const [key, token] of members) expect(await read(`/store/files/${id}`, token), key).toBe(inStore.includes(key) ? 200 : 404)
    expect(await read(`/user/files/${id}`, shopper.token)).toBe(user ? 200 : 404)
    expect(await read(`/store/files/${id}`, stranger.store.token)).toBe(404)
    expect(await read(`/user/files/${id}`, stranger.shopper.token)).toBe(404)
    const entries = await t.db.select().from(auditLog).where(eq(auditLog.entity_id, id))
    expect(entries.map(({ action }) => action)).toEqual(admin.map(() => 'files.read'))
  })
})

test('an admin can read the file that they just uploaded, and other admins can’t', async () => {
  const clerk = await adminWith(t, ['news.create'])
  const id = await makeFile('admin', clerk.admin_id, 'slip', true)
  expect(await read(`/admin/files/${id}`, clerk.token)).toBe(200)
  expect(await read(`/admin/files/${id}`, (await adminWith(t)).token)).toBe(404)
})
