import { contactBody } from '@rahba/contract/conversations/contact-us'
import { eq } from 'drizzle-orm'
import { receiveContact } from '../../src/conversations/receive-contact.ts'
import { contactMessages as rows } from '../../src/conversations/table.ts'
import { contactMessages } from '../data/contact-messages.ts'
import { before, type Market, travelTo } from '../market.ts'

// the demo names no mailbox for copies
const quiet = { enqueue: async () => undefined }

/** Visitors' messages, the older ones already seen to. */
export async function receiveMessages(market: Market): Promise<void> {
  for (const { days_ago, status, ...message } of contactMessages) {
    const at = before(market, days_ago)
    await travelTo(market, at)
    const { id } = await receiveContact(
      { db: market.tx, jobs: quiet },
      contactBody.parse(message),
      /[\u0600-\u06ff]/.test(message.message) ? 'ar' : 'en',
    )
    if (status !== 'new') await market.tx.update(rows).set({ status, read_at: at.toISOString() }).where(eq(rows.id, id))
  }
}
