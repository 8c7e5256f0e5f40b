import { Button } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { OwnOrderRow } from '@rahba/contract/orders/order-shapes'
import { UserText } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Picture } from '../../kit/show/picture.tsx'
import { getListed, ListedTotal, OpenRequest } from '../../orders/remaining.tsx'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { awaitsSlip, getCardState } from './awaits.ts'
import classes from './orders.module.css'
import { PromisedArrival } from './parts/promise.tsx'
import { ProductNames } from './product-names.tsx'
import { OrderBadge } from './state.tsx'

/** The one next thing that the customer has to do with an order. */
function NextStep({ order }: { order: OwnOrderRow }) {
  const t = useText('shopper-orders').list.next
  const to = usePathTo()
  const page = to('/orders/:id', { id: order.id })
  const card = getCardState(order)
  if (card !== null)
    return (
      <>
        {card === 'declined' && <p className={`${classes.small} ${classes.late}`}>{t.declined}</p>}
        <form method="post" encType="multipart/form-data" action={page}>
          <Button type="submit" name="intent" value="card" className={classes.act ?? ''} size="sm">
            {t.card}
          </Button>
        </form>
      </>
    )
  const step = awaitsSlip(order) ? t.transfer : order.status === 'delivered' && !order.all_returned ? t.receive : null
  if (step === null) return null
  return (
    <Button component="a" href={page} className={classes.act ?? ''} size="sm" variant={order.status === 'delivered' ? 'light' : 'filled'}>
      {step}
    </Button>
  )
}

/** An order in a list: its store, state, goods and total, and what its customer has to do next. */
export function OrderCard({ order }: { order: OwnOrderRow }) {
  const t = useText('shopper-orders').list
  const locale = useLocale()
  const to = usePathTo()
  return (
    <article className={classes.card}>
      <div className={classes.cardHead}>
        <h2 className={classes.store}>
          <a href={to('/orders/:id', { id: order.id })} aria-label={`${inLocale(order.store, locale)}: ${t.open_order(order.number)}`}>
            <UserText>{inLocale(order.store, locale)}</UserText>
          </a>
        </h2>
        <OrderBadge order={order} />
      </div>
      <OpenRequest order={order} />
      <p className={classes.small}>
        {t.number(order.number)} · <DateTime value={order.placed_at} style="date" near /> · {t.pieces(getListed(order).items)}
      </p>
      <p className={classes.products}>
        <ProductNames order={order} />
      </p>
      {order.images.length > 0 && (
        <div className={classes.pictures}>
          {order.images.map((id, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one picture, and the list is drawn once
            <Picture key={`${id}${index}`} id={id} alt="" width={64} height={64} />
          ))}
        </div>
      )}
      <PromisedArrival order={order} />
      <div className={classes.cardFoot}>
        <strong>
          <ListedTotal order={order} bold />
        </strong>
        <NextStep order={order} />
      </div>
    </article>
  )
}
