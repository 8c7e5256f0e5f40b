import { Button, CloseButton, Text, TextInput } from '@mantine/core'
import { useDebouncedValue, useWindowEvent } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { ErrorState } from '../../kit/feedback/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import type { ChatView } from './chat-view.ts'

interface ThreadSearchProps {
  view: ChatView
  session_id: string
  onChoose: (sequence: number) => void
  onClose: () => void
}

const pageSize = 50

/** Messages that hold words, the newest first; choosing one shows it in its place. It lies over the conversation, which stays as it was. */
export function ThreadSearch({ view, session_id, onChoose, onClose }: ThreadSearchProps) {
  const t = useText('chat')
  const [text, setText] = useState('')
  useWindowEvent('keydown', (event) => event.key === 'Escape' && onClose())
  const [q] = useDebouncedValue(text.trim(), 300)
  const query = useInfiniteQuery({
    queryKey: [view.messages.name, { session_id, q }],
    queryFn: ({ pageParam, signal }) =>
      api(
        view.messages,
        { params: { id: session_id }, query: { q, limit: pageSize, ...(pageParam ? { before: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ has_more, data }) => (has_more ? data[0]?.sequence : undefined),
    enabled: q !== '',
    meta: { silent: true },
  })
  // Each page is in reading order.
  const found = query.data?.pages.flatMap(({ data }) => data.toReversed())
  return (
    <div className={classes.results}>
      <TextInput
        role="searchbox"
        aria-label={t.search}
        placeholder={t.searchHint}
        data-autofocus
        autoFocus
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSection={<CloseButton size="sm" aria-label={t.closeSearch} onClick={onClose} />}
      />
      {q !== '' && query.error && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {q !== '' && found && (
        <>
          <Text size="xs" c="dimmed" my={8} aria-live="polite">
            {query.hasNextPage ? t.foundMore(found.length) : t.found(found.length)}
          </Text>
          {found.map((message) => (
            <button type="button" key={message.id} className={classes.result} onClick={() => onChoose(message.sequence)}>
              <UserText lines={2}>{message.text}</UserText>
              <Text size="xs" c="dimmed" component="div">
                <DateTime value={message.created_at} />
              </Text>
            </button>
          ))}
          {query.hasNextPage && (
            <Button variant="subtle" fullWidth loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t.loadOlder}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
