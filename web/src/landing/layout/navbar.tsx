import { Burger, Button } from '@mantine/core'
import clsx from 'clsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { LanguageSwitch } from '../../shell/frame/language-switch.tsx'
import { useText } from '../../text/use-text.ts'
import { Wordmark } from '../../theme/mark.tsx'
import classes from './navbar.module.css'

// Most visitors of the wide page never open this menu.
const PhoneMenu = lazy(() => import('./phone-menu.tsx'))

interface NavbarProps {
  signedIn: boolean
  onContact: () => void
}

/** The public navigation bar; under 992 px its links are in a drawer. */
export function Navbar({ signedIn, onContact }: NavbarProps) {
  const t = useText('landing/layout').nav
  const common = useText('common')
  const to = usePathTo()
  const { key } = useLocation()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the drawer
  useEffect(() => setOpen(false), [key])
  const show = () => {
    setWasOpened(true)
    setOpen(true)
  }
  const contact = () => {
    setOpen(false)
    onContact()
  }
  const links = (className: string | undefined) => (
    <>
      <Link className={className} to={to('/')}>
        {t.home}
      </Link>
      <Link className={className} to={`${to('/')}#advantages`}>
        {t.advantages}
      </Link>
      <Link className={className} to={`${to('/')}#partners`}>
        {t.partners}
      </Link>
      <Link className={className} to={`${to('/')}#download`}>
        {t.download}
      </Link>
      <button type="button" className={className} onClick={contact}>
        {t.contact}
      </button>
      <Link className={className} to={to('/store/pages/privacy-static')}>
        {t.privacy}
      </Link>
      <Link className={className} to={to('/store/pages/terms-static')}>
        {t.terms}
      </Link>
    </>
  )
  const account = (
    <Button component={Link} to={signedIn ? to('/store') : to('/store/auth/login')} size="sm">
      {signedIn ? t.account : t.login}
    </Button>
  )
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to={to('/')} className={classes.brand}>
          <Wordmark size={30} />
        </Link>
        <nav className={classes.links} aria-label={common.mainMenu}>
          {links(classes.link)}
        </nav>
        <div className={classes.end}>
          <LanguageSwitch size="sm" />
          {account}
          <Burger className={classes.burger} opened={open} onClick={show} size="sm" aria-label={common.openMenu} aria-expanded={open} />
        </div>
      </div>
      {wasOpened && (
        <Suspense>
          <PhoneMenu open={open} onClose={() => setOpen(false)}>
            {links(clsx(classes.link, classes.wide))}
          </PhoneMenu>
        </Suspense>
      )}
    </header>
  )
}
