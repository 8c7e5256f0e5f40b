import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../api/use-hydrated.ts'
import { DropInvite } from './drop-invite.tsx'
import type { DropAreaProps } from './drop-zone.tsx'
import classes from './upload.module.css'

const DropZone = lazy(() => import('./drop-zone.tsx'))

/** A place to drop or choose files. It takes none before it can keep them: until then it only says what belongs there. */
export function DropArea(props: DropAreaProps) {
  const place = (
    <div className={classes.place} style={{ minBlockSize: props.height }}>
      <DropInvite title={props.title} hint={props.hint} />
    </div>
  )
  if (!useHydrated()) return place
  return (
    <Suspense fallback={place}>
      <DropZone {...props} />
    </Suspense>
  )
}
