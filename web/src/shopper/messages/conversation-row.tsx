import type { Friend } from '@rahba/contract/conversations/chat/chat-shapes'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconBuildingStore } from '@tabler/icons-react'
import { UserText } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Picture } from '../../kit/show/picture.tsx'
import { usePathTo } from '../../paths.ts'
import { CountBadge } from '../../shop/count-badge.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './messages.module.css'

/** A conversation in the list: the store, its last message, and how many were not read. */
export function ConversationRow({ store: { name, avatar, session } }: { store: Friend }) {
  const t = useText('shopper-account').messages
  const locale = useLocale()
  const to = usePathTo()
  const { id, unread_count, last_message } = session
  const shown = typeof name === 'string' ? name : name && inLocale(name, locale)
  const preview = last_message && (last_message.text ?? (last_message.file === 'pdf' ? t.pdf : t.image))
  return (
    <li>
      <a href={to('/messages/:id', { id })} className={classes.row} data-unread={unread_count > 0 || undefined}>
        <span className={classes.logo}>
          {avatar ? <Picture id={avatar} alt="" width={48} height={48} /> : <IconBuildingStore size={26} stroke={1.5} aria-hidden="true" />}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>
            <UserText>{shown}</UserText>
          </span>
          {last_message && (
            <span className={classes.said}>
              {last_message.sender === 'user' && `${t.you} `}
              <UserText>{preview}</UserText>
            </span>
          )}
        </span>
        <span className={classes.end}>
          {last_message && <DateTime value={last_message.created_at} style="dayMonth" />}
          <CountBadge count={unread_count} title={t.unread(unread_count)} />
        </span>
      </a>
    </li>
  )
}
