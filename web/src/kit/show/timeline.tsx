import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { UserText } from '../layout/direction.tsx'
import classes from '../layout/page.module.css'
import { DateTime } from './date-time.tsx'
import type { DateStyle } from './format.ts'

interface TimelineEntry {
  key: string
  title: ReactNode
  at: string
  /** Who did it. */
  by?: string | null
  note?: string | null
}

/** What happened, the newest first. `time` is how the moment is written: the hour alone where a day stands above. */
export function Timeline({ entries, time = 'dateTime' }: { entries: readonly TimelineEntry[]; time?: DateStyle }) {
  return (
    <ol className={classes.timeline}>
      {entries.map(({ key, title, at, by, note }) => (
        <li key={key}>
          <div>{title}</div>
          <Text size="xs" c="dimmed">
            <DateTime value={at} style={time} />
            {by && (
              <>
                {' · '}
                <UserText>{by}</UserText>
              </>
            )}
          </Text>
          {note && (
            <Text size="sm" mt={4}>
              <UserText>{note}</UserText>
            </Text>
          )}
        </li>
      ))}
    </ol>
  )
}
