import { listDevelopments, readDevelopment } from '@rahba/contract/conversations/development-messages.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'

/** What a step with a store's message makes old. */
export const changedByDevelopment = [listDevelopments, readDevelopment, adminHome] as const
