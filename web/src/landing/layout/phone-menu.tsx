import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Wordmark } from '../../theme/mark.tsx'
import classes from './navbar.module.css'

export const menuId = 'menu'

/** The navigation of narrow windows. The browser opens and closes it, and gives the focus back, without a script. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const t = useText('common')
  return (
    <nav id={menuId} popover="auto" className={classes.drawer} aria-label={t.mainMenu}>
      <div className={classes.drawerHead}>
        <Wordmark size={26} />
        <CloseButton aria-label={t.closeMenu} popoverTarget={menuId} popoverTargetAction="hide" />
      </div>
      <div className={classes.column}>{children}</div>
    </nav>
  )
}
