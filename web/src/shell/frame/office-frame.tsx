import { Burger } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { useText } from '../../text/use-text.ts'
import { Wordmark } from '../../theme/mark.tsx'
import { FrameTitle } from './frame-title.tsx'
import classes from './office-frame.module.css'
import { SkipLink } from './skip-link.tsx'

interface OfficeFrameProps {
  /** The page that the wordmark opens. */
  home: string
  /** The title of the tab until the page sets its own. */
  section: string
  navigation: ReactNode
  /** Stays at the bottom of the sidebar. */
  navigationFoot?: ReactNode
  header: ReactNode
  /** Between the header and the page. */
  banners?: ReactNode
  children: ReactNode
}

/** The frame of both back offices: sidebar, header, page. Under 768 px the sidebar becomes a drawer that closes when a page is chosen. */
export function OfficeFrame({ home, section, navigation, navigationFoot, header, banners, children }: OfficeFrameProps) {
  const t = useText('common')
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the drawer
  useEffect(() => setOpen(false), [pathname])
  const menu = (
    <>
      <nav className={classes.nav} aria-label={t.mainMenu}>
        {navigation}
      </nav>
      {navigationFoot && <div className={classes.foot}>{navigationFoot}</div>}
    </>
  )
  return (
    <div className={classes.frame}>
      <link rel="manifest" href={`${home}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <SkipLink />
      <aside className={classes.sidebar}>
        <Link to={home} className={classes.brand}>
          <Wordmark />
        </Link>
        {menu}
      </aside>
      <Dialog
        as="drawer"
        position="left"
        opened={open}
        onClose={() => setOpen(false)}
        size={280}
        padding={0}
        title={<Wordmark size={24} />}
        closeButtonProps={{ 'aria-label': t.closeMenu }}
        classNames={{ header: classes.drawerHeader ?? '', body: classes.drawerBody ?? '' }}
      >
        {menu}
      </Dialog>
      <div className={classes.column}>
        <header className={classes.header}>
          <Burger
            className={classes.burger}
            opened={open}
            onClick={() => setOpen(true)}
            size="sm"
            aria-label={t.openMenu}
            aria-expanded={open}
          />
          {header}
        </header>
        {banners}
        <main id="content" className={classes.main} tabIndex={-1}>
          <FrameTitle section={section}>{children}</FrameTitle>
        </main>
      </div>
    </div>
  )
}
