import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Prose } from '../../content/prose.tsx'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './hero.module.css'
import { useHomeWords } from './home-words.ts'
import square from './market-square.svg?no-inline'

/** The promise, the way in, and the square itself. */
export function Hero({ welcome }: { welcome: { title: string; body: string } | null }) {
  const t = useText('landing/home').hero
  const words = useHomeWords()
  const to = usePathTo()
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>{words.hero_eyebrow}</p>
          <h1 className={classes.title}>{welcome?.title ?? t.title}</h1>
          <div className={classes.lead}>{welcome ? <Prose html={welcome.body} size="inherit" /> : <p>{t.body}</p>}</div>
          <div className={classes.actions}>
            <Button component={Link} to={to('/store/auth/register')} size="lg">
              {words.hero_start}
            </Button>
            <Button component={Link} to={to('/market')} size="lg" variant="default">
              {words.hero_stores}
            </Button>
          </div>
          <ul className={classes.notes}>
            {[words.hero_note_1, words.hero_note_2, words.hero_note_3].map((note) => (
              <li key={note}>
                <IconCheck size={18} stroke={2.2} aria-hidden="true" />
                {note}
              </li>
            ))}
          </ul>
        </div>
        <img src={square} alt={t.picture} width="640" height="620" fetchPriority="high" className={classes.picture} />
      </div>
    </section>
  )
}
