import { IconPlus } from '@tabler/icons-react'
import classes from './faq-list.module.css'
import { Prose } from './prose.tsx'

interface Question {
  id: string
  question: string
  answer: string
}

/** Questions that open one at a time. The browser's own disclosure: it works before any script, and a search in the page finds the answers. */
export function FaqList({ questions, name }: { questions: readonly Question[]; name: string }) {
  return (
    <div className={classes.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} name={name} className={classes.item}>
          <summary className={classes.question}>
            <span dir="auto">{question}</span>
            <IconPlus size={20} stroke={1.8} className={classes.sign} aria-hidden="true" />
          </summary>
          <div className={classes.answer}>
            <Prose html={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
