import { listContacts, readContact } from '@rahba/contract/conversations/contact-messages.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'

/** The calls that an action on a visitor's message makes stale. */
export const changedByContact = [listContacts, readContact, adminHome] as const
