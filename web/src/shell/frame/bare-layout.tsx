import { Outlet } from 'react-router'
import { LocalLink } from '../../kit/nav/link.tsx'
import { Wordmark } from '../../theme/mark.tsx'
import classes from './bare-layout.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** The frame for signing in and the like: the name, the language, one sheet in the middle. */
export default function BareLayout() {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <LocalLink to="/" className={classes.brand}>
          <Wordmark />
        </LocalLink>
        <LanguageSwitch />
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
