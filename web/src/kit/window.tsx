import { lazy, Suspense, useState } from 'react'
import type { WindowProps } from './late-window.tsx'

const LateWindow = lazy(() => import('./late-window.tsx'))

/** What opens over a page. Nobody has asked for it when the page comes, so its script (16 kB) comes when it is first opened. */
export function Window(props: WindowProps) {
  const [asked, setAsked] = useState(false)
  if (props.opened && !asked) setAsked(true)
  if (!asked) return null
  return (
    <Suspense>
      <LateWindow {...props} />
    </Suspense>
  )
}
