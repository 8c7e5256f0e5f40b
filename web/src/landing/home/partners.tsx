import { Picture } from '../../kit/show/picture.tsx'
import { useHomeWords } from './home-words.ts'
import type { Landing } from './landing-data.ts'
import classes from './partners.module.css'
import { Section } from './section.tsx'

type Partner = Landing['partners'][number]

function Face({ name, logo }: Pick<Partner, 'name' | 'logo'>) {
  if (!logo) return <span className={classes.name}>{name}</span>
  return <Picture id={logo} alt={name} title={name} width={200} height={72} className={classes.logo} contain />
}

/** The marketplace's partners; one with a website is a link to it. */
export function Partners({ list }: { list: Landing['partners'] }) {
  const words = useHomeWords()
  return (
    <Section id="partners" title={words.partners_title} lead={words.partners_lead}>
      <ul className={classes.list}>
        {list.map(({ id, name, logo, link }) => (
          <li key={id} className={classes.partner}>
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer" className={classes.link}>
                <Face name={name} logo={logo} />
              </a>
            ) : (
              <Face name={name} logo={logo} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
