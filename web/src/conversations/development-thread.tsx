import { Anchor, Group, Text } from '@mantine/core'
import type { DevelopmentReply } from '@rahba/contract/conversations/development-shapes'
import { IconFileText } from '@tabler/icons-react'
import { UserText } from '../kit/layout/direction.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { useText } from '../text/use-text.ts'
import classes from './thread.module.css'

interface ThreadProps {
  replies: readonly DevelopmentReply[]
  /** The side of the reader, whose own messages are set apart. */
  reader: DevelopmentReply['author']
  /** The store's name, for what a member said. */
  store: string
  fileHref: (id: string) => string
}

/** The replies to a development message, the oldest first, with their files. */
export function DevelopmentThread({ replies, reader, store, fileHref }: ThreadProps) {
  const t = useText('development')
  return (
    <ol className={classes.thread}>
      {replies.map(({ id, author, author_name, message, created_at, attachments }) => (
        <li key={id} className={classes.reply} data-own={author === reader || undefined}>
          <Text size="sm" fw={600}>
            <UserText>{author === 'admin' ? t.platform : store}</UserText>
            {author_name && (
              <Text span size="sm" fw={400} c="dimmed">
                {' · '}
                <UserText>{author_name}</UserText>
              </Text>
            )}
          </Text>
          <p className={classes.words} dir="auto">
            {message}
          </p>
          {attachments.map((file) => (
            <Group key={file.id} gap={6} wrap="nowrap">
              <IconFileText size={16} stroke={1.5} aria-hidden="true" />
              <Anchor size="sm" href={fileHref(file.id)} target="_blank" rel="noreferrer" truncate>
                <UserText>{file.name}</UserText>
              </Anchor>
            </Group>
          ))}
          <Text size="xs" c="dimmed">
            <DateTime value={created_at} style="dateTime" />
          </Text>
        </li>
      ))}
    </ol>
  )
}
