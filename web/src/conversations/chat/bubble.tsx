import { Anchor, Group, Loader, VisuallyHidden } from '@mantine/core'
import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { IconCheck, IconChecks } from '@tabler/icons-react'
import { UserText } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import { type ChatView, chatFileUrl } from './chat-view.ts'
import { FileMark } from './file-mark.tsx'
import type { Outgoing } from './outbox.ts'
import { getPreview } from './previews.ts'
import { Words } from './words.tsx'

/** The most room a picture takes, in pixels; opened it shows whole. */
const box = { width: 300, height: 280 }

/** The box of a picture stands before it comes, so that nothing jumps. */
function roomFor({ width, height }: { width: number | null; height: number | null }): { width: number; height: number } {
  const scale = Math.min(1, box.width / (width ?? box.width), box.height / (height ?? box.height))
  return { width: Math.round((width ?? box.width) * scale), height: Math.round((height ?? box.height) * scale) }
}

function Attachment({ view, message }: { view: ChatView; message: Message }) {
  const t = useText('chat')
  const { file, session_id } = message
  if (!file) return null
  const href = chatFileUrl(view, session_id, file.id)
  if (file.mime === 'application/pdf') {
    return (
      <a href={href} className={classes.file} aria-label={t.openFile(file.name)} download>
        <FileMark mime={file.mime} />
        <UserText>{file.name}</UserText>
      </a>
    )
  }
  return (
    <a href={href} className={classes.picture} target="_blank" rel="noreferrer">
      <img src={href} alt={t.picture(file.name)} {...roomFor(file)} loading="lazy" decoding="async" />
    </a>
  )
}

/** The file of a message on its way: a picture as the browser has it, or its name once the page was loaded again. */
function OutgoingFile({ file: { id, name, mime, ...size } }: { file: NonNullable<Outgoing['file']> }) {
  const t = useText('chat')
  const preview = getPreview(id)
  return preview ? (
    <span className={classes.picture}>
      <img src={preview} alt={t.picture(name)} {...roomFor(size)} />
    </span>
  ) : (
    <span className={classes.file}>
      <FileMark mime={mime} />
      <UserText>{name}</UserText>
    </span>
  )
}

type TickState = 'sent' | 'delivered' | 'read'

function Tick({ state }: { state: TickState }) {
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
  /** The author, announced to people who don't see on which side the message is. */
  writer: string
  /** True if the name is shown as well: to an admin, who is neither side. */
  named: boolean
  /** The delivery state of one's own message. */
  state: TickState
  found: boolean
}

/** One message of the conversation. */
export function Bubble({ view, message, own, writer, named, state, found }: BubbleProps) {
  return (
    <div className={classes.line} data-own={own || undefined} data-found={found || undefined} id={`message-${message.sequence}`}>
      {named ? (
        <bdi className={classes.meta}>{writer}</bdi>
      ) : (
        <VisuallyHidden>
          <UserText>{writer}</UserText>:
        </VisuallyHidden>
      )}
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
        {one.file && <OutgoingFile file={one.file} />}
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
