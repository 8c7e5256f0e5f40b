import { useHomeWords } from './home-words.ts'
import { Section } from './section.tsx'
import classes from './steps.module.css'

/** The steps by which a store starts. */
export function Steps() {
  const words = useHomeWords()
  const steps = [
    { title: words.step_1_title, body: words.step_1_body },
    { title: words.step_2_title, body: words.step_2_body },
    { title: words.step_3_title, body: words.step_3_body },
  ]
  return (
    <Section title={words.steps_title} lead={words.steps_lead} tone="white">
      <ol className={classes.steps}>
        {steps.map(({ title, body }, index) => (
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
