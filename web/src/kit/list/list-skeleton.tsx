import { Skeleton } from '@mantine/core'
import { useText } from '../../text/use-text.ts'
import classes from './list.module.css'

/** The shape of a list that is on its way. */
export function ListSkeleton({ columns = 4, rows = 8 }: { columns?: number; rows?: number }) {
  const { state } = useText('kit')
  return (
    <div role="status" aria-busy="true" aria-label={state.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={`row-${row + 1}`} className={classes.skeletonRow}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={`cell-${column + 1}`} height={12} style={{ flex: column === 0 ? 2 : 1 }} width="auto" />
          ))}
        </div>
      ))}
    </div>
  )
}
