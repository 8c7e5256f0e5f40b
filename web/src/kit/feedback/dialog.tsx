import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './lazy-dialog.tsx'

const LazyDialog = lazy(() => import('./lazy-dialog.tsx'))

/** A modal or drawer. Its script (16 kB) loads when it is first opened, because most pages are read without one. */
export function Dialog(props: DialogProps) {
  const [isMounted, setMounted] = useState(false)
  if (props.opened && !isMounted) setMounted(true)
  if (!isMounted) return null
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  )
}
