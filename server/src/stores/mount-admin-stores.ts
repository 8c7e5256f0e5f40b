import { approveStore as approveCall, judgeDocument as judgeCall, listStores as listCall, readStore, reinstateStore as reinstateCall, rejectStore as rejectCall, storeOptions as optionsCall, suspendStore as suspendCall } from '@rahba/contract/stores/admin-stores'
import type { FastifyInstance } from 'fastify'
import type { AuditEntry } from '../platform/audit/write-audit.ts'
import type { Db } from '../platform/db/types.ts'
import { serve } from '../platform/http/serve.ts'
import type { StoreChange } from './change-store.ts'
import { approveStore, judgeDocument, reinstateStore, rejectStore, suspendStore } from './judge-store.ts'
import { listStores, storeOptions } from './list-stores.ts'
import { readAdminStore } from './read-store.ts'

/** Audits a judgement and answers with the store as it is now. */
async function judged(ctx: { db: Db; audit: (entry: Omit<AuditEntry, 'action'>) => Promise<void> }, change: Promise<StoreChange>) {
  const { before, after } = await change
  await ctx.audit({ entity: 'stores', entity_id: after.id, store_id: after.id, before, after })
  return readAdminStore(ctx.db, after.id)
}

export function mountAdminStores(app: FastifyInstance): void {
  serve(app, listCall, (ctx) => listStores(ctx.db, ctx.query))
  serve(app, optionsCall, async (ctx) => storeOptions(ctx.db, ctx.query))
  serve(app, readStore, (ctx) => readAdminStore(ctx.db, ctx.params.id))
  serve(app, judgeCall, (ctx) => {
    const { id: store_id, kind } = ctx.params
    const reason = ctx.body.decision === 'reject' ? ctx.body.reason : null
    return judged(ctx, judgeDocument(ctx.db, { store_id, kind, reason, admin_id: ctx.who.admin_id }))
  })
  serve(app, approveCall, (ctx) => judged(ctx, approveStore(ctx.db, ctx.params.id, ctx.locale)))
  serve(app, rejectCall, (ctx) => judged(ctx, rejectStore(ctx.db, ctx.params.id, ctx.body.reason)))
  serve(app, suspendCall, (ctx) => judged(ctx, suspendStore(ctx.db, ctx.params.id, ctx.body.reason)))
  serve(app, reinstateCall, (ctx) => judged(ctx, reinstateStore(ctx.db, ctx.params.id)))
}
