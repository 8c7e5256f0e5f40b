import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DateTime } from './date-time.tsx'
import { UserText } from './direction.tsx'
import classes from './page.module.css'

export interface TimelineEntry {
  key: string
  title: ReactNode
  at: string
  /** Who did it. */
  by?: string | null
  note?: string | null
}

/** What happened, the newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classes.timeline}>
      {entries.map(({ key, title, at, by, note }) => (
        <li key={key}>
          <div>{title}</div>
          <Text size="xs" c="dimmed">
            <DateTime value={at} />
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
