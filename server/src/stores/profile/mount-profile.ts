import { errors } from '@rahba/contract/kernel/errors'
import * as closing from '@rahba/contract/stores/closing/closing'
import * as calls from '@rahba/contract/stores/profile/profile'
import type { ownerBody } from '@rahba/contract/stores/profile/profile.schemas'
import { shippingCompanies, shippingCompanyNames, storeServiceNames, storeServices } from '@rahba/contract/stores/store-states'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AuditEntry } from '../../platform/audit/write-audit.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { refuseStale, seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import type { StoreWho } from '../../platform/http/who.ts'
import type { StoreChange } from '../change-store.ts'
import { closeStore } from '../closing/close-store.ts'
import { readOpenSteps } from '../closing/open-steps.ts'
import { readProfile } from '../read-store.ts'
import { submitStore } from '../registration/submit-store.ts'
import { storeMembers, stores } from '../table.ts'
import { toggleOnline, toggleShipping } from '../toggle-store.ts'
import { confirmAccount } from './confirm-account.ts'
import { withdrawChange } from './decide-change.ts'
import type { SaveOptions } from './request-changes.ts'
import { saveShipping } from './save-delivery.ts'
import { saveOpeningTimes } from './save-opening-times.ts'
import {
  saveAppearance,
  saveBank,
  saveBusinessDocs,
  saveContacts,
  saveIndividualDocs,
  saveServices,
  saveStoreData,
  saveVat,
} from './save-profile.ts'

interface Saving {
  db: Db
  who: StoreWho
  audit: (entry: Omit<AuditEntry, 'action'>) => Promise<void>
}

/** A version that is newer than the one this browser was shown is not saved over unasked. */
const getSaveOptions = ({ request }: { request: FastifyRequest }): SaveOptions => ({ seen: seenVersion(request) })

/** Audits what was saved and answers with the whole profile, as the portal keeps it. */
async function saved(ctx: Saving, change: Promise<StoreChange>) {
  const { before, after, waiting } = await change
  await ctx.audit({ entity: 'stores', entity_id: after.id, store_id: after.id, before, after: { ...after, ...waiting } })
  return readProfile(ctx.db, ctx.who.member_id)
}

async function saveMember(ctx: Saving, body: z.output<typeof ownerBody>, { seen }: SaveOptions) {
  const { db, who } = ctx
  const own = eq(storeMembers.id, who.member_id)
  const [before] = await db.select().from(storeMembers).where(own).for('update')
  if (!before) throw new Error('the caller is a member')
  refuseStale(seen, before)
  const { avatar = before.avatar, locale = before.locale, name } = body
  await attachFiles(db, { owner_type: 'store', owner_id: who.store_id }, { avatar }, { purpose: 'picture', before: [before.avatar] })
  const [after] = await db.update(storeMembers).set({ name, avatar, locale, updated_at: now }).where(own).returning()
  await ctx.audit({ entity: 'members', entity_id: who.member_id, store_id: who.store_id, before, after })
  return readProfile(db, who.member_id)
}

/** The merchant's profile: every call touches the caller's own store and no other. */
export function mountProfile(app: FastifyInstance): void {
  serve(app, calls.getStoreProfile, (ctx) => readProfile(ctx.db, ctx.who.member_id))
  serve(app, calls.updateStoreProfile, (ctx) => saveMember(ctx, ctx.body, getSaveOptions(ctx)))
  serve(app, calls.saveContacts, (ctx) => saved(ctx, saveContacts(ctx.db, ctx.who.store_id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveShipping, (ctx) => saved(ctx, saveShipping(ctx.db, ctx.who.store_id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveOpeningTimes, (ctx) => saved(ctx, saveOpeningTimes(ctx.db, ctx.who.store_id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveDocsC1, (ctx) => saved(ctx, saveBusinessDocs(ctx.db, ctx.who.store_id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveDocsC2, (ctx) => saved(ctx, saveIndividualDocs(ctx.db, ctx.who.store_id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveStoreDataC1, (ctx) => saved(ctx, saveStoreData(ctx.db, ctx.who.store_id, 'business', ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveStoreDataC2, (ctx) =>
    saved(ctx, saveStoreData(ctx.db, ctx.who.store_id, 'individual', ctx.body, getSaveOptions(ctx))),
  )
  serve(app, calls.saveAppearance, (ctx) => saved(ctx, saveAppearance(ctx.db, ctx.who.store_id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveBank, (ctx) => saved(ctx, confirmAccount(ctx, saveBank(ctx.db, ctx.who.store_id, ctx.body, getSaveOptions(ctx)))))
  serve(app, calls.saveVat, (ctx) => saved(ctx, saveVat(ctx.db, ctx.who.store_id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.saveServices, (ctx) => saved(ctx, saveServices(ctx.db, ctx.who.store_id, ctx.body, getSaveOptions(ctx))))
  serve(app, calls.withdrawChange, (ctx) => saved(ctx, withdrawChange(ctx.db, ctx.who.store_id, ctx.params.id)))
  serve(app, calls.submitStore, (ctx) => saved(ctx, submitStore(ctx.db, ctx.who.store_id, ctx.locale)))
  serve(app, calls.toggleOnline, (ctx) => saved(ctx, toggleOnline(ctx.db, ctx.who.store_id, ctx.body.is_online)))
  serve(app, calls.toggleShipping, (ctx) => saved(ctx, toggleShipping(ctx.db, ctx.who.store_id, ctx.body.shipping_enabled)))
  serve(app, closing.readClosing, async (ctx) => ({ open: await readOpenSteps(ctx.db, ctx.who.store_id) }))
  serve(app, closing.closeOwnStore, (ctx) => {
    const { store_id, member_id } = ctx.who
    return saved(ctx, closeStore(ctx.db, { store_id, member_id, reason: ctx.body.reason, locale: ctx.locale }))
  })
  serve(app, calls.listStoreServices, async (ctx) => storeServiceNames.map((id) => ({ id, name: storeServices[id][ctx.locale] })))
  serve(app, calls.listCompanies, async (ctx) => shippingCompanyNames.map((id) => ({ id, name: shippingCompanies[id][ctx.locale] })))
  serve(app, calls.getDynamicLink, async (ctx) => {
    const own = and(eq(stores.id, ctx.params.storeId), eq(stores.id, ctx.who.store_id))
    const [store] = await ctx.db.select({ slug: stores.slug }).from(stores).where(own)
    if (!store) throw fail(errors.not_found)
    return { link: `${ctx.deps.env.PUBLIC_URL}/${ctx.locale}/s/${encodeURIComponent(store.slug)}` }
  })
}
