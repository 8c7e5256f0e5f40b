import type { ChatSession, ChatSide } from '@rahba/contract/conversations/chat/chat-shapes'
import type { UploadedFile } from '@rahba/contract/kernel/files'
import { inLocale } from '@rahba/contract/kernel/locale'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { type ReactNode, useRef, useState } from 'react'
import { asApiError } from '../../api/errors.ts'
import { toastError } from '../../api/toast.ts'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import { type ChatView, chatViews, isBlockedByMe } from './chat-view.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import type { Outgoing } from './outbox.ts'
import { SubjectCard } from './subject-card.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ThreadSearch } from './thread-search.tsx'
import { useThread } from './use-thread.ts'

interface ThreadProps {
  actor: ChatView['actor']
  session_id: string
  /** At the head's beginning: the way back. */
  back?: ReactNode
}

type Names = Readonly<Record<ChatSide, string>>

/** Returns the name of the other side; an admin sees both. */
const getTitle = ({ actor }: ChatView, { store, user }: Names): string => ({ store: user, user: store, admin: `${store} · ${user}` })[actor]

/** The reason that nothing can be written. */
function ClosedNotice({ view, session }: { view: ChatView; session: ChatSession }) {
  const { blocked } = useText('chat')
  const reason = session.user.deleted ? 'deleted' : isBlockedByMe(view, session) ? 'byMe' : 'byOther'
  return <div className={classes.notice}>{blocked[reason]}</div>
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

  const names = {
    store: inLocale(session.store.name, locale),
    user: session.user.deleted ? deletedShopper[locale] : (session.user.name ?? t.friends.noName),
  }
  const title = getTitle(view, names)
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
    <section className={classes.thread} aria-label={t.thread(title)}>
      <ThreadHead
        view={view}
        session={session}
        title={title}
        names={names}
        back={back}
        searching={searching}
        toggleSearch={() => setSearching((open) => !open)}
        searchButton={searchButton}
      />
      <SubjectCard view={view} session={session} />
      {view.actor === 'admin' && <div className={classes.notice}>{t.adminNotice}</div>}
      <div className={classes.body}>
        <MessageList view={view} session={session} thread={thread} names={names} found={found} covered={searching} onEdit={edit} />
        {searching && (
          <ThreadSearch view={view} session_id={session_id} onChoose={(sequence) => void show(sequence)} onClose={closeSearch} />
        )}
      </div>
      {view.writing && (
        // The typed text remains while one searches.
        <div hidden={searching}>
          <div className={classes.typing} aria-live="polite">
            {thread.typing && session.open && t.typing(title)}
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
            <ClosedNotice view={view} session={session} />
          )}
        </div>
      )}
    </section>
  )
}
