import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Wordmark } from '../../theme/mark.tsx'
import classes from './navbar.module.css'

interface PhoneMenuProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The navigation of narrow windows. Loaded when it is first opened. */
export default function PhoneMenu({ open, onClose, children }: PhoneMenuProps) {
  const t = useText('common')
  return (
    <Drawer
      opened={open}
      onClose={onClose}
      position="right"
      size={300}
      title={<Wordmark size={26} />}
      closeButtonProps={{ 'aria-label': t.closeMenu }}
    >
      <nav className={classes.column} aria-label={t.mainMenu}>
        {children}
      </nav>
    </Drawer>
  )
}
