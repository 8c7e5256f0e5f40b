import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { Mark } from '../../theme/mark.tsx'
import classes from './call.module.css'
import { useHomeWords } from './home-words.ts'

/** The page ends where a store begins. */
export function Call() {
  const t = useText('landing/home').call
  const words = useHomeWords()
  const to = usePathTo()
  return (
    <section className={classes.section}>
      <div className={classes.inner}>
        <Mark size={52} />
        <h2 className={classes.title}>{words.call_title}</h2>
        <p className={classes.body}>{words.call_body}</p>
        <div className={classes.actions}>
          <Button component={Link} to={to('/store/auth/register')} size="lg">
            {words.call_start}
          </Button>
          <Button component={Link} to={to('/store/auth/login')} size="lg" variant="default">
            {t.login}
          </Button>
        </div>
      </div>
    </section>
  )
}
