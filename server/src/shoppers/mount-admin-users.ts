import * as addressCalls from '@rahba/contract/shoppers/user-addresses'
import { userLabels } from '@rahba/contract/shoppers/user-labels'
import * as transactionCalls from '@rahba/contract/shoppers/user-transactions'
import * as calls from '@rahba/contract/shoppers/users'
import type { FastifyInstance } from 'fastify'
import { saveFormerContact } from '../access/mails/moved-contact.ts'
import { seenVersion } from '../platform/http/seen-version.ts'
import { serve } from '../platform/http/serve.ts'
import { eachRow } from '../platform/lists/each-row.ts'
import { deleteAccount } from './account/delete-account.ts'
import type { ShopperRecords } from './account/records.ts'
import { blockUser, changeUser, listNotes, noteUser, unblockUser } from './change-user.ts'
import { exportTransactions } from './export-transactions.ts'
import { listTransactions } from './list-transactions.ts'
import { exportUsers, listUsers, readAdminUser } from './list-users.ts'
import { listAddresses, readAddress } from './read-addresses.ts'
import { createAddress, removeAddress, updateAddress } from './save-address.ts'
import { createUser } from './users.ts'

/** Shoppers in an admin's hands. */
export function mountAdminUsers(app: FastifyInstance, records: ShopperRecords): void {
  serve(app, calls.listUsers, (ctx) => listUsers(ctx.db, ctx.query))
  serve(app, calls.exportUsers, (ctx) => exportUsers(ctx, ctx.query))
  serve(app, calls.readAdminUser, (ctx) => readAdminUser(ctx.db, ctx.params.id))
  serve(app, calls.createUser, async ({ db, body, audit }) => {
    const { id } = await createUser(db, body)
    await audit({ entity: 'users', entity_id: id, after: body })
    return readAdminUser(db, id)
  })
  serve(app, calls.updateUser, async ({ db, params, body, audit, request, requireIdentity }) => {
    const { before, after } = await changeUser(db, params.id, body, seenVersion(request))
    // The person with the phone controls the account and its wallet. The refusal undoes the change.
    if (before.phone !== after.phone) requireIdentity()
    await saveFormerContact(db, { audience: 'user', subject_id: params.id }, before, after)
    await audit({ entity: 'users', entity_id: params.id, before, after })
    return readAdminUser(db, params.id)
  })
  serve(app, calls.blockUser, async ({ db, who, params, body, audit }) => {
    const { before, after } = await blockUser(db, params.id, { reason: body.reason, admin_id: who.admin_id })
    await audit({ entity: 'users', entity_id: params.id, before, after: { ...after, reason: body.reason } })
    return readAdminUser(db, params.id)
  })
  serve(app, calls.unblockUser, async ({ db, params, audit }) => {
    const { before, after } = await unblockUser(db, params.id)
    await audit({ entity: 'users', entity_id: params.id, before, after })
    return readAdminUser(db, params.id)
  })
  serve(app, calls.deleteUser, async ({ db, params, body, audit }) => {
    const after = await deleteAccount(db, params.id, records)
    await audit({ entity: 'users', entity_id: params.id, after: { ...after, reason: body.reason } })
    return readAdminUser(db, params.id)
  })
  serve(app, calls.bulkUsers, async ({ db, who, body, locale, audit }) => {
    const results = await eachRow(db, body.ids, { locale, labels: userLabels }, async (tx, id) => {
      const blocks = body.action === 'block'
      const { before, after } = blocks
        ? await blockUser(tx, id, { reason: body.reason, admin_id: who.admin_id })
        : await unblockUser(tx, id)
      const why = blocks ? { reason: body.reason } : {}
      await audit({ action: `users.${body.action}`, entity: 'users', entity_id: id, before, after: { ...after, ...why } }, tx)
    })
    await audit({ entity: 'users', after: { action: body.action, results } })
    return { results }
  })
  serve(app, calls.listUserNotes, (ctx) => listNotes(ctx.db, ctx.params.id, ctx.query))
  serve(app, calls.addUserNote, async ({ db, who, params, body, audit }) => {
    const note = await noteUser(db, { user_id: params.id, admin_id: who.admin_id, note: body.note })
    await audit({ entity: 'users', entity_id: params.id, after: { note: body.note } })
    return note
  })
  mountTransactions(app)
  mountUserAddresses(app)
}

/** Mounts a shopper's payments and refunds, of all their orders or of those to one address. */
function mountTransactions(app: FastifyInstance): void {
  serve(app, transactionCalls.listShopperTransactions, (ctx) => listTransactions(ctx.db, { user_id: ctx.params.id }, ctx.query))
  serve(app, transactionCalls.exportShopperTransactions, (ctx) => exportTransactions(ctx, { user_id: ctx.params.id }, ctx.query))
  serve(app, transactionCalls.listAddressTransactions, (ctx) =>
    listTransactions(ctx.db, { user_id: ctx.params.id, address_id: ctx.params.address_id }, ctx.query),
  )
  serve(app, transactionCalls.exportAddressTransactions, (ctx) =>
    exportTransactions(ctx, { user_id: ctx.params.id, address_id: ctx.params.address_id }, ctx.query),
  )
}

/** Their addresses, under the rules of the shopper's own. */
function mountUserAddresses(app: FastifyInstance): void {
  serve(app, addressCalls.listUserAddresses, async ({ db, params, locale }) => {
    await readAdminUser(db, params.id)
    return listAddresses(db, params.id, locale)
  })
  serve(app, addressCalls.readUserAddress, ({ db, params, locale }) =>
    readAddress(db, { user_id: params.id, id: params.address_id }, locale),
  )
  serve(app, addressCalls.createUserAddress, async ({ db, params, body, locale, audit }) => {
    await readAdminUser(db, params.id)
    const after = await createAddress(db, { user_id: params.id, body })
    await audit({ entity: 'addresses', entity_id: after.id, after })
    return readAddress(db, after, locale)
  })
  serve(app, addressCalls.updateUserAddress, async ({ db, params, body, locale, audit, request }) => {
    const { before, after } = await updateAddress(db, { user_id: params.id, id: params.address_id, body, seen: seenVersion(request) })
    await audit({ entity: 'addresses', entity_id: after.id, before, after })
    return readAddress(db, after, locale)
  })
  serve(app, addressCalls.removeUserAddress, async ({ db, params, audit }) => {
    const before = await removeAddress(db, { user_id: params.id, id: params.address_id })
    await audit({ entity: 'addresses', entity_id: before.id, before })
    return null
  })
}
