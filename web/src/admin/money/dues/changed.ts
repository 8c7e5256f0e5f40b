import { listPlatformEntries, readPlatformWallet } from '@rahba/contract/money/accounts.calls'
import { listDueLines, listDues, readDue, readUnbilled } from '@rahba/contract/money/dues.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'

/** What a step with a statement makes old. */
export const changedByDue = [listDues, readDue, readUnbilled, listDueLines, readPlatformWallet, listPlatformEntries, adminHome] as const
