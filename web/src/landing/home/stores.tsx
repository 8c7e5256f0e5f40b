import { IconBuildingStore } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Picture } from '../../kit/show/picture.tsx'
import { usePathTo } from '../../paths.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useHomeWords } from './home-words.ts'
import type { Landing } from './landing-data.ts'
import { Section } from './section.tsx'
import classes from './stores.module.css'

// The stores fill complete rows of three.
const maxShown = 9

/** Featured stores, each a door. */
export function Stores({ list }: { list: Landing['stores'] }) {
  const words = useHomeWords()
  const own = useOwnLanguage()
  const to = usePathTo()
  return (
    <Section id="stores" title={words.stores_title} lead={words.stores_lead} tone="white">
      <ul className={classes.list}>
        {list.slice(0, maxShown).map(({ id, slug, name, description, logo, cover, category, city }) => (
          <li key={id}>
            <Link to={to('/s/:slug', { slug })} className={classes.card}>
              <span className={classes.cover}>
                {cover && <Picture id={cover} alt="" width={560} height={245} sizes="(max-width: 640px) 82vw, 380px" />}
              </span>
              <span className={classes.logo}>
                {logo ? (
                  <Picture id={logo} alt="" width={64} height={64} />
                ) : (
                  <IconBuildingStore size={30} stroke={1.5} aria-hidden="true" />
                )}
              </span>
              <span className={classes.words}>
                <span className={classes.name} {...own(name)}>
                  {name}
                </span>
                <span className={classes.facts}>{[category, city].filter(Boolean).join(' · ')}</span>
                <span className={classes.description} {...own(description ?? '')}>
                  {description}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
