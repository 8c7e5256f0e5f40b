import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { priceMarketCart } from '@rahba/contract/orders/cart/cart.calls'
import { isCounted, isDeliveredFirst, isOrderable, sumDeliveries, sumSaved } from '@rahba/contract/orders/cart/cart-sum'
import { Money } from '../../kit/show/money.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './cart.module.css'

/**
 * The sum of a cart: with its deliveries once the city is known, until then with the word that they are added later. Goods of which nothing is
 * delivered have no word of a delivery, and nothing that can be ordered has no sum.
 */
export function CartSums({ priced: { stores, pieces, total, city } }: { priced: ResponseOf<typeof priceMarketCart> }) {
  const t = useText('shop').cart
  if (pieces === 0) return null
  const counted = stores.filter((part) => isCounted(part) && isOrderable(part))
  const isDelivered = counted.some(isDeliveredFirst)
  const delivery = isDelivered && city !== null ? sumDeliveries(counted) : null
  const totalLabel = delivery === null ? t.total : t.totalWithDelivery
  const saved = sumSaved(counted.flatMap(({ lines }) => lines))
  return (
    <div>
      <dl className={classes.sums}>
        {delivery !== null && (
          <>
            <div>
              <dt>
                {t.goods} <small>{t.pieces(pieces)}</small>
              </dt>
              <dd>
                <Money value={total} />
              </dd>
            </div>
            <div>
              <dt>{t.delivery}</dt>
              <dd>{delivery === 0 ? t.free : <Money value={delivery} />}</dd>
            </div>
          </>
        )}
        <div data-strong data-result="page">
          <dt>
            {isDelivered ? totalLabel : t.goods} {delivery === null && <small>{t.pieces(pieces)}</small>}
          </dt>
          <dd>
            <Money value={total + (delivery ?? 0)} bold />
          </dd>
        </div>
        {saved > 0 && (
          <div data-saved>
            <dt>{t.saved}</dt>
            <dd>
              <Money value={saved} />
            </dd>
          </div>
        )}
      </dl>
      {isDelivered && delivery === null && <p className={classes.small}>{t.deliveryLater}</p>}
    </div>
  )
}
