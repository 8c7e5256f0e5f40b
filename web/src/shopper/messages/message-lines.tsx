import type { ChatSession, Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { IconFileText } from '@tabler/icons-react'
import { Link } from 'react-router'
import { UserText } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './messages.module.css'

/** One message with its file. */
function Line({ message, read }: { message: Message; read: boolean }) {
  const t = useText('shopper-account').messages
  const { session_id, sender, text, file, created_at } = message
  const url = file && `/api/user/chat/${session_id}/files/${file.id}`
  return (
    <li className={classes.line} data-own={sender === 'user' || undefined}>
      {url && (
        <a href={url} target="_blank" rel="noopener" aria-label={t.file(file.name)} className={classes.file}>
          {file.mime.startsWith('image/') ? (
            <img src={url} alt="" width={file.width ?? undefined} height={file.height ?? undefined} loading="lazy" />
          ) : (
            <>
              <IconFileText size={22} stroke={1.5} aria-hidden="true" /> <UserText>{file.name}</UserText>
            </>
          )}
        </a>
      )}
      {text && (
        <p dir="auto" className={classes.text}>
          {text}
        </p>
      )}
      <span className={classes.at}>
        <DateTime value={created_at} />
        {read && ` · ${t.read}`}
      </span>
    </li>
  )
}

interface MessageLinesProps {
  chat: ChatSession
  messages: { data: Message[]; has_more: boolean }
  /** True if the page shows an older part of the conversation. */
  older: boolean
}

/** The messages of a conversation in reading order. The page's script looks for new ones (web/src/plain/live-part.ts). */
export function MessageLines({ chat, messages, older }: MessageLinesProps) {
  const t = useText('shopper-account').messages
  const to = usePathTo()
  const path = to('/messages/:id', { id: chat.id })
  const [oldest] = messages.data
  const lastRead = messages.data.findLast(({ sender, sequence }) => sender === 'user' && sequence <= chat.store_read)
  return (
    <div id="messages" data-live={older ? undefined : ''}>
      {messages.has_more && oldest && (
        <p className={classes.way}>
          <Link to={`${path}?before=${oldest.sequence}`} reloadDocument>
            {t.older}
          </Link>
        </p>
      )}
      {messages.data.length === 0 ? (
        <p className={classes.begin}>{t.begin}</p>
      ) : (
        <ol className={classes.lines}>
          {messages.data.map((message) => (
            <Line key={message.id} message={message} read={message.id === lastRead?.id} />
          ))}
        </ol>
      )}
      {older && (
        <p className={classes.way}>
          <Link to={path} reloadDocument>
            {t.latest}
          </Link>
        </p>
      )}
    </div>
  )
}
