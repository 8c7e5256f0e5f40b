import { Button } from '@mantine/core'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'

/** The page between a form and the gateway's page: browsers redirect no form to another site, but a page may go there. */
export function LeadingPage({ url, back }: { url: string; back: string }) {
  const t = useText('shopper-orders').payment
  return (
    <section className={classes.narrow}>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <h1 className={classes.title}>{t.leading}</h1>
      <p>{t.leadingHint}</p>
      <p className={classes.links}>
        <Button component="a" href={url} size="md">
          {t.goOn}
        </Button>
        <Button component="a" href={back} variant="subtle" size="md">
          {t.backHere}
        </Button>
      </p>
    </section>
  )
}
