import { Skeleton } from '@mantine/core'
import { useText } from '../../text/use-text.ts'
import { numberRange } from '../show/number-range.ts'
import classes from './list.module.css'

/** The shape of a list that is on its way. */
export function ListSkeleton({ columns = 4, rows = 8 }: { columns?: number; rows?: number }) {
  const { state } = useText('kit')
  return (
    <div role="status" aria-busy="true" aria-label={state.loading}>
      {numberRange(rows).map((row) => (
        <div key={row} className={classes.skeletonRow}>
          {numberRange(columns).map((column) => (
            <Skeleton key={column} height={12} style={{ flex: column === 1 ? 2 : 1 }} width="auto" />
          ))}
        </div>
      ))}
    </div>
  )
}
