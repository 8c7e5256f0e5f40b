import { CloseButton, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { DateTime } from '../../kit/date-time.tsx'
import { UserText } from '../../kit/direction.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import type { ChatView } from './side.ts'

interface ThreadSearchProps {
  view: ChatView
  session_id: string
  onChoose: (sequence: number) => void
  onClose: () => void
}

/** Messages that hold words, the newest first; choosing one shows it in its place. */
export function ThreadSearch({ view, session_id, onChoose, onClose }: ThreadSearchProps) {
  const t = useText('chat')
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 300)
  const { data } = useCall(view.messages, { params: { id: session_id }, query: { q, limit: 50 } }, { enabled: q !== '' })
  return (
    <div className={classes.results}>
      <TextInput
        role="searchbox"
        aria-label={t.search}
        placeholder={t.searchHint}
        data-autofocus
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSection={<CloseButton size="sm" aria-label={t.closeSearch} onClick={onClose} />}
      />
      {q !== '' && data && (
        <>
          <Text size="xs" c="dimmed" my={8} aria-live="polite">
            {t.found(data.data.length)}
          </Text>
          {data.data.toReversed().map((message) => (
            <button type="button" key={message.id} className={classes.result} onClick={() => onChoose(message.sequence)}>
              <UserText lines={2}>{message.text}</UserText>
              <Text size="xs" c="dimmed" component="div">
                <DateTime value={message.created_at} />
              </Text>
            </button>
          ))}
        </>
      )}
    </div>
  )
}
