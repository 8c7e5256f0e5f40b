import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { actOnReport } from '../../src/conversations/chat/act-on-report.ts'
import { reportSession } from '../../src/conversations/chat/block-session.ts'
import { chatMessages } from '../../src/conversations/chat/chat-table.ts'
import { markMessages } from '../../src/conversations/chat/mark-messages.ts'
import type { Party } from '../../src/conversations/chat/party.ts'
import { sendMessage } from '../../src/conversations/chat/send-message.ts'
import { startSession } from '../../src/conversations/chat/start-session.ts'
import { orderLines, orders } from '../../src/orders/table.ts'
import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import { chats } from '../data/chats.ts'
import { before, hour, idFor, type Market, travelTo, upload } from '../market.ts'
import { findDemoShopper } from '../orders/own-orders.ts'

const minute = hour / 60

/** The store's orders, the latest first: of each shopper their latest alone, since a store and a shopper have one conversation. */
async function findOrders({ tx }: Market, store_id: string) {
  const rows = await tx
    .select({ id: orders.id, number: orders.number, user_id: orders.user_id, total: orders.total, product_id: orderLines.product_id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(eq(orders.store_id, store_id))
    .orderBy(desc(orders.created_at), desc(orders.number))
    .limit(200)
  return [...new Map(rows.toReversed().map((row) => [row.user_id, row])).values()].toReversed()
}

async function drawSlip(market: Market, user_id: string, { number, total }: { number: number; total: number }, at: Date): Promise<string> {
  const account = market.bankAccounts[0]
  const from = market.shoppers.find(({ id }) => id === user_id)?.name ?? ''
  const date = at.toISOString().slice(0, 10)
  const slip = { from, to: account?.holder ?? '', iban: account?.iban ?? '', amount: total, reference: `FT${number}11`, date }
  return upload(market, { owner_type: 'user', owner_id: user_id }, 'attachment', 'transfer.jpg', () => market.artist.slip(slip))
}

/** A conversation is reported, and perhaps decided by an administrator some hours later. */
async function decide(
  market: Market,
  party: Party,
  { session_id, at, report }: { session_id: string; at: number; report: NonNullable<(typeof chats)[number]['report']> },
): Promise<void> {
  const { tx } = market
  const [admin_id = ''] = market.admins
  await travelTo(market, new Date(at + 10 * minute))
  const { reason, note, handled } = report
  const { id, store_id } = await reportSession(tx, party, { session_id, body: { reason, note } })
  if (!handled) return
  await travelTo(market, new Date(at + 5 * hour))
  const { before: was, after } = await actOnReport(tx, { id, admin_id, locale: 'ar', action: 'handle', note: handled })
  const entry = { action: 'chat-reports.handle', entity: 'chat-reports', entity_id: id, store_id }
  const change = { before: { status: was.status }, after: { status: after.status, decision_note: handled } }
  await writeAudit(tx, { actor_type: 'admin', actor_id: admin_id }, { ...entry, ...change })
}

/** Shoppers and stores talk: about orders, from products, in both languages; some of it waits to be read. */
export async function makeChats(market: Market): Promise<void> {
  const { tx } = market
  const own_id = findDemoShopper(market).id
  for (const { store, order: place, own = false, product, days_ago, lines, unread, picture_at, report } of chats) {
    const { id: store_id, member_id } = idFor(market.stores, store)
    const found = (await findOrders(market, store_id)).filter(({ user_id }) => (user_id === own_id) === own).at(place)
    if (!found) throw new Error(`the demo talks about order ${place} of ${store}, which has fewer`)
    const sides: Record<'store' | 'user', Party> = {
      store: { side: 'store', owner_id: store_id, person_id: member_id },
      user: { side: 'user', owner_id: found.user_id, person_id: found.user_id },
    }
    let at = before(market, days_ago).getTime() - lines.length * 7 * minute
    await travelTo(market, new Date(at))
    const about = product && found.product_id ? { product_id: found.product_id } : { order_id: found.id }
    const { id: session_id } = await startSession(tx, sides.user, about)
    for (const [index, [side, text]] of lines.entries()) {
      at += (3 + ((index * 5) % 7)) * minute
      await travelTo(market, new Date(at))
      const file_id = index === picture_at ? await drawSlip(market, found.user_id, found, new Date(at)) : null
      const { sequence } = await sendMessage(tx, sides[side], {
        session_id,
        body: { client_id: randomUUID(), text, file_id, writer_id: null },
      })
      const reader = sides[side === 'store' ? 'user' : 'store']
      const waits = unread !== undefined && side !== unread && lines.slice(index).every(([by]) => by === side)
      await markMessages(tx, reader, { session_id, body: { sequence, state: waits ? 'delivered' : 'read' } })
    }
    if (report) await decide(market, sides[report.by], { session_id, at, report })
  }
  market.progress(`${chats.length} conversations, ${(await tx.$count(chatMessages)).toString()} messages`)
}
