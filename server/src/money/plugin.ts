import { inLocale } from '@rahba/contract/kernel/locale'
import { bankAccounts } from '@rahba/contract/money/payments/bank-accounts'
import { listBankChoices } from '@rahba/contract/money/payments/bank-choices'
import { banks } from '@rahba/contract/money/payments/banks'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { serve } from '../platform/http/serve.ts'
import { mountAccounts } from './accounts/mount-accounts.ts'
import { mountBalances } from './balances/mount-balances.ts'
import { bankAccounts as bankAccountsTable, banks as banksTable } from './bank-table.ts'
import { mountCarriers } from './carriers/mount-carriers.ts'
import { mountDues, mountOwnDues } from './dues/mount-dues.ts'
import { mountGateway } from './gateway/mount-gateway.ts'
import { mountPayments } from './payments/mount-payments.ts'
import { mountOwnPayouts, mountPayouts } from './payouts/mount-payouts.ts'

/** Banks, the platform's accounts, payments, cards, payouts, wallets, statements, dues and carriers' cash. */
export async function mountMoney(app: FastifyInstance): Promise<void> {
  crud(app, banks, banksTable)
  crud(app, bankAccounts, bankAccountsTable)
  mountPayments(app)
  await mountGateway(app)
  mountAccounts(app)
  mountPayouts(app)
  mountOwnPayouts(app)
  mountBalances(app)
  mountDues(app)
  mountOwnDues(app)
  await mountCarriers(app)
  serve(app, listBankChoices, async (ctx) => {
    const rows = await ctx.db
      .select({ id: banksTable.id, name: banksTable.name, iban_code: banksTable.iban_code })
      .from(banksTable)
      .where(eq(banksTable.active, true))
      .orderBy(sql`${banksTable.name} ->> ${ctx.locale}`)
      .limit(200)
    return rows.map((bank) => ({ ...bank, name: inLocale(bank.name, ctx.locale) }))
  })
}
