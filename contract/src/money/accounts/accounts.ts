import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import type { FieldLabels } from '../../kernel/labels.ts'
import { pageQuery, pageSchema } from '../../kernel/page.ts'
import { bilingualText, daySchema, idParams } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { invariants } from '../ledger/invariants.ts'
import { ledgerAccountCodes, ledgerEventCodes } from '../ledger/ledger.ts'
import * as calls from './accounts.calls.ts'
import { storeAccounts } from './store-account-labels.ts'

const account = z.enum(ledgerAccountCodes)
const event = z.enum(ledgerEventCodes)
const moment = z.iso.datetime()
const halalas = z.int()
const invariantCodes = typedKeys(invariants)

/** One movement of one account, with the balance it left there. */
export const ledgerEntry = z.object({
  id: z.string(),
  transaction_id: z.uuid(),
  account,
  event,
  reference: z.string(),
  order_id: z.uuid().nullable(),
  order_number: z.int().nullable(),
  note: z.string().nullable(),
  posted_at: moment,
  debit: halalas,
  credit: halalas,
  /** The change of the balance: above zero where it grew. */
  amount: halalas,
  balance_after: halalas,
})
export type LedgerEntry = z.output<typeof ledgerEntry>

/** The same for the platform, which also reads whose account it was. */
export const platformEntry = ledgerEntry.extend({ store: bilingualText.nullable(), user: z.string().nullable() })
export type PlatformEntry = z.output<typeof platformEntry>

const accountTotal = z.object({ account, accounts: z.int(), balance: halalas })
export type AccountTotal = z.output<typeof accountTotal>

const platformAccounts = z.object({
  accounts: z.array(accountTotal),
  /** The sums of the accounts that grow by debits and of those that grow by credits. They are equal, or the proof says why not. */
  debit_total: halalas,
  credit_total: halalas,
})

const proof = z.object({
  proved_at: moment,
  /** The duration of the proof, in milliseconds. */
  took: z.int(),
  results: z.array(
    z.object({
      invariant: z.enum(invariantCodes),
      ok: z.boolean(),
      checked: z.int(),
      violations: z.array(z.string()),
      ar: z.string(),
      en: z.string(),
    }),
  ),
})
export type Proof = z.output<typeof proof>

const statementBalances = z.object({ with_carriers: halalas, pending: halalas, available: halalas, in_transit: halalas, owed: halalas })
export type StatementBalances = z.output<typeof statementBalances>

export const accountLabels = {
  account: { ar: 'الحساب', en: 'Account' },
  event: { ar: 'العملية', en: 'Transaction' },
  posted_at: { ar: 'الوقت', en: 'Time' },
  order_number: { ar: 'رقم الطلب', en: 'Order number' },
  reference: { ar: 'المرجع', en: 'Reference' },
  party: { ar: 'المتجر أو العميل', en: 'Store or customer' },
  balance_after: { ar: 'الرصيد بعد العملية', en: 'Balance after' },
  from: { ar: 'من تاريخ', en: 'From' },
  to: { ar: 'إلى تاريخ', en: 'To' },
} satisfies FieldLabels

const dates = { from: daySchema.optional(), to: daySchema.optional() }
const platformFilters = {
  q: pageQuery.q,
  ...dates,
  account: account.optional(),
  event: event.optional(),
  store_id: z.uuid('uuid').optional(),
}
const statementFilters = { q: pageQuery.q, ...dates, account: z.enum(storeAccounts).optional(), event: event.optional() }

const admin = {
  access: { audience: 'admin', permissions: ['payments.index', 'walletsControll.index'] },
  owner: 'platform',
  labels: accountLabels,
} as const
const store = { access: { audience: 'store', permissions: ['wallet'] }, owner: 'store', labels: accountLabels } as const

export const readPlatformAccounts = endpoint({
  ...calls.readPlatformAccounts,
  summary: 'List all ledger accounts with their balances',
  ...admin,
  response: platformAccounts,
})
export const readProof = endpoint({
  ...calls.readProof,
  summary: 'Get the latest ledger check, invariant by invariant. Null before the first check',
  ...admin,
  response: proof.nullable(),
})
export const requestLedgerProof = endpoint({
  ...calls.requestLedgerProof,
  summary: 'Request a new ledger check. It reads every entry, so it runs in the background',
  ...admin,
  audit: { none: 'it only looks' },
  response: null,
  limits: [{ by: 'ip', points: 10, seconds: 60 }],
})
export const listPlatformEntries = endpoint({
  ...calls.listPlatformEntries,
  summary: 'List ledger entries, newest first. Search by order number or full reference',
  ...admin,
  query: z.object({ ...pageQuery, ...platformFilters }),
  response: pageSchema(platformEntry),
})
export const exportPlatformEntries = endpoint({
  ...calls.exportPlatformEntries,
  summary: 'Export filtered ledger entries as a file, newest first',
  ...admin,
  query: z.object({ ...platformFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const listOrderEntries = endpoint({
  ...calls.listOrderEntries,
  summary: "List an order's ledger entries, oldest first",
  access: { audience: 'admin', permissions: ['orders.index'] },
  owner: 'platform',
  params: idParams,
  response: z.array(platformEntry),
  errors: [errors.not_found],
})

export const readStatementBalances = endpoint({
  ...calls.readStatementBalances,
  summary: "Get the store's balances",
  ...store,
  response: statementBalances,
})
export const listUserTransactions = endpoint({
  ...calls.listUserTransactions,
  summary: "List the store's statement with its running balance, newest first. Search by order number or full reference",
  ...store,
  query: z.object({ ...pageQuery, ...statementFilters }),
  response: pageSchema(ledgerEntry),
})
export const exportUserTransactions = endpoint({
  ...calls.exportUserTransactions,
  summary: "Export the store's filtered statement as a file",
  ...store,
  query: z.object({ ...statementFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
