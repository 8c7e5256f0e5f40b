import { Drawer, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { WindowProps } from './window.tsx'

/** The chunk with the library's windows. The first time it draws them closed, so that they come in as every time. */
export default function LateWindow({ as, opened, ...props }: WindowProps) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const Kind = as === 'drawer' ? Drawer : Modal
  // which of both the props are for was said by `as`
  return <Kind {...(props as object)} opened={opened && ready} onClose={props.onClose} />
}
