import * as calls from '@rahba/contract/money/wallet'
import type { FastifyInstance } from 'fastify'
import { readOrder } from '../../orders/read-orders.ts'
import { serve } from '../../platform/http/serve.ts'
import { proveLedgerJob, readProof } from '../ledger/prove-ledger.ts'
import { exportEntries, exportStatement } from './export-statement.ts'
import { readPlatformWallet, readStoreWallet } from './read-balances.ts'
import { listEntries, listOrderEntries, listStatement } from './read-entries.ts'

/** The platform's accounts and their proof, and each store's own balances and statement. */
export function mountWallet(app: FastifyInstance): void {
  serve(app, calls.readPlatformWallet, (ctx) => readPlatformWallet(ctx.db))
  serve(app, calls.readProof, (ctx) => readProof(ctx.db))
  serve(app, calls.askForProof, async (ctx) => {
    await ctx.deps.jobs.enqueue(ctx.db, proveLedgerJob, {}, { singleton: 'asked' })
    return null
  })
  serve(app, calls.listPlatformEntries, (ctx) => listEntries(ctx.db, ctx.query))
  serve(app, calls.exportPlatformEntries, (ctx) => exportEntries(ctx, {}, ctx.query))
  serve(app, calls.listOrderEntries, async (ctx) => {
    const { id } = await readOrder(ctx.db, ctx.params.id, 'all')
    return listOrderEntries(ctx.db, id)
  })
  serve(app, calls.readStoreWallet, (ctx) => readStoreWallet(ctx.db, ctx.who.store_id))
  serve(app, calls.listUserTransactions, (ctx) => listStatement(ctx.db, ctx.who.store_id, calls.storeAccounts, ctx.query))
  serve(app, calls.exportUserTransactions, (ctx) => exportStatement(ctx, ctx.who.store_id, ctx.query))
}
