import * as calls from '@rahba/contract/stores/branches/branches'
import type { FastifyInstance } from 'fastify'
import { seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { readStoreFacts } from '../read-store.ts'
import { closeBranch, createBranch, listBranches, orderBranches, updateBranch } from './branches.ts'

/** The branches of the caller's own store, and those of any store for admins. */
export function mountBranches(app: FastifyInstance): void {
  serve(app, calls.listBranches, (ctx) => listBranches(ctx.db, ctx.who.store_id))
  serve(app, calls.listBranchesOf, async ({ db, params }) => {
    const { id } = await readStoreFacts(db, params.id)
    return listBranches(db, id)
  })
  serve(app, calls.createBranch, async (ctx) => {
    const { store_id } = ctx.who
    const after = await createBranch(ctx.db, { store_id, body: ctx.body })
    await ctx.audit({ entity: 'branches', entity_id: after.id, store_id, before: null, after })
    return after
  })
  serve(app, calls.orderBranches, async (ctx) => {
    const { store_id } = ctx.who
    await orderBranches(ctx.db, { store_id, ids: ctx.body.ids })
    await ctx.audit({ entity: 'branches', store_id, after: ctx.body })
    return null
  })
  serve(app, calls.updateBranch, async (ctx) => {
    const { store_id } = ctx.who
    const edit = { store_id, id: ctx.params.id, body: ctx.body, seen: seenVersion(ctx.request) }
    const { before, after } = await updateBranch(ctx.db, edit)
    await ctx.audit({ entity: 'branches', entity_id: after.id, store_id, before, after })
    return after
  })
  serve(app, calls.closeBranch, async (ctx) => {
    const { store_id } = ctx.who
    const before = await closeBranch(ctx.db, { store_id, id: ctx.params.id })
    await ctx.audit({ entity: 'branches', entity_id: before.id, store_id, before, after: null })
    return null
  })
}
