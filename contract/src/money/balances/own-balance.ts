import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { transactionLabels } from '../../shoppers/transaction-kinds.ts'
import { transactionQuery, transactionsPage } from '../../shoppers/user-transactions.ts'
import * as calls from './own-balance.calls.ts'

const own = { tags: ['wallet'], access: { audience: 'user' }, owner: 'user', labels: transactionLabels } as const

export const readOwnBalance = endpoint({
  ...own,
  ...calls.readOwnBalance,
  summary: "Get the customer's wallet balance in halalas",
  response: z.object({ balance: z.int() }),
})

export const listOwnTransactions = endpoint({
  ...own,
  ...calls.listOwnTransactions,
  summary: "List all of the customer's transactions, newest first",
  query: transactionQuery,
  response: transactionsPage,
})
