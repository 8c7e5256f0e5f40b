import * as calls from '@rahba/contract/money/accounts/accounts'
import { storeAccounts } from '@rahba/contract/money/accounts/store-account-labels'
import { listOwnTransactions, readOwnBalance } from '@rahba/contract/money/balances/own-balance'
import type { FastifyInstance } from 'fastify'
import { readOrder } from '../../orders/read-order.ts'
import { serve } from '../../platform/http/serve.ts'
import { listTransactions } from '../../shoppers/list-transactions.ts'
import { proveLedgerJob, readProof } from '../ledger/prove-ledger.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { exportEntries, exportStatement } from './export-statement.ts'
import { readPlatformAccounts, readStatementBalances } from './read-account-totals.ts'
import { listEntries, listOrderEntries, listStatement } from './read-entries.ts'

/** The platform's accounts and their proof, each store's balances and statement, and each shopper's own. */
export function mountAccounts(app: FastifyInstance): void {
  serve(app, calls.readPlatformAccounts, (ctx) => readPlatformAccounts(ctx.db))
  serve(app, calls.readProof, (ctx) => readProof(ctx.db))
  serve(app, calls.requestLedgerProof, async (ctx) => {
    await ctx.deps.jobs.enqueue(ctx.db, proveLedgerJob, {}, { singleton: 'asked' })
    return null
  })
  serve(app, calls.listPlatformEntries, (ctx) => listEntries(ctx.db, ctx.query))
  serve(app, calls.exportPlatformEntries, (ctx) => exportEntries(ctx, {}, ctx.query))
  serve(app, calls.listOrderEntries, async (ctx) => {
    const { id } = await readOrder(ctx.db, ctx.params.id, 'all')
    return listOrderEntries(ctx.db, id)
  })
  serve(app, calls.readStatementBalances, (ctx) => readStatementBalances(ctx.db, ctx.who.store_id))
  serve(app, calls.listUserTransactions, (ctx) => listStatement(ctx.db, ctx.who.store_id, storeAccounts, ctx.query))
  serve(app, calls.exportUserTransactions, (ctx) => exportStatement(ctx, ctx.who.store_id, ctx.query))
  serve(app, readOwnBalance, async ({ db, who }) => ({ balance: await readBalance(db, 'customer_wallet', who.user_id) }))
  serve(app, listOwnTransactions, ({ db, who, query }) => listTransactions(db, who, query))
}
