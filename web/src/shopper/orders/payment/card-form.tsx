import { Button } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { useText } from '../../../text/use-text.ts'
import classes from '../form.module.css'

/**
 * The button that leads to the gateway's page for an order's card. `order_id` names the order where the page shows several; `again`: a try
 * before was not paid.
 */
export function CardForm({ order_id, again }: { order_id?: string; again: boolean }) {
  const t = useText('shopper-orders').payment
  return (
    <form method="post" encType="multipart/form-data" className={classes.form} aria-label={t.payCard}>
      <input type="hidden" name="intent" value="card" />
      {order_id && <input type="hidden" name="order_id" value={order_id} />}
      <Button type="submit" size="md" leftSection={<IconCreditCard size={18} aria-hidden="true" />}>
        {again ? t.tryAgain : t.payCard}
      </Button>
      <p className={classes.hint}>{t.toCard}</p>
    </form>
  )
}
