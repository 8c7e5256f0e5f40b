import * as calls from '@rahba/contract/shoppers/addresses'
import type { FastifyInstance } from 'fastify'
import { seenVersion } from '../platform/http/seen-version.ts'
import { serve } from '../platform/http/serve.ts'
import { mountAccount } from './account/mount-account.ts'
import type { ShopperRecords } from './account/records.ts'
import { mountBankAccount } from './bank-account/mount-bank-account.ts'
import { mountAdminUsers } from './mount-admin-users.ts'
import { listAddresses, readAddress } from './read-addresses.ts'
import { createAddress, makeDefaultAddress, removeAddress, updateAddress } from './save-address.ts'
import { mountUserAuth } from './sign-in/mount-user-auth.ts'

/**
 * Shoppers: their sign-in, profile and account, their own addresses, and what administrators do with them.
 * @param records what other domains keep about a shopper
 */
export function mountShoppers(app: FastifyInstance, records: ShopperRecords): void {
  mountUserAuth(app)
  mountAccount(app, records)
  mountBankAccount(app)
  mountAdminUsers(app, records)
  serve(app, calls.listAddresses, ({ db, who, locale }) => listAddresses(db, who.user_id, locale))
  serve(app, calls.readAddress, ({ db, who, params, locale }) => readAddress(db, { user_id: who.user_id, id: params.id }, locale))

  serve(app, calls.createAddress, async ({ db, who, body, locale, audit }) => {
    const after = await createAddress(db, { user_id: who.user_id, body })
    await audit({ entity: 'addresses', entity_id: after.id, after })
    return readAddress(db, after, locale)
  })

  serve(app, calls.updateAddress, async ({ db, who, params, body, locale, audit, request }) => {
    const { before, after } = await updateAddress(db, { user_id: who.user_id, id: params.id, body, seen: seenVersion(request) })
    await audit({ entity: 'addresses', entity_id: after.id, before, after })
    return readAddress(db, after, locale)
  })

  serve(app, calls.makeDefaultAddress, async ({ db, who, params, locale, audit }) => {
    const { before, after } = await makeDefaultAddress(db, { user_id: who.user_id, id: params.id })
    await audit({ entity: 'addresses', entity_id: after.id, before, after })
    return readAddress(db, after, locale)
  })

  serve(app, calls.removeAddress, async ({ db, who, params, audit }) => {
    const before = await removeAddress(db, { user_id: who.user_id, id: params.id })
    await audit({ entity: 'addresses', entity_id: before.id, before })
    return null
  })
}
