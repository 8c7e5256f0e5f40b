import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'

/** A modal, or a drawer at the side, with the props of the library's. */
export type WindowProps = ({ as?: 'modal' } & ModalProps) | ({ as: 'drawer' } & DrawerProps)

/** The chunk with the library's windows. The first time it draws them closed, so that they come in as every time. */
export default function LateWindow({ as, opened, ...props }: WindowProps) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const from = document.activeElement
    setReady(true)
    // many are taken off the page where they close, before the library gives the focus back: who has no pointer stood at the top of the page again
    return () => {
      if (document.activeElement === document.body && from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
  }, [])
  const Kind = as === 'drawer' ? Drawer : Modal
  // which of both the props are for was said by `as`
  return <Kind {...(props as object)} opened={opened && ready} onClose={props.onClose} />
}
