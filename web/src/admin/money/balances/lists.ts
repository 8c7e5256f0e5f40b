import { listAdjustments } from '@rahba/contract/money/balances/adjustments.calls'
import type { Balance } from '@rahba/contract/money/balances/balances'
import { listBalanceEntries, listBalances } from '@rahba/contract/money/balances/balances.calls'

// The lists of the pages of balances, declared once for their loaders and their parts.

export const kindAt = (params: URLSearchParams): Balance['kind'] => (params.get('tab') === 'user' ? 'user' : 'store')

export const balancesList = (kind: Balance['kind']) => ({
  name: `wallets-${kind}`,
  call: listBalances,
  options: { defaultSort: '-created_at', filters: ['sign'] },
  input: { query: { kind } },
})

export const entriesList = (id: string) => ({
  name: 'wallet-entries',
  call: listBalanceEntries,
  options: { defaultSort: '', filters: ['event', 'from', 'to'] },
  input: { params: { id } },
})

/** Adjustments that nobody has decided, of all balances or of one. */
export const waitingAdjustments = (owner_id?: string) =>
  [
    listAdjustments,
    {
      query: {
        status: ['requested'] as const,
        per_page: 10,
        page: 1,
        sort: '-created_at' as const,
        ...(owner_id === undefined ? {} : { owner_id }),
      },
    },
  ] as const
