import { randomUUID } from 'node:crypto'
import * as calls from '@rahba/contract/money/wallets'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { listOwnersEntries } from '../wallet/read-entries.ts'
import { adjustWallet } from './adjust-wallet.ts'
import { listWallets, readWallet, walletAccounts } from './read-wallets.ts'

/** Wallets control: every wallet with its statement, and adjustments by hand. */
export function mountWallets(app: FastifyInstance): void {
  serve(app, calls.listWallets, (ctx) => listWallets(ctx.db, ctx.query))
  serve(app, calls.readWallet, (ctx) => readWallet(ctx.db, ctx.params.id))
  serve(app, calls.listWalletEntries, async (ctx) => {
    const { id, kind } = await readWallet(ctx.db, ctx.params.id)
    return listOwnersEntries(ctx.db, id, walletAccounts[kind], ctx.query)
  })
  serve(app, calls.adjustWallet, async (ctx) => {
    const { kind, store_id, user_id, direction, amount, reason } = ctx.body
    // the schema asks for the id of its kind
    const owner_id = (kind === 'store' ? store_id : user_id) ?? ''
    const input = { id: randomUUID(), admin_id: ctx.who.admin_id, kind, owner_id, direction, amount, reason }
    const { before, after } = await adjustWallet(ctx.db, input)
    await ctx.audit({
      entity: 'wallets',
      entity_id: owner_id,
      ...(kind === 'store' ? { store_id: owner_id } : {}),
      before: { available: before.available },
      after: { available: after.available, direction, amount, reason },
    })
    return after
  })
}
