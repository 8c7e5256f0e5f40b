import { lazy, Suspense, useState } from 'react'
import { NotificationMenu } from '../../notifications/notification-menu.tsx'
import { ColourSwitch } from '../../shell/frame/colour-switch.tsx'
import { LanguageSwitch } from '../../shell/frame/language-switch.tsx'
import { PaletteButton } from '../../shell/palette/palette-button.tsx'
import { AccountButton } from './account-button.tsx'
import { adminSurface } from './notification-surface.ts'
import classes from './top-bar.module.css'
import type { TopBarProps } from './top-bar-props.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(loadMenu)
const AdminPalette = lazy(() => import('./admin-palette.tsx'))

/** The menu's parts are 15 kB that no page shows at first: they are fetched when the pointer or the focus comes near the button. */
function Account(props: TopBarProps) {
  const [isMounted, setMounted] = useState(false)
  const warm = () => void loadMenu().catch(() => {}) // only ahead of time; a failure is met when the menu is asked for
  const button = <AccountButton admin={props.admin} onPointerEnter={warm} onFocus={warm} onClick={() => setMounted(true)} />
  return isMounted ? (
    <Suspense fallback={button}>
      <AccountMenu {...props} />
    </Suspense>
  ) : (
    button
  )
}

/** The search over everything, language, colour mode, and the account with its profile and the way out. */
export function TopBar(props: TopBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.palette}>
        <PaletteButton>{(palette) => <AdminPalette {...props} {...palette} />}</PaletteButton>
      </div>
      <NotificationMenu surface={adminSurface} />
      <LanguageSwitch />
      <ColourSwitch />
      <Account {...props} />
    </div>
  )
}
