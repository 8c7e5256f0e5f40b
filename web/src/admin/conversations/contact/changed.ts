import { listContacts, readContact } from '@rahba/contract/conversations/contact-messages.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'

/** What a step with a visitor's message makes old. */
export const changedByContact = [listContacts, readContact, adminHome] as const
