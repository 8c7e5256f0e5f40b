import type { DrawerProps, ModalProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

const LateWindow = lazy(() => import('./late-window.tsx'))

/** A modal, or a drawer at the side, with the props of the library's. */
export type WindowProps = ({ as?: 'modal' } & ModalProps) | ({ as: 'drawer' } & DrawerProps)

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
