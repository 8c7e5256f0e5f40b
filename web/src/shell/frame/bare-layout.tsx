import { Link, Outlet } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Wordmark } from '../../theme/mark.tsx'
import classes from './bare-layout.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** The frame for signing in and the like: the name, the language, one sheet in the middle. */
export default function BareLayout() {
  const to = usePathTo()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to={to('/')} className={classes.brand}>
          <Wordmark />
        </Link>
        <LanguageSwitch />
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
