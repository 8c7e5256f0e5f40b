import { Button, Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { getFriends } from '@rahba/contract/conversations/chat/chat-store.calls'
import { IconMessages, IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useGivenAnswer } from '../../api/queries.ts'
import { EmptyState, ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { useText } from '../../text/use-text.ts'
import { FriendLine } from './friend-line.tsx'
import classes from './messages.module.css'

const perPage = 20

/**
 * The shoppers a store talks with, searched and narrowed to what waits. Messages that arrive bring theirs to the top (the frame listens for all
 * pages).
 */
export function FriendList({ current }: { current: string | null }) {
  const t = useText('chat').friends
  const [text, setText] = useState('')
  const [unread, setUnread] = useState(false)
  const [q] = useDebouncedValue(text.trim(), 300)
  const firstPage = useGivenAnswer(getFriends, { body: { per_page: perPage } })
  const query = useInfiniteQuery({
    queryKey: [getFriends.name, { q, unread }],
    queryFn: ({ pageParam, signal }) =>
      api(
        getFriends,
        { body: { per_page: perPage, ...(q ? { q } : {}), ...(unread ? { unread } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next_cursor,
    ...(firstPage && !q && !unread ? { initialData: { pages: [firstPage], pageParams: [''] } } : {}),
    meta: { silent: true },
  })
  const friends = query.data?.pages.flatMap(({ data }) => data)
  return (
    <nav className={classes.list} aria-label={t.list}>
      <div className={classes.tools}>
        <TextInput
          role="searchbox"
          aria-label={t.search}
          placeholder={t.search}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Checkbox size="sm" label={t.onlyUnread} checked={unread} onChange={(event) => setUnread(event.currentTarget.checked)} />
      </div>
      <div className={classes.scroll}>
        {!friends &&
          (query.error ? (
            <ErrorState error={query.error} retry={() => void query.refetch()} />
          ) : (
            <div className={classes.waiting}>
              <FactsSkeleton rows={6} />
            </div>
          ))}
        {friends?.length === 0 && (
          <EmptyState
            icon={<IconMessages size={36} stroke={1.25} aria-hidden="true" />}
            title={q || unread ? t.noneFound : t.none}
            body={q || unread ? t.noneFoundHint : t.noneHint}
          />
        )}
        <ul className={classes.items}>
          {friends?.map((friend) => (
            <li key={friend.session.id}>
              <FriendLine friend={friend} current={friend.session.id === current} />
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <Button variant="subtle" fullWidth loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t.more}
          </Button>
        )}
      </div>
    </nav>
  )
}
