import type { ChatSession, ChatSide, Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { channelName } from '@rahba/contract/kernel/channels'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { type ApiError, mayPass } from '../../api/errors.ts'
import { useLive, whisper } from '../../api/live.ts'
import { useCall, useInvalidate } from '../../api/queries.ts'
import { type ChatView, ownSide } from './chat-view.ts'
import { useMessages } from './use-messages.ts'
import { useOutgoing } from './use-outgoing.ts'

const typingShown = 4000
const typingTold = 2000

const hasSequence = (data: unknown): data is { sequence: number } => typeof data === 'object' && data !== null && 'sequence' in data
// The server publishes entire messages on the channel of a conversation.
const isMessage = (data: unknown): data is Message => hasSequence(data) && 'client_id' in data
interface Marks {
  side: ChatSide
  delivered: number
  read: number
}
const isOwnSide = (data: unknown, side: string) => typeof data === 'object' && data !== null && 'side' in data && data.side === side
const isMarks = (data: unknown): data is Marks => typeof data === 'object' && data !== null && 'side' in data && 'read' in data

const marked = (session: ChatSession, { side, delivered, read }: Marks): ChatSession =>
  side === 'store'
    ? { ...session, store_delivered: delivered, store_read: read }
    : { ...session, user_delivered: delivered, user_read: read }

/** The typing state of the other side; each sign lasts a few seconds. */
function useTyping() {
  const [typing, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (now: boolean) => {
    clearTimeout(timer.current)
    setTyping(now)
    if (now) timer.current = setTimeout(() => setTyping(false), typingShown)
  }
  return [typing, show] as const
}

/** So long until a mark that was lost is tried again. */
const markAgain = 5000

/** Says that everything here was read, once somebody really looks at it, and until then that it has come. */
function useReading(view: ChatView, session_id: string, last: Message | undefined): void {
  const own = ownSide(view)
  const invalidate = useInvalidate()
  const onRead = useRef(invalidate)
  useEffect(() => {
    onRead.current = invalidate
  })
  const upTo = last && last.sender !== own ? last.sequence : 0
  useEffect(() => {
    const { writing } = view
    if (!writing || upTo === 0) return
    let done = false
    let later: ReturnType<typeof setTimeout> | undefined
    const mark = (state: 'delivered' | 'read') => api(writing.marks, { params: { id: session_id }, body: { sequence: upTo, state } })
    const look = () => {
      if (done || document.visibilityState !== 'visible') return
      done = true
      mark('read').then(
        () => void onRead.current(view.lists),
        (error: ApiError) => {
          done = false
          if (mayPass(error)) later = setTimeout(look, markAgain)
        },
      )
    }
    look()
    // The next mark, or reading, makes up for a lost one.
    if (!done) mark('delivered').catch(() => undefined)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(later)
      document.removeEventListener('visibilitychange', look)
    }
  }, [view, session_id, upTo])
}

/** One conversation, live: what was said, what is on its way, how far it was read, and whether somebody types. */
export function useThread(view: ChatView, session_id: string) {
  const client = useQueryClient()
  const session = useCall(view.read, { params: { id: session_id } }, { silent: true })
  const list = useMessages(view, session_id)
  const { add, catchUp } = list
  const invalidate = useInvalidate()
  const outbox = useOutgoing(view, {
    session_id,
    person: session.data?.me ?? null,
    onSent: (message) => {
      add([message])
      void invalidate(view.lists)
    },
    onOther: () => void session.refetch(),
  })
  const [typing, showTyping] = useTyping()
  const last = list.messages?.at(-1)
  useReading(view, session_id, last)

  const channel = channelName('chat', session_id)
  const sentAt = useRef(0)
  useLive(view.actor, view.writing ? channel : null, (event, data) => {
    if (event === 'listening') {
      // Nobody received the earlier signs: the next key sends one again.
      sentAt.current = 0
      void catchUp().then(outbox.retryAll)
      void session.refetch()
    } else if (event === 'message' && isMessage(data)) {
      if (data.sender !== ownSide(view)) showTyping(false)
      // If a message was missed, it is fetched with this one.
      if (data.sequence === (last?.sequence ?? 0) + 1) add([data])
      else void catchUp()
    } else if (event === 'marks' && isMarks(data)) {
      client.setQueriesData<ChatSession>(
        { queryKey: [view.read.name, { params: { id: session_id } }] },
        (known) => known && marked(known, data),
      )
    } else if (event === 'session') {
      void session.refetch()
    } else if (event === 'typing' && !isOwnSide(data, ownSide(view))) {
      // The own side is ignored: it is another tab or a colleague.
      showTyping(true)
    }
  })

  const sendTyping = () => {
    if (Date.now() - sentAt.current < typingTold) return
    sentAt.current = Date.now()
    whisper(view.actor, channel, 'typing')
  }
  return { session, list, outbox, typing, sendTyping }
}
