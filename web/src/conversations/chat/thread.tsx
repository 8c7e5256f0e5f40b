import { ActionIcon, Text } from '@mantine/core'
import type { UploadedFile } from '@rahba/contract/kernel/files'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ErrorState, FactsSkeleton } from '../../kit/states.tsx'
import { Thumb } from '../../kit/thumb.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import type { Outgoing } from './outbox.ts'
import { type ChatView, chatViews, ownSide } from './side.ts'
import { SubjectCard } from './subject-card.tsx'
import { ThreadMenu } from './thread-menu.tsx'
import { ThreadSearch } from './thread-search.tsx'
import { useThread } from './use-thread.ts'

interface ThreadProps {
  actor: ChatView['actor']
  session_id: string
  /** At the head's beginning: the way back. */
  back?: ReactNode
}

/** One conversation: with whom, about what, what was said, and where to write. Give it a key of its session. */
export default function Thread({ actor, session_id, back }: ThreadProps) {
  const view = chatViews[actor]
  const t = useText('chat')
  const locale = useLocale()
  const thread = useThread(view, session_id)
  const [searching, setSearching] = useState(false)
  const [found, setFound] = useState<number | null>(null)
  const [returned, setReturned] = useState<{ text: string; file: UploadedFile | null; at: number } | null>(null)
  const { session: read, list, outbox } = thread
  const session = read.data
  const error = read.error ?? (list.messages ? null : list.error)
  if (error) {
    const retry = () => {
      void read.refetch()
      list.retry()
    }
    return (
      <div className={classes.thread}>
        {back && <div className={classes.head}>{back}</div>}
        <ErrorState error={error} retry={retry} />
      </div>
    )
  }
  if (!session || session.id !== session_id)
    return (
      <div className={classes.waiting}>
        <FactsSkeleton rows={8} />
      </div>
    )

  const shopper = session.user.name ?? t.friends.noName
  const store = inLocale(session.store.name, locale)
  const name = view.actor === 'store' ? shopper : view.actor === 'user' ? store : `${store} · ${shopper}`
  const picture = view.actor === 'store' ? session.user.avatar : session.store.logo
  const blockedByMe = ownSide(view) === 'store' ? session.blocked_by_store : session.blocked_by_user
  const edit = (one: Outgoing) => {
    outbox.discard(one.client_id)
    setReturned({ text: one.text, file: one.file, at: Date.now() })
  }
  const show = (sequence: number) => {
    setSearching(false)
    void list.reach(sequence).then(() => setFound(sequence))
  }
  return (
    <section className={classes.thread} aria-label={t.thread(name)}>
      <header className={classes.head}>
        {back}
        <Thumb id={picture} width={36} round name={name} />
        <div className={classes.who}>
          <Text fw={600} truncate>
            {view.actor === 'admin' ? (
              <>
                <bdi>{store}</bdi> · <bdi>{shopper}</bdi>
              </>
            ) : (
              <bdi>{name}</bdi>
            )}
          </Text>
        </div>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.search} onClick={() => setSearching((open) => !open)}>
          <IconSearch size={18} stroke={1.6} />
        </ActionIcon>
        {view.writing && <ThreadMenu writing={view.writing} session={session} blockedByMe={blockedByMe} />}
      </header>
      <SubjectCard view={view} session={session} />
      {view.actor === 'admin' && <div className={classes.notice}>{t.adminNotice}</div>}
      {searching ? (
        <ThreadSearch view={view} session_id={session_id} onChoose={show} onClose={() => setSearching(false)} />
      ) : (
        <MessageList view={view} session={session} thread={thread} found={found} onEdit={edit} />
      )}
      {!searching && view.writing && (
        <>
          <div className={classes.typing} aria-live="polite">
            {thread.typing && t.typing(name)}
          </div>
          {session.open ? (
            <Composer view={view} session_id={session_id} returned={returned} onSend={outbox.send} onTyping={thread.tellTyping} />
          ) : (
            <div className={classes.notice}>{blockedByMe ? t.blocked.byMe : t.blocked.byOther}</div>
          )}
        </>
      )}
    </section>
  )
}
