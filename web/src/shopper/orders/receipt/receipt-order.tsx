import { Button } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { OwnOrderRow } from '@rahba/contract/orders/order-shapes'
import { UserText } from '../../../kit/layout/direction.tsx'
import { Picture } from '../../../kit/show/picture.tsx'
import { getListed, ListedTotal } from '../../../orders/remaining.tsx'
import { usePathTo } from '../../../paths.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import orders from '../orders.module.css'
import { Fact } from '../parts/labelled.tsx'
import { PromisedArrival } from '../parts/promise.tsx'
import { ProductNames } from '../product-names.tsx'
import { OrderBadge } from '../state.tsx'

/** One order of a receipt: its number and store, where it goes and when, and the way to its page. */
export function ReceiptOrder({ order }: { order: OwnOrderRow }) {
  const t = useText('shopper-orders')
  const locale = useLocale()
  const to = usePathTo()
  const { id, number, store, fulfilment, branch, city, short_address, images } = order
  const place = fulfilment === 'pickup' ? branch : city
  return (
    <article className={orders.panel} aria-label={t.list.number(number)}>
      <div className={orders.cardHead}>
        <h2 className={orders.store}>
          <UserText>{inLocale(store, locale)}</UserText>
        </h2>
        <OrderBadge order={order} />
      </div>
      <p className={orders.small}>
        {t.list.number(number)} · {t.list.pieces(getListed(order).items)}
      </p>
      <p className={orders.products}>
        <ProductNames order={order} />
      </p>
      {images.length > 0 && (
        <div className={orders.pictures}>
          {images.map((image, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one picture, and the list is drawn once
            <Picture key={`${image}${index}`} id={image} alt="" width={64} height={64} />
          ))}
        </div>
      )}
      <dl className={orders.amounts}>
        {place && (
          <Fact label={fulfilment === 'pickup' ? t.order.branch : t.receipt.to}>
            <UserText>{inLocale(place, locale)}</UserText>
            {fulfilment !== 'pickup' && short_address && (
              <>
                {' · '}
                <bdi dir="ltr">{short_address}</bdi>
              </>
            )}
          </Fact>
        )}
        <PromisedArrival order={order} fact />
        <Fact label={t.receipt.total} sum>
          <ListedTotal order={order} bold />
        </Fact>
      </dl>
      <p>
        <Button component="a" href={to('/orders/:id', { id })} variant="default" aria-label={t.list.open_order(number)}>
          {t.receipt.view}
        </Button>
      </p>
    </article>
  )
}
