import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core'
import type { ChatSession, Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { FactsSkeleton } from '../../kit/feedback/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { Bubble, OutgoingBubble } from './bubble.tsx'
import classes from './chat.module.css'
import { type ChatView, ownSide } from './chat-view.ts'
import type { Outgoing } from './outbox.ts'
import { useChatScroll } from './use-chat-scroll.ts'
import type { useThread } from './use-thread.ts'

/** Returns the latest message that arrived while the conversation was open, for screen readers. */
function useHeard(messages: readonly Message[] | undefined, own: string): Message | null {
  const before = useRef<number | undefined>(undefined)
  const [heard, setHeard] = useState<Message | null>(null)
  useEffect(() => {
    if (!messages) return
    const last = messages.at(-1)
    const known = before.current
    before.current = last?.sequence ?? 0
    if (last && known !== undefined && last.sequence > known && last.sender !== own) setHeard(last)
  }, [messages, own])
  return heard
}

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

/** The button back to the latest message, with the number of unread ones. */
function ToLatest({ fresh, onPress }: { fresh: number; onPress: () => void }) {
  const t = useText('chat')
  return (
    <div className={classes.toEnd}>
      <ActionIcon
        variant="default"
        radius="xl"
        size={40}
        aria-label={fresh > 0 ? `${t.toLatest} (${t.friends.unread(fresh)})` : t.toLatest}
        onClick={onPress}
      >
        <IconChevronDown size={20} stroke={1.6} />
      </ActionIcon>
      {fresh > 0 && (
        <span className={classes.fresh} aria-hidden="true">
          {fresh}
        </span>
      )}
    </div>
  )
}

/** A new message of the other side, for screen readers. */
function Announcement({ message, names }: { message: Message | null; names: Readonly<Record<Message['sender'], string>> }) {
  const t = useText('chat')
  return (
    <VisuallyHidden role="log" aria-live="polite">
      {message && (
        <p key={message.id}>
          <UserText>{names[message.sender]}</UserText>:{' '}
          {message.text ?? (message.file?.mime === 'application/pdf' ? t.friends.pdf : t.friends.image)}
        </p>
      )}
    </VisuallyHidden>
  )
}

interface MessageListProps {
  view: ChatView
  session: ChatSession
  thread: ReturnType<typeof useThread>
  /** The name of the other side; for an admin, of each side. */
  names: Readonly<Record<Message['sender'], string>>
  /** A message that was looked for; a new value of `at` each time. */
  found: { sequence: number; at: number } | null
  /** Something lies over it. */
  covered: boolean
  onEdit: (one: Outgoing) => void
}

/** The messages, with the newest at the bottom and in view; older ones load when the reader scrolls up to them. */
export function MessageList({ view, session, thread, names, found, covered, onEdit }: MessageListProps) {
  const t = useText('chat')
  const getDay = useDay()
  const { list, outbox } = thread
  const { messages = [], hasOlder, loadingOlder, loadOlder } = list
  const { box, onScroll, toEnd, leftAt } = useChatScroll(thread, messages, found)
  const own = ownSide(view)
  const reached =
    own === 'store'
      ? { delivered: session.user_delivered, read: session.user_read }
      : { delivered: session.store_delivered, read: session.store_read }
  const count = messages.length + outbox.outgoing.length
  const heard = useHeard(list.messages, own)
  const fresh = leftAt === null ? 0 : messages.filter(({ sequence, sender }) => sequence > leftAt && sender !== own).length
  if (!list.messages)
    return (
      <div className={classes.waiting}>
        <FactsSkeleton rows={6} />
      </div>
    )
  return (
    <div className={classes.stretch} inert={covered}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: reachable by key, so that it can be scrolled without a mouse */}
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
          const day = getDay(message.created_at)
          const earlier = messages[index - 1]
          const state = message.sequence <= reached.read ? 'read' : message.sequence <= reached.delivered ? 'delivered' : 'sent'
          return (
            <Fragment key={message.id}>
              {(!earlier || getDay(earlier.created_at) !== day) && <div className={classes.day}>{day}</div>}
              <Bubble
                view={view}
                message={message}
                own={message.sender === own}
                writer={view.writing && message.sender === own ? t.you : names[message.sender]}
                named={!view.writing && earlier?.sender !== message.sender}
                state={state}
                found={message.sequence === found?.sequence}
              />
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
      {leftAt !== null && <ToLatest fresh={fresh} onPress={toEnd} />}
      <Announcement message={heard} names={names} />
    </div>
  )
}
