import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bilingualText, daySchema, idParams } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { platformEntry } from '../accounts/accounts.ts'
import { moneyErrors } from '../errors.ts'
import { ledgerEventCodes } from '../ledger/ledger.ts'
import { secondReasonKeys } from '../second-approval.ts'
import { balanceLabels, balanceSigns } from './balance-kinds.ts'
import * as calls from './balances.calls.ts'
import { adjustBalanceBody, kind } from './balances.schemas.ts'

const balanceRow = z.object({
  /** The store's or the shopper's. */
  id: z.uuid(),
  kind,
  name: bilingualText.nullable(),
  phone: z.string().nullable(),
  /** The amount that carriers still hold for a store. */
  with_carriers: z.int(),
  pending: z.int(),
  available: z.int(),
  in_transit: z.int(),
  owed: z.int(),
  /** Payouts to this store are stopped. */
  held: z.boolean(),
  created_at: z.iso.datetime(),
})
export type Balance = z.output<typeof balanceRow>

const reading = {
  tags: ['wallets'],
  access: { audience: 'admin', permissions: ['walletsControll.index'] },
  owner: 'platform',
  labels: balanceLabels,
} as const
const filters = {
  q: pageQuery.q,
  kind: kind.default('store'),
  sign: z.enum(typedKeys(balanceSigns)).optional(),
  sort: sortParam(['created_at'], '-created_at'),
}

export const listBalances = endpoint({
  ...reading,
  ...calls.listBalances,
  summary: 'List wallets of stores or customers',
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(balanceRow),
})
export const exportBalances = endpoint({
  ...reading,
  ...calls.exportBalances,
  summary: 'Export filtered wallets as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readBalance = endpoint({
  ...reading,
  ...calls.readBalance,
  summary: 'Get a wallet by the ID of its store or customer',
  params: idParams,
  response: balanceRow,
  errors: [errors.not_found],
})
const entryFilters = {
  q: pageQuery.q,
  event: z.enum(ledgerEventCodes).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
}
export const listBalanceEntries = endpoint({
  ...reading,
  ...calls.listBalanceEntries,
  summary: "List a wallet's statement with its running balance, newest first. Search by order number or full reference",
  params: idParams,
  query: z.object({ ...pageQuery, ...entryFilters }),
  response: pageSchema(platformEntry),
  errors: [errors.not_found],
})
export const exportBalanceEntries = endpoint({
  ...reading,
  ...calls.exportBalanceEntries,
  summary: "Export a wallet's filtered statement as a file",
  params: idParams,
  query: z.object({ ...entryFilters, format: exportFormat }),
  response: null,
  raw: 'download',
  errors: [errors.not_found],
})
export const adjustBalance = endpoint({
  ...reading,
  ...calls.adjustBalance,
  step_up: true,
  summary:
    'Add to or deduct from a wallet, never below zero, with a reason its owner can read. If the amount or the seven-day sum reaches the limit, another admin must approve it',
  access: { audience: 'admin', permissions: ['walletsControll.create'] },
  audit: { action: 'wallets.adjust' },
  body: adjustBalanceBody,
  /** `second_reason`: nothing has moved yet, and why another administrator has to approve it; null where it was posted. */
  response: balanceRow.extend({ second_reason: z.enum(secondReasonKeys).nullable() }),
  status: 201,
  errors: [errors.not_found, moneyErrors.own_store, moneyErrors.own_wallet, moneyErrors.wallet_too_low, moneyErrors.balance_too_low],
})
