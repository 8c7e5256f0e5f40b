import { listPlatformEntries } from '@rahba/contract/money/accounts/accounts.calls'

/** The entries of the ledger, for the page's loader and its list. */
export const entriesList = {
  name: 'platform-entries',
  call: listPlatformEntries,
  options: { defaultSort: '', filters: ['account', 'event', 'store_id', 'from', 'to'] },
}
