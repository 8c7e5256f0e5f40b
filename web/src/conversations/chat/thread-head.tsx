import { ActionIcon, Text } from '@mantine/core'
import type { ChatSession, ChatSide } from '@rahba/contract/conversations/chat/chat-shapes'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { UserText } from '../../kit/layout/direction.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import { type ChatView, isBlockedByMe } from './chat-view.ts'
import { ThreadMenu } from './thread-menu.tsx'

interface ThreadHeadProps {
  view: ChatView
  session: ChatSession
  /** The other side, or both for an admin. */
  title: string
  names: Readonly<Record<ChatSide, string>>
  back?: ReactNode
  searching: boolean
  toggleSearch: () => void
  searchButton: Ref<HTMLButtonElement>
}

/** The head of a conversation: with whom it is, the search in it, and its menu. */
export function ThreadHead({ view, session, title, names, back, searching, toggleSearch, searchButton }: ThreadHeadProps) {
  const t = useText('chat')
  const picture = view.actor === 'store' ? session.user.avatar : session.store.logo
  return (
    <header className={classes.head}>
      {back}
      <Thumb id={picture} width={36} round name={title} />
      <div className={classes.who}>
        <Text fw={600} truncate>
          {view.actor === 'admin' ? (
            <>
              <UserText>{names.store}</UserText> · <UserText>{names.user}</UserText>
            </>
          ) : (
            <UserText>{title}</UserText>
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
        onClick={toggleSearch}
      >
        <IconSearch size={18} stroke={1.6} />
      </ActionIcon>
      {view.writing && <ThreadMenu writing={view.writing} session={session} blockedByMe={isBlockedByMe(view, session)} />}
    </header>
  )
}
