import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { pageQuery, pageSchema } from '../kernel/page.ts'
import { bilingualText, daySchema, idParams } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { ledgerEventCodes } from '../money/ledger/ledger.ts'
import { shopperPaymentStatuses } from '../money/payments/payment-states.ts'
import { transactionKinds, transactionLabels } from './transaction-kinds.ts'
import * as calls from './user-transactions.calls.ts'

const kinds = typedKeys(transactionKinds)
const statuses = typedKeys(shopperPaymentStatuses)

/**
 * One movement of a shopper's money: a payment they sent, cash they paid at the door, a change of their wallet, or what went back to a bank or a
 * card.
 */
export const userTransaction = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(kinds),
  /** The ledger event, for movements of the balance and refunds. */
  event: z.enum(ledgerEventCodes).nullable(),
  /** The state of a payment, for the others. */
  status: z.enum(statuses).nullable(),
  /** Payments by the shopper are negative; refunds and credits are positive; halalas. */
  amount: z.int(),
  order_id: z.uuid().nullable(),
  order_number: z.int().nullable(),
  store: bilingualText.nullable(),
  note: z.string().nullable(),
})
export type UserTransaction = z.output<typeof userTransaction>

const filters = {
  /** An order's number, a store's name, a note or a transfer's reference. */
  q: pageQuery.q,
  kind: z.enum(kinds).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
}

const rules = {
  access: { audience: 'admin', permissions: ['users.transactions'] },
  owner: 'platform',
  labels: transactionLabels,
  errors: [errors.not_found],
} as const
export const transactionQuery = z.object({ page: pageQuery.page, per_page: pageQuery.per_page, ...filters })
export const transactionsPage = pageSchema(userTransaction)
const list = { query: transactionQuery, response: transactionsPage } as const
const file = { query: z.object({ ...filters, format: exportFormat }), response: null, raw: 'download' } as const
const addressParams = z.object({ id: z.uuid('uuid'), address_id: z.uuid('uuid') })

export const listShopperTransactions = endpoint({
  ...rules,
  ...list,
  ...calls.listShopperTransactions,
  summary: "List all of a customer's transactions, newest first",
  params: idParams,
})
export const exportShopperTransactions = endpoint({
  ...rules,
  ...file,
  ...calls.exportShopperTransactions,
  summary: "Export a customer's filtered transactions as a file",
  params: idParams,
})
export const listAddressTransactions = endpoint({
  ...rules,
  ...list,
  ...calls.listAddressTransactions,
  summary: "List the transactions of the customer's orders delivered to an address, even if the address was deleted",
  params: addressParams,
})
export const exportAddressTransactions = endpoint({
  ...rules,
  ...file,
  ...calls.exportAddressTransactions,
  summary: "Export the transactions of a customer's orders delivered to an address as a file",
  params: addressParams,
})
