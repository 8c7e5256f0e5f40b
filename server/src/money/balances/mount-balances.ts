import { randomUUID } from 'node:crypto'
import {
  decideAdjustment as decideAdjustmentCall,
  listAdjustments as listAdjustmentsCall,
} from '@rahba/contract/money/balances/adjustments'
import type { BalanceKind } from '@rahba/contract/money/balances/balance-kinds'
import * as calls from '@rahba/contract/money/balances/balances'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { exportEntries } from '../accounts/export-statement.ts'
import { listOwnersEntries } from '../accounts/read-entries.ts'
import { adjustBalance } from './adjust-balance.ts'
import { decideAdjustment } from './decide-adjustment.ts'
import { exportBalances } from './export-balances.ts'
import { listAdjustments, readAdjustment } from './read-adjustments.ts'
import { balanceAccounts, listBalances, readOwnerBalance } from './read-balances.ts'

const toOwner = (kind: BalanceKind, owner_id: string) => ({
  entity: 'wallets',
  entity_id: owner_id,
  ...(kind === 'store' ? { store_id: owner_id } : {}),
})

/** Wallets control: every wallet with its statement, and adjustments by hand. */
export function mountBalances(app: FastifyInstance): void {
  serve(app, calls.listBalances, (ctx) => listBalances(ctx.db, ctx.query))
  serve(app, calls.exportBalances, (ctx) => exportBalances(ctx, ctx.query))
  serve(app, listAdjustmentsCall, (ctx) => listAdjustments(ctx.db, ctx.who.admin_id, ctx.query))
  serve(app, calls.readBalance, (ctx) => readOwnerBalance(ctx.db, ctx.params.id))
  serve(app, calls.listBalanceEntries, async (ctx) => {
    const { id, kind } = await readOwnerBalance(ctx.db, ctx.params.id)
    return listOwnersEntries(ctx.db, id, balanceAccounts[kind], ctx.query)
  })
  serve(app, calls.exportBalanceEntries, async (ctx) => {
    const { id, kind } = await readOwnerBalance(ctx.db, ctx.params.id)
    return exportEntries(ctx, { owner_id: id, codes: balanceAccounts[kind] }, ctx.query)
  })
  serve(app, calls.adjustBalance, async (ctx) => {
    const { kind, store_id, user_id, direction, amount, reason } = ctx.body
    // The schema requires the id that fits the kind.
    const owner_id = (kind === 'store' ? store_id : user_id) ?? ''
    const input = { id: randomUUID(), admin_id: ctx.who.admin_id, kind, owner_id, direction, amount, reason }
    const { before, after, why } = await adjustBalance(ctx.db, input)
    await ctx.audit({
      ...(why ? { action: 'wallets.ask_adjustment' } : {}),
      ...toOwner(kind, owner_id),
      before: { available: before.available },
      after: { available: after.available, direction, amount, reason, ...(why ? { second_reason: why } : {}) },
    })
    return { ...after, second_reason: why }
  })
  serve(app, decideAdjustmentCall, async (ctx) => {
    const { action } = ctx.body
    const { admin_id } = ctx.who
    const { before, after } = await decideAdjustment(ctx.db, { id: ctx.params.id, admin_id, locale: ctx.locale, ...ctx.body })
    const { kind, owner_id, direction, amount } = after
    await ctx.audit({
      action: `wallets.${action}_adjustment`,
      ...toOwner(kind, owner_id),
      before: { status: before.status },
      after: { status: after.status, direction, amount, reason: after.decision_note ?? after.reason },
    })
    return readAdjustment(ctx.db, admin_id, after.id)
  })
}
