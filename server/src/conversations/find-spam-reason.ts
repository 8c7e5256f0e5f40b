import { contactStatusKeys, type SpamReason } from '@rahba/contract/conversations/contact-states'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { contactMessages } from './table.ts'

const link = /https?:\/\/|www\./gi
/** Markup that makes a link: nobody writes so to a person. */
const anchor = /<a\s[^>]*href|\[url[=\]]/i
/** One link is allowed, because visitors may link the page they ask about. */
const maxLinks = 1

/** Checks a message by its words alone: several links, or the same text twice within a day, speak against it. */
export async function findSpamReason(db: Db, message: string): Promise<SpamReason | null> {
  if (anchor.test(message) || (message.match(link)?.length ?? 0) > maxLinks) return 'links'
  const [same] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        // All statuses are listed so that the index by state and time is used.
        inArray(contactMessages.status, contactStatusKeys),
        sql`${contactMessages.created_at} > now() - interval '1 day'`,
        eq(contactMessages.message, message),
      ),
    )
    .limit(1)
  return same ? 'repeated' : null
}
