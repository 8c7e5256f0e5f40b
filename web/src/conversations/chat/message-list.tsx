import { Button, Text } from '@mantine/core'
import type { ChatSession } from '@rahba/contract/conversations/chat-schemas'
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react'
import { formatDate } from '../../kit/format.ts'
import { FactsSkeleton } from '../../kit/states.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { Bubble, OutgoingBubble } from './bubble.tsx'
import classes from './chat.module.css'
import type { Outgoing } from './outbox.ts'
import { type ChatView, ownSide } from './side.ts'
import type { useThread } from './use-thread.ts'

/** So near the end, in pixels, what comes is followed. */
const near = 120

/** The day of a moment, as a heading over its messages. */
function useDay() {
  const t = useText('chat')
  const locale = useLocale()
  const of = (moment: string) => formatDate(moment, locale, 'date')
  return (moment: string) => {
    const day = of(moment)
    if (day === of(new Date().toISOString())) return t.today
    return day === of(new Date(Date.now() - 86_400_000).toISOString()) ? t.yesterday : day
  }
}

interface MessageListProps {
  view: ChatView
  session: ChatSession
  thread: ReturnType<typeof useThread>
  /** A message that was looked for. */
  found: number | null
  onEdit: (one: Outgoing) => void
}

/** What was said, the newest at the bottom, where it stays in sight; older messages come when one scrolls up to them. */
export function MessageList({ view, session, thread, found, onEdit }: MessageListProps) {
  const t = useText('chat')
  const dayOf = useDay()
  const { list, outbox } = thread
  const { messages = [], hasOlder, loadingOlder, loadOlder } = list
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const before = useRef({ first: 0, height: 0 })
  const own = ownSide(view)
  const reached =
    own === 'store'
      ? { delivered: session.user_delivered, read: session.user_read }
      : { delivered: session.store_delivered, read: session.store_read }
  const first = messages[0]?.sequence ?? 0
  const count = messages.length + outbox.outgoing.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what the list grows by, at either end
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { first: earlier, height } = before.current
    // what came in above pushes nothing away
    if (earlier > 0 && first < earlier) element.scrollTop += element.scrollHeight - height
    else if (atEnd.current) element.scrollTop = element.scrollHeight
    before.current = { first, height: element.scrollHeight }
  }, [first, count, thread.typing])
  useEffect(() => {
    if (found !== null) document.getElementById(`message-${found}`)?.scrollIntoView({ block: 'center' })
  }, [found])

  const onScroll = () => {
    const element = box.current
    if (!element) return
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
    before.current.height = element.scrollHeight
    if (element.scrollTop < near && hasOlder && !loadingOlder) void loadOlder()
  }
  if (!list.messages)
    return (
      <div className={classes.waiting}>
        <FactsSkeleton rows={6} />
      </div>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: reachable by key, so that it can be scrolled without a mouse
    <section className={classes.messages} ref={box} onScroll={onScroll} tabIndex={0} aria-label={t.title}>
      {hasOlder && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={loadingOlder}
          onClick={() => void loadOlder()}
          style={{ alignSelf: 'center', flex: 'none' }}
        >
          {t.loadOlder}
        </Button>
      )}
      {count === 0 && (
        <Text size="sm" c="dimmed" ta="center" my="auto">
          {view.writing ? t.begin : t.friends.none}
        </Text>
      )}
      {messages.map((message, index) => {
        const day = dayOf(message.created_at)
        const earlier = messages[index - 1]
        const state = message.sequence <= reached.read ? 'read' : message.sequence <= reached.delivered ? 'delivered' : 'sent'
        return (
          <Fragment key={message.id}>
            {(!earlier || dayOf(earlier.created_at) !== day) && <div className={classes.day}>{day}</div>}
            <Bubble view={view} message={message} own={message.sender === own} state={state} found={message.sequence === found} />
          </Fragment>
        )
      })}
      {outbox.outgoing
        .filter(({ client_id }) => !messages.some((message) => message.client_id === client_id))
        .map((one) => (
          <OutgoingBubble
            key={one.client_id}
            one={one}
            onRetry={() => outbox.retry(one.client_id)}
            onEdit={() => onEdit(one)}
            onDiscard={() => outbox.discard(one.client_id)}
          />
        ))}
    </section>
  )
}
