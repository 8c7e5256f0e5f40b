import { listPlatformEntries, readPlatformAccounts } from '@rahba/contract/money/accounts/accounts.calls'
import { listDueLines, listDues, readDue, readUnbilled } from '@rahba/contract/money/dues/dues.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'

/** The calls that an action on a statement makes stale. */
export const changedByDue = [listDues, readDue, readUnbilled, listDueLines, readPlatformAccounts, listPlatformEntries, adminHome] as const
