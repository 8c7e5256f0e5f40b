import { Skeleton } from '@mantine/core'
import { useText } from '../../text/use-text.ts'
import { upTo } from '../show/repeat.ts'
import classes from './list.module.css'

/** The shape of a list that is on its way. */
export function ListSkeleton({ columns = 4, rows = 8 }: { columns?: number; rows?: number }) {
  const { state } = useText('kit')
  return (
    <div role="status" aria-busy="true" aria-label={state.loading}>
      {upTo(rows).map((row) => (
        <div key={row} className={classes.skeletonRow}>
          {upTo(columns).map((column) => (
            <Skeleton key={column} height={12} style={{ flex: column === 1 ? 2 : 1 }} width="auto" />
          ))}
        </div>
      ))}
    </div>
  )
}
