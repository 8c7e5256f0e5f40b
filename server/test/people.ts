import { users } from '../src/shoppers/table.ts'
import { storeMembers, stores } from '../src/stores/table.ts'
import { tokenFor } from './actors.ts'
import type { TestApp } from './test-app.ts'

let count = 0

/** The owner of a new, unapproved store, signed in. */
export async function memberOfStore(t: TestApp): Promise<{ store_id: string; member_id: string; token: string }> {
  const n = ++count
  const [store] = await t.db
    .insert(stores)
    .values({ slug: `store-${n}-${Date.now()}`, name: { ar: `متجر ${n}`, en: `Store ${n}` }, entity_type: 'business' })
    .returning({ id: stores.id })
  if (!store) throw new Error('the store was not made')
  const verified = new Date().toISOString()
  const [member] = await t.db
    .insert(storeMembers)
    .values({
      store_id: store.id,
      name: `Owner ${n}`,
      email: `owner-${n}@test.example`,
      phone: `+96655000${String(n).padStart(4, '0')}`,
      is_owner: true,
      email_verified_at: verified,
    })
    .returning({ id: storeMembers.id })
  if (!member) throw new Error('the member was not made')
  return { store_id: store.id, member_id: member.id, token: await tokenFor(t, 'store', member.id) }
}

/** A shopper, signed in. */
export async function shopper(t: Pick<TestApp, 'db'>): Promise<{ user_id: string; token: string }> {
  const [user] = await t.db
    .insert(users)
    .values({ phone: `+96656000${String(++count).padStart(4, '0')}`, name: `Shopper ${count}` })
    .returning({ id: users.id })
  if (!user) throw new Error('the shopper was not made')
  return { user_id: user.id, token: await tokenFor(t, 'user', user.id) }
}
