import { Burger, Button } from '@mantine/core'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { LanguageSwitch } from '../../shell/frame/language-switch.tsx'
import { useText } from '../../text/use-text.ts'
import { Wordmark } from '../../theme/mark.tsx'
import { ContactLink } from './contact-link.tsx'
import classes from './navbar.module.css'
import { menuId, PhoneMenu } from './phone-menu.tsx'

function Links({ className }: { className: string | undefined }) {
  const t = useText('landing/layout').nav
  const to = usePathTo()
  return (
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
      <ContactLink className={className}>{t.contact}</ContactLink>
      <Link className={className} to={to('/store/pages/privacy-static')}>
        {t.privacy}
      </Link>
      <Link className={className} to={to('/store/pages/terms-static')}>
        {t.terms}
      </Link>
    </>
  )
}

/** The public navigation bar; under 992 px its links are in a drawer. */
export function Navbar({ signedIn }: { signedIn: boolean }) {
  const t = useText('landing/layout').nav
  const common = useText('common')
  const to = usePathTo()
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to={to('/')} className={classes.brand}>
          <Wordmark size={30} />
        </Link>
        <nav className={classes.links} aria-label={common.mainMenu}>
          <Links className={classes.link} />
        </nav>
        <div className={classes.end}>
          <LanguageSwitch size="sm" />
          <Button component={Link} to={signedIn ? to('/store') : to('/store/auth/login')} size="sm">
            {signedIn ? t.account : t.login}
          </Button>
          <Burger className={classes.burger} size="sm" aria-label={common.openMenu} popoverTarget={menuId} />
        </div>
      </div>
      <PhoneMenu>
        <Links className={`${classes.link} ${classes.wide}`} />
      </PhoneMenu>
    </header>
  )
}
