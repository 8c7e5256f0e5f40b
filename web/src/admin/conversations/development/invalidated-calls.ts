import { listDevelopments, readDevelopment } from '@rahba/contract/conversations/development-messages.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'

/** The calls that an action on a store's message makes stale. */
export const changedByDevelopment = [listDevelopments, readDevelopment, adminHome] as const
