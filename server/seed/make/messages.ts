import type { ContactActionInput } from '@rahba/contract/conversations/contact-messages.schemas'
import { contactBody } from '@rahba/contract/conversations/contact-us.schemas'
import { actOnContact } from '../../src/conversations/act-on-contact.ts'
import { actOnDevelopment } from '../../src/conversations/act-on-development.ts'
import { answerDevelopment, openDevelopment } from '../../src/conversations/open-development.ts'
import { receiveContact } from '../../src/conversations/receive-contact.ts'
import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import { contactMessages } from '../data/contact-messages.ts'
import { developmentMessages } from '../data/development-messages.ts'
import { before, day, hour, idFor, type Market, travelTo } from '../market.ts'

// nobody is mailed what is only a demo
const quiet = { jobs: { enqueue: async () => undefined }, env: { PUBLIC_URL: '' } }
const arabic = /[\u0600-\u06ff]/

/** Visitors' messages, the older ones already seen to by the administrators. */
async function receiveVisitors(market: Market, admin_id: string): Promise<void> {
  const { tx } = market
  for (const { days_ago, reply, end, ...message } of contactMessages) {
    const at = before(market, days_ago)
    await travelTo(market, at)
    const locale = arabic.test(message.message) ? 'ar' : 'en'
    const spam = end === 'spam' ? ('trap' as const) : null
    const { id } = await receiveContact({ db: tx, jobs: quiet.jobs }, contactBody.parse(message), {
      locale,
      spam,
      proof_id: null,
      proven: true,
    })
    const seen: ContactActionInput[] = [{ action: 'read' }]
    if (reply) seen.push({ action: 'reply', reply })
    if (end === 'closed') seen.push({ action: 'close' })
    for (const [n, step] of (end === 'new' || end === 'spam' ? [] : seen).entries()) {
      await travelTo(market, new Date(at.getTime() + (n + 2) * hour))
      const change = await actOnContact(tx, quiet.jobs, { id, admin_id, locale, ...step })
      await writeAudit(
        tx,
        { actor_type: 'admin', actor_id: admin_id },
        { action: `contact-messages.${step.action}`, entity: 'contact-messages', entity_id: id, ...change },
      )
    }
  }
}

/** Makes the feature requests of stores with their replies. */
async function playDevelopment(market: Market, admin_id: string): Promise<void> {
  const { tx } = market
  for (const { days_ago, store, afterwards, ...opening } of developmentMessages) {
    const { id: store_id, member_id } = idFor(market.stores, store)
    const log = (type: 'admin' | 'store', action: string, entity_id: string, change: { before: unknown; after: unknown }) =>
      writeAudit(
        tx,
        { actor_type: type, actor_id: type === 'admin' ? admin_id : member_id },
        { action: `development-messages.${action}`, entity: 'development-messages', entity_id, store_id, ...change },
      )
    const at = before(market, days_ago)
    await travelTo(market, at)
    const row = await openDevelopment(tx, quiet, { store_id, member_id }, { ...opening, attachments: [] })
    await log('store', 'open', row.id, { before: null, after: row })
    for (const [n, [action, message]] of afterwards.entries()) {
      await travelTo(market, new Date(Math.min(at.getTime() + (n + 1) * 0.3 * day, market.end.getTime())))
      const said = { message: message ?? '', attachments: [] }
      const change =
        action === 'answer'
          ? await answerDevelopment(tx, quiet, { id: row.id, store_id, member_id, locale: 'ar' }, said)
          : await actOnDevelopment(tx, quiet, {
              id: row.id,
              locale: 'ar',
              admin_id,
              ...(action === 'reply' ? { action, ...said } : { action }),
            })
      await log(action === 'answer' ? 'store' : 'admin', action, row.id, change)
    }
  }
}

/** Messages to the platform: from visitors, and from stores. */
export async function receiveMessages(market: Market): Promise<void> {
  const [admin_id = ''] = market.admins
  await receiveVisitors(market, admin_id)
  await playDevelopment(market, admin_id)
}
