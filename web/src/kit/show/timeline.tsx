import { Text } from '@mantine/core'
import type { DateStyle } from '@rahba/contract/kernel/date-text'
import type { ReactNode } from 'react'
import { UserText } from '../layout/direction.tsx'
import classes from '../layout/page.module.css'
import { DateTime } from './date-time.tsx'

interface TimelineEntry {
  key: string
  title: ReactNode
  at: string
  /** The person who did it. */
  by?: string | null
  note?: string | null
}

/** The events, the newest first. `time` is the format of the moment: the hour alone if a day is shown above. */
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
