import { Anchor, Group, Loader } from '@mantine/core'
import type { Message } from '@rahba/contract/conversations/chat-schemas'
import { IconCheck, IconChecks, IconFileTypePdf } from '@tabler/icons-react'
import { DateTime } from '../../kit/date-time.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import type { Outgoing } from './outbox.ts'
import { type ChatView, chatFileUrl } from './side.ts'

/** What people wrote, each line in the direction of its own first letter; markup is letters like any other. */
function Words({ text }: { text: string }) {
  return (
    <span className={classes.words} dir="auto">
      {text}
    </span>
  )
}

/** The most room a picture takes, in pixels; opened it shows whole. */
const box = { width: 300, height: 280 }

function Attachment({ view, message }: { view: ChatView; message: Message }) {
  const t = useText('chat')
  const { file, session_id } = message
  if (!file) return null
  const href = chatFileUrl(view, session_id, file.id)
  if (file.mime === 'application/pdf') {
    return (
      <a href={href} className={classes.file} aria-label={t.openFile(file.name)} download>
        <IconFileTypePdf size={20} stroke={1.6} aria-hidden="true" />
        <bdi>{file.name}</bdi>
      </a>
    )
  }
  // its box stands before it comes, so that nothing jumps
  const scale = Math.min(1, box.width / (file.width ?? box.width), box.height / (file.height ?? box.height))
  const width = Math.round((file.width ?? box.width) * scale)
  const height = Math.round((file.height ?? box.height) * scale)
  return (
    <a href={href} className={classes.picture} target="_blank" rel="noreferrer">
      <img src={href} alt={t.picture(file.name)} width={width} height={height} loading="lazy" decoding="async" />
    </a>
  )
}

function Tick({ state }: { state: 'sent' | 'delivered' | 'read' }) {
  const t = useText('chat')
  const Icon = state === 'sent' ? IconCheck : IconChecks
  return (
    <span className={classes.tick} data-read={state === 'read' || undefined} role="img" aria-label={t[state]}>
      <Icon size={14} stroke={2} aria-hidden="true" />
    </span>
  )
}

interface BubbleProps {
  view: ChatView
  message: Message
  own: boolean
  /** How far an own message has come. */
  state: 'sent' | 'delivered' | 'read'
  found: boolean
}

/** One message of the conversation. */
export function Bubble({ view, message, own, state, found }: BubbleProps) {
  return (
    <div className={classes.line} data-own={own || undefined} data-found={found || undefined} id={`message-${message.sequence}`}>
      <div className={classes.bubble}>
        <Attachment view={view} message={message} />
        {message.text && <Words text={message.text} />}
      </div>
      <div className={classes.meta}>
        <DateTime value={message.created_at} style="time" />
        {own && <Tick state={state} />}
      </div>
    </div>
  )
}

interface OutgoingBubbleProps {
  one: Outgoing
  onRetry: () => void
  onEdit: () => void
  onDiscard: () => void
}

/** A message on its way, or one that did not arrive, with what can be done. */
export function OutgoingBubble({ one, onRetry, onEdit, onDiscard }: OutgoingBubbleProps) {
  const t = useText('chat')
  const failed = one.error !== null
  return (
    <div className={classes.line} data-own data-failed={failed || undefined}>
      <div className={classes.bubble}>
        {one.file && (
          <span className={classes.file}>
            <IconFileTypePdf size={20} stroke={1.6} aria-hidden="true" />
            <bdi>{one.file.name}</bdi>
          </span>
        )}
        {one.text && <Words text={one.text} />}
      </div>
      <div className={classes.meta} role={failed ? 'alert' : undefined}>
        {failed ? (
          <Group gap={8} justify="flex-end">
            <span>{one.error || t.failed}</span>
            <Anchor component="button" type="button" size="xs" onClick={onRetry}>
              {t.retry}
            </Anchor>
            <Anchor component="button" type="button" size="xs" onClick={onEdit}>
              {t.edit}
            </Anchor>
            <Anchor component="button" type="button" size="xs" c="red" onClick={onDiscard}>
              {t.discard}
            </Anchor>
          </Group>
        ) : (
          <Loader size={10} type="dots" color="gray" aria-label={t.sending} />
        )}
      </div>
    </div>
  )
}
