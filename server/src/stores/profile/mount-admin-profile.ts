import * as calls from '@rahba/contract/stores/profile/admin-profile'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendInvitation } from '../../access/mails/send-invitation.ts'
import { requireOutsider } from '../../money/require-outsider.ts'
import type { AuditEntry } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/types.ts'
import { seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import type { AdminWho } from '../../platform/http/who.ts'
import type { StoreChange } from '../change-store.ts'
import { createStore } from '../create-store.ts'
import { readAdminStore } from '../read-store.ts'
import { confirmAccount } from './confirm-account.ts'
import type { SaveOptions } from './request-changes.ts'
import { saveShipping } from './save-delivery.ts'
import { saveOpeningTimes } from './save-opening-times.ts'
import * as save from './save-profile.ts'

interface Saving {
  db: Db
  who: AdminWho
  request: FastifyRequest
  audit: (entry: Omit<AuditEntry, 'action'>) => Promise<void>
}

/** The admin's own uploads become the store's, and a version that is newer than the one they were shown is not saved over. */
const getSaveOptions = ({ who, request }: Saving): SaveOptions => ({
  admin_id: who.admin_id,
  uploader: { owner_type: 'admin', owner_id: who.admin_id },
  seen: seenVersion(request),
})

/** Throws `own_store`, which takes the change back: by these calls an admin would change the store they are of without a review. */
async function saved(ctx: Saving, change: Promise<StoreChange>, changes: { reason?: string } = {}) {
  const { before, after } = await change
  await requireOutsider(ctx.db, ctx.who.admin_id, after.id)
  await ctx.audit({ entity: 'stores', entity_id: after.id, store_id: after.id, before, after: { ...after, ...changes } })
  return readAdminStore(ctx.db, after.id)
}

/** Stores in an admin's hands: registered for a merchant, and every group of the profile by the merchant's own rules. */
export function mountAdminProfile(app: FastifyInstance): void {
  serve(app, calls.createStore, async (ctx) => {
    const { db, deps, body } = ctx
    const { store_id, member_id } = await createStore(db, body)
    await sendInvitation(db, deps, 'store', { id: member_id, email: body.email })
    await ctx.audit({ entity: 'stores', entity_id: store_id, store_id, after: body })
    return readAdminStore(db, store_id)
  })
  serve(app, calls.saveContactsOf, (ctx) => saved(ctx, save.saveContacts(ctx.db, ctx.params.id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveShippingOf, (ctx) => saved(ctx, saveShipping(ctx.db, ctx.params.id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveOpeningTimesOf, (ctx) => saved(ctx, saveOpeningTimes(ctx.db, ctx.params.id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveDocsC1Of, (ctx) => saved(ctx, save.saveBusinessDocs(ctx.db, ctx.params.id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveDocsC2Of, (ctx) => saved(ctx, save.saveIndividualDocs(ctx.db, ctx.params.id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveStoreDataC1Of, (ctx) =>
    saved(ctx, save.saveStoreData(ctx.db, ctx.params.id, 'business', ctx.body, getSaveOptions(ctx))),
  )
  serve(app, calls.saveStoreDataC2Of, (ctx) =>
    saved(ctx, save.saveStoreData(ctx.db, ctx.params.id, 'individual', ctx.body, getSaveOptions(ctx))),
  )
  serve(app, calls.saveAppearanceOf, (ctx) => saved(ctx, save.saveAppearance(ctx.db, ctx.params.id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.resetAppearance, (ctx) => {
    const { reason } = ctx.body
    const { seen } = getSaveOptions(ctx)
    return saved(ctx, save.resetAppearance(ctx.db, ctx.params.id, { reason, seen }), { reason })
  })
  serve(app, calls.saveBankOf, (ctx) =>
    saved(ctx, confirmAccount(ctx, save.saveBank(ctx.db, ctx.params.id, ctx.body, getSaveOptions(ctx)))),
  )
  serve(app, calls.saveVatOf, (ctx) => saved(ctx, save.saveVat(ctx.db, ctx.params.id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveServicesOf, (ctx) => saved(ctx, save.saveServices(ctx.db, ctx.params.id, ctx.body, getSaveOptions(ctx))))
}
