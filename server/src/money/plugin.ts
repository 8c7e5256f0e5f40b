import { bankAccounts } from '@rahba/contract/money/bank-accounts'
import { banks } from '@rahba/contract/money/banks'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { bankAccounts as bankAccountsTable, banks as banksTable } from './bank-table.ts'
import { mountPayments } from './payments/mount-payments.ts'

export function mountMoney(app: FastifyInstance): void {
  crud(app, banks, banksTable)
  crud(app, bankAccounts, bankAccountsTable)
  mountPayments(app)
}
