import { CloseButton } from '@mantine/core'
import { useText } from '../../text/use-text.ts'
import classes from './contact-window.module.css'
import { PublicContactForm } from './public-contact-form.tsx'

const titleId = 'contact-title'

/** The contact window. What is typed stays in its fields while it is closed. */
export function ContactWindow({ opened }: { opened: boolean }) {
  const t = useText('content').contact
  const { close } = useText('common').actions
  return (
    <dialog className={classes.window} data-window="contact" aria-labelledby={titleId} open={opened}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {t.title}
        </h2>
        <form method="dialog">
          <CloseButton type="submit" size="md" aria-label={close} />
        </form>
      </header>
      <div className={classes.body}>
        <p className={classes.lead}>{t.lead}</p>
        <PublicContactForm />
      </div>
    </dialog>
  )
}
