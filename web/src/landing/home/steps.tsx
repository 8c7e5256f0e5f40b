import { useText } from '../../text/use-text.ts'
import { Section } from './section.tsx'
import classes from './steps.module.css'

/** How a store starts. */
export function Steps() {
  const t = useText('landing/home').steps
  return (
    <Section title={t.title} lead={t.lead} tone="white">
      <ol className={classes.steps}>
        {t.list.map(({ title, body }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.body}>{body}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
