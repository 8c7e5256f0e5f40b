import * as admin from '@rahba/contract/conversations/chat/chat-admin'
import { chatOfOrder } from '@rahba/contract/conversations/chat/chat-of-order'
import { type ChatSideCalls, chatCalls } from '@rahba/contract/conversations/chat/chat-sides'
import * as store from '@rahba/contract/conversations/chat/chat-store'
import * as user from '@rahba/contract/conversations/chat/chat-user'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orders } from '../orders/table.ts'
import type { Deps } from '../platform/deps.ts'
import { fail } from '../platform/errors.ts'
import { serve } from '../platform/http/serve.ts'
import { senderSocket } from '../platform/realtime/sender-socket.ts'
import { blockSession, reportSession } from './chat/block-session.ts'
import { chatSessions } from './chat/chat-table.ts'
import { countUnread, listFriends } from './chat/list-friends.ts'
import { listMessages } from './chat/list-messages.ts'
import { markMessages } from './chat/mark-messages.ts'
import { getParty, mayHearChat, type Party } from './chat/party.ts'
import { readSession } from './chat/read-session.ts'
import { sendChatFile } from './chat/send-chat-file.ts'
import { sendMessage } from './chat/send-message.ts'
import { startSession } from './chat/start-session.ts'

// A person types no faster than this for long; what is faster is a program.
const limitMessages = ({ limits }: Deps, { person_id }: Party) => limits.take(`chat.send:${person_id}`, 30, 20)
const limitChats = ({ limits }: Deps, { person_id }: Party) => limits.take(`chat.start:${person_id}`, 60, 3600)
// Each report alerts an administrator.
const limitReports = ({ limits }: Deps, { person_id }: Party) => limits.take(`chat.report:${person_id}`, 10, 3600)

/** Mounts the calls that both sides share: reading, writing, marks, block and report, with their audit entries. */
function mountSide(app: FastifyInstance, calls: ChatSideCalls): void {
  serve(app, calls.friends, (ctx) => listFriends(ctx.db, getParty(ctx.who), ctx.body))
  serve(app, calls.read, (ctx) => readSession(ctx.db, ctx.params.id, getParty(ctx.who)))
  serve(app, calls.messages, (ctx) => listMessages(ctx.db, ctx.params.id, getParty(ctx.who), ctx.query))
  serve(app, calls.send, async (ctx) => {
    const party = getParty(ctx.who)
    await limitMessages(ctx.deps, party)
    return sendMessage(ctx.db, party, { session_id: ctx.params.id, body: ctx.body, except: senderSocket(ctx.request) })
  })
  serve(app, calls.marks, (ctx) =>
    markMessages(ctx.db, getParty(ctx.who), { session_id: ctx.params.id, body: ctx.body, except: senderSocket(ctx.request) }),
  )
  serve(app, calls.block, async (ctx) => {
    const party = getParty(ctx.who)
    const { before, store_id } = await blockSession(ctx.db, party, { session_id: ctx.params.id, ...ctx.body })
    const after = await readSession(ctx.db, ctx.params.id, party)
    const { blocked_by_store, blocked_by_user } = after
    await ctx.audit({ entity: 'chat-sessions', entity_id: after.id, store_id, before, after: { blocked_by_store, blocked_by_user } })
    return after
  })
  serve(app, calls.report, async (ctx) => {
    const party = getParty(ctx.who)
    await limitReports(ctx.deps, party)
    const { id, store_id } = await reportSession(ctx.db, party, { session_id: ctx.params.id, body: ctx.body })
    await ctx.audit({ entity: 'chat-sessions', entity_id: ctx.params.id, store_id, after: ctx.body })
    return { id }
  })
  serve(app, calls.file, async (ctx) => {
    await sendChatFile(ctx, getParty(ctx.who), ctx.params)
    return null
  })
}

/** Mounts the calls that begin a conversation, and the count for stores alone. */
function mountBeginnings(app: FastifyInstance): void {
  serve(app, store.countUnreadChats, (ctx) => countUnread(ctx.db, getParty(ctx.who)))
  serve(app, store.openStoreChat, async (ctx) => {
    const party = getParty(ctx.who)
    const { id } = await startSession(ctx.db, party, ctx.body)
    return readSession(ctx.db, id, party)
  })
  serve(app, user.openUserChat, async (ctx) => {
    const party = getParty(ctx.who)
    await limitChats(ctx.deps, party)
    const { id } = await startSession(ctx.db, party, ctx.body)
    return readSession(ctx.db, id, party)
  })
}

function mountAdmin(app: FastifyInstance): void {
  serve(app, admin.readAdminChat, (ctx) => readSession(ctx.db, ctx.params.id, 'any'))
  serve(app, admin.listAdminMessages, async (ctx) => {
    const { id } = ctx.params
    const read = await listMessages(ctx.db, id, 'any', ctx.query)
    const { store } = await readSession(ctx.db, id, 'any')
    const [from, to] = [read.data.at(0)?.sequence ?? 0, read.data.at(-1)?.sequence ?? 0]
    await ctx.audit({ entity: 'chat-sessions', entity_id: id, store_id: store.id, after: { from, to, q: ctx.query.q ?? null } })
    return read
  })
  serve(app, admin.downloadAdminChatFile, async (ctx) => {
    const { id, file_id } = ctx.params
    const { store } = await readSession(ctx.db, id, 'any')
    await ctx.audit({ entity: 'chat-sessions', entity_id: id, store_id: store.id, after: { file_id } })
    await sendChatFile(ctx, 'any', ctx.params)
    return null
  })
  serve(app, chatOfOrder, async (ctx) => {
    const [row] = await ctx.db
      .select({ session_id: chatSessions.id })
      .from(orders)
      .leftJoin(chatSessions, and(eq(chatSessions.store_id, orders.store_id), eq(chatSessions.user_id, orders.user_id)))
      .where(eq(orders.id, ctx.params.id))
    if (!row) throw fail(errors.not_found)
    return row
  })
}

/** Stores and shoppers talking with each other. */
export function mountChat(app: FastifyInstance): void {
  const { db } = app.deps
  app.channels.set('chat', (who, id) => mayHearChat(db, who, id))
  for (const calls of Object.values(chatCalls)) mountSide(app, calls)
  mountBeginnings(app)
  mountAdmin(app)
}
