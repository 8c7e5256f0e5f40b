import { Container } from '@mantine/core'
import { Link, Outlet } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Wordmark } from '../../theme/mark.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import classes from './static-layout.module.css'

/** The layout of texts (privacy, terms), without the frame of any area: the apps show them too. */
export default function StaticLayout() {
  const to = usePathTo()
  return (
    <>
      <header className={classes.header}>
        <Link to={to('/')} className={classes.brand}>
          <Wordmark />
        </Link>
        <LanguageSwitch />
      </header>
      <Container component="main" size={760} py={{ base: 24, sm: 48 }}>
        <Outlet />
      </Container>
    </>
  )
}
