import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'

/** A modal, or a drawer at the side, with Mantine's props. */
export type DialogProps = ({ as?: 'modal' } & ModalProps) | ({ as: 'drawer' } & DrawerProps)

/** The chunk that holds Mantine's dialogs. It renders them closed first, so that the opening transition also runs the first time. */
export default function LazyDialog({ as, opened, ...props }: DialogProps) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const from = document.activeElement
    setReady(true)
    // Many dialogs unmount on close before Mantine restores focus, which sent keyboard users to the top of the page.
    return () => {
      if (document.activeElement === document.body && from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
  }, [])
  const Component = as === 'drawer' ? Drawer : Modal
  // Drawers open at the end of the line. Mantine's "right" follows the direction of the page: in Arabic it is the left side.
  const side = as === 'drawer' ? { position: 'right' as const } : {}
  // `as` says which of the two the props belong to, which TypeScript cannot follow through the spread
  return <Component {...side} {...(props as object)} opened={opened && ready} onClose={props.onClose} />
}
