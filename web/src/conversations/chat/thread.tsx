import { ActionIcon, Text } from '@mantine/core'
import type { UploadedFile } from '@rahba/contract/kernel/files'
import { inLocale } from '@rahba/contract/kernel/locale'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { asApiError } from '../../api/errors.ts'
import { toastError } from '../../api/toast.ts'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import { type ChatView, chatViews, ownSide } from './chat-view.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import type { Outgoing } from './outbox.ts'
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
export function Thread({ actor, session_id, back }: ThreadProps) {
  const view = chatViews[actor]
  const t = useText('chat')
  const locale = useLocale()
  const thread = useThread(view, session_id)
  const [searching, setSearching] = useState(false)
  const [found, setFound] = useState<{ sequence: number; at: number } | null>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const [returned, setReturned] = useState<{ text: string; file: UploadedFile | null; at: number } | null>(null)
  const { session: read, list, outbox } = thread
  const session = read.data
  // Shown messages stay while the server is away, unless the conversation is missing or no longer one's own.
  const isMissing = read.error && (!session || read.error.status === 403 || read.error.status === 404)
  const error = isMissing ? read.error : list.messages ? null : list.error
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

  const shopper = session.user.deleted ? deletedShopper[locale] : (session.user.name ?? t.friends.noName)
  const store = inLocale(session.store.name, locale)
  const name = view.actor === 'store' ? shopper : view.actor === 'user' ? store : `${store} · ${shopper}`
  const picture = view.actor === 'store' ? session.user.avatar : session.store.logo
  const blockedByMe = ownSide(view) === 'store' ? session.blocked_by_store : session.blocked_by_user
  const edit = (one: Outgoing) => {
    outbox.discard(one.client_id)
    setReturned({ text: one.text, file: one.file, at: Date.now() })
  }
  const show = (sequence: number) =>
    list.reach(sequence).then(
      () => {
        setSearching(false)
        setFound({ sequence, at: Date.now() })
      },
      (thrown: unknown) => toastError(asApiError(thrown, locale)),
    )
  const closeSearch = () => {
    setSearching(false)
    searchButton.current?.focus()
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
                <UserText>{store}</UserText> · <UserText>{shopper}</UserText>
              </>
            ) : (
              <UserText>{name}</UserText>
            )}
          </Text>
        </div>
        <ActionIcon
          ref={searchButton}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t.search}
          aria-expanded={searching}
          onClick={() => setSearching((open) => !open)}
        >
          <IconSearch size={18} stroke={1.6} />
        </ActionIcon>
        {view.writing && <ThreadMenu writing={view.writing} session={session} blockedByMe={blockedByMe} />}
      </header>
      <SubjectCard view={view} session={session} />
      {view.actor === 'admin' && <div className={classes.notice}>{t.adminNotice}</div>}
      <div className={classes.body}>
        <MessageList
          view={view}
          session={session}
          thread={thread}
          names={{ store, user: shopper }}
          found={found}
          covered={searching}
          onEdit={edit}
        />
        {searching && (
          <ThreadSearch view={view} session_id={session_id} onChoose={(sequence) => void show(sequence)} onClose={closeSearch} />
        )}
      </div>
      {view.writing && (
        // The typed text remains while one searches.
        <div hidden={searching}>
          <div className={classes.typing} aria-live="polite">
            {thread.typing && session.open && t.typing(name)}
          </div>
          {session.open && session.me ? (
            <Composer
              key={session.me}
              view={view}
              person={session.me}
              session_id={session_id}
              returned={returned}
              onSend={outbox.send}
              onTyping={thread.sendTyping}
            />
          ) : (
            <div className={classes.notice}>
              {session.user.deleted ? t.blocked.deleted : blockedByMe ? t.blocked.byMe : t.blocked.byOther}
            </div>
          )}
        </div>
      )}
    </section>
  )
}
