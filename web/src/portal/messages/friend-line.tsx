import type { Friend } from '@rahba/contract/conversations/chat/chat-shapes'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { Link } from 'react-router'
import { UserText } from '../../kit/layout/direction.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './messages.module.css'

const maxShown = 99

/** The time of today's messages, the day of older ones. */
function useWhen() {
  const locale = useLocale()
  return (moment: string) => {
    const day = formatDate(moment, locale, 'date')
    return day === formatDate(new Date().toISOString(), locale, 'date')
      ? formatDate(moment, locale, 'time')
      : formatDate(moment, locale, 'dayMonth')
  }
}

/** One shopper of the list: who, what was last said, and whether it waits to be read. */
export function FriendLine({ friend, current }: { friend: Friend; current: boolean }) {
  const t = useText('chat').friends
  const locale = useLocale()
  const when = useWhen()
  const local = useLocalPath()
  const { session } = friend
  // A store's friends are shoppers, whose names are plain strings.
  const name = friend.deleted ? deletedShopper[locale] : typeof friend.name === 'string' ? friend.name : t.noName
  const last = session.last_message
  const preview = last?.text ?? (last?.file === 'pdf' ? t.pdf : last?.file === 'image' ? t.image : '')
  return (
    <Link
      className={classes.friend}
      to={local(`/store/messages?session=${session.id}`)}
      aria-current={current}
      data-unread={session.unread_count > 0 || undefined}
      preventScrollReset
    >
      <Thumb id={friend.avatar} width={40} round name={name} />
      <div className={classes.text}>
        <div className={classes.line}>
          <bdi className={classes.preview} style={{ color: 'inherit' }}>
            {name}
          </bdi>
          {last && <span className={classes.when}>{when(last.created_at)}</span>}
        </div>
        <div className={classes.line}>
          {last?.sender === 'store' && <span className={classes.when}>{t.you}</span>}
          <span className={classes.preview}>
            <UserText>{preview}</UserText>
          </span>
          {session.unread_count > 0 && (
            <span className={classes.unread} role="img" aria-label={t.unread(session.unread_count)}>
              {session.unread_count > maxShown ? `${maxShown}+` : session.unread_count}
            </span>
          )}
        </div>
      </div>
    </Link>
  )
}
