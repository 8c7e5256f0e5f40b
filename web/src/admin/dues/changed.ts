import { listDueLines, listDues, readDue, readUnbilled } from '@rahba/contract/money/dues'
import { listPlatformEntries, readPlatformWallet } from '@rahba/contract/money/wallet'
import { adminHome } from '@rahba/contract/statistics/admin-home'

/** What a step with a statement makes old. */
export const changedByDue = [listDues, readDue, readUnbilled, listDueLines, readPlatformWallet, listPlatformEntries, adminHome] as const
