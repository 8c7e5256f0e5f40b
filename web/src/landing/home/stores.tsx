import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Mark } from '../../theme/mark.tsx'
import { useHomeWords } from './home-words.ts'
import type { Landing } from './landing-data.ts'
import { Section } from './section.tsx'
import classes from './stores.module.css'

// whole rows of three
const mostShown = 9

/** Featured stores, each a door. */
export function Stores({ list }: { list: Landing['stores'] }) {
  const words = useHomeWords()
  const to = usePathTo()
  return (
    <Section id="stores" title={words.stores_title} lead={words.stores_lead} tone="white">
      <ul className={classes.list}>
        {list.slice(0, mostShown).map(({ id, slug, name, description, logo, cover, category, city }) => (
          <li key={id}>
            <Link to={to('/s/:slug', { slug })} className={classes.card}>
              <span className={classes.cover}>
                {cover ? (
                  <img
                    src={pictureUrl(cover, 480)}
                    srcSet={`${pictureUrl(cover, 480)} 480w, ${pictureUrl(cover, 960)} 960w`}
                    sizes="(max-width: 640px) 92vw, 380px"
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  <Mark size={48} />
                )}
              </span>
              <span className={classes.logo}>
                {logo ? <img src={pictureUrl(logo, 96)} alt="" loading="lazy" decoding="async" /> : <Mark size={28} />}
              </span>
              <span className={classes.words}>
                <span className={classes.name} dir="auto">
                  {name}
                </span>
                <span className={classes.facts}>{[category, city].filter(Boolean).join(' · ')}</span>
                <span className={classes.description} dir="auto">
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
