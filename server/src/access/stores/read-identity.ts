import type { StoreIdentity } from '@rahba/contract/access/store-auth'
import { errors } from '@rahba/contract/kernel/errors'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { storePermissions } from '@rahba/contract/kernel/store-permissions'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { storeMembers, stores } from '../../stores/table.ts'

/** The permissions of a store's team member; an owner has all. */
const getPermissions = (member: { is_owner: boolean; permissions: string[] }): string[] =>
  storePermissions.filter((key) => member.is_owner || member.permissions.includes(key))

/** The store and the member as the portal keeps them. Throws `not_found`. */
export async function readStoreIdentity(db: Db, member_id: string): Promise<StoreIdentity> {
  const [row] = await db
    .select({ store: stores, member: storeMembers })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.store_id))
    .where(eq(storeMembers.id, member_id))
  if (!row) throw fail(errors.not_found)
  const { store, member } = row
  return {
    id: store.id,
    slug: store.slug,
    name: store.name,
    description: store.description,
    logo: store.logo ? pictureUrl(store.logo) : null,
    approved: store.approved,
    is_online: store.is_online,
    has_complete_data: store.has_complete_data,
    email: member.email,
    email_verified_at: member.email_verified_at,
    permissions: getPermissions(member),
    member: { id: member.id, name: member.name, phone: member.phone, is_owner: member.is_owner, locale: member.locale },
  }
}
