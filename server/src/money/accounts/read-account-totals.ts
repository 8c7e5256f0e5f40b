import type { AccountTotal, StatementBalances } from '@rahba/contract/money/accounts/accounts'
import { storeAccounts } from '@rahba/contract/money/accounts/store-account-labels'
import type { LedgerSide } from '@rahba/contract/money/ledger/ledger'
import { ledgerAccounts } from '@rahba/contract/money/ledger/ledger'
import type { Db } from '../../platform/db/types.ts'
import { accountTotals, readBalances } from '../ledger/read-accounts.ts'

/** Returns every account with its balance, and the totals of both sides. */
export async function readPlatformAccounts(db: Db): Promise<{ accounts: AccountTotal[]; debit_total: number; credit_total: number }> {
  const accounts = await accountTotals(db)
  const calculateTotal = (side: LedgerSide) =>
    accounts.reduce((sum, { account, balance }) => (ledgerAccounts[account].normal === side ? sum + balance : sum), 0)
  return { accounts, debit_total: calculateTotal('debit'), credit_total: calculateTotal('credit') }
}

/** The balances of a store: with carriers, pending, available, on its way out, and owed. */
export async function readStatementBalances(db: Db, store_id: string): Promise<StatementBalances> {
  const balances = await readBalances(db, storeAccounts, store_id)
  return {
    with_carriers: balances.store_with_carriers,
    pending: balances.store_pending,
    available: balances.store_available,
    in_transit: balances.payout_transit,
    owed: balances.store_dues,
  }
}
