import { Button } from '@mantine/core'
import { useText } from '../../../text/use-text.ts'
import classes from '../form.module.css'

/** Cancels what awaits a card and puts its goods into the cart: the way of payment of an order that was placed does not change. */
export function OtherWay() {
  const t = useText('shopper-orders').payment
  return (
    <details>
      <summary>{t.otherWay}</summary>
      <form method="post" encType="multipart/form-data" className={classes.form} aria-label={t.otherWay}>
        <input type="hidden" name="intent" value="instead" />
        <p>{t.otherWayHint}</p>
        <div>
          <Button type="submit" variant="default">
            {t.otherWayButton}
          </Button>
        </div>
      </form>
    </details>
  )
}
