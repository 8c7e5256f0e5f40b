import { formatDate } from '@rahba/contract/kernel/date-text'
import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { isFreeDelivery } from '@rahba/contract/orders/cart/cart-sum'
import { Link } from 'react-router'
import { Money } from '../../kit/show/money.tsx'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import classes from './cart.module.css'
import { CartLine } from './cart-line.tsx'
import type { CartRefusal } from './keep-cart.server.ts'

/** The line whose change was refused, and why. */
interface Refusal {
  key: string
  refused: CartRefusal
}

interface CartStoreProps {
  part: PricedCartStore
  /** The keys of the cart's lines, by their place in the cart. */
  keys: readonly string[]
  refusal: Refusal | undefined
}

/** Returns the ids of lines within the page, which stay the same while other lines go. Lines of one variant with other answers are numbered. */
const nameLines = (lines: PricedCartStore['lines']): string[] =>
  lines.map(({ variant_id }, at) => `line-${variant_id}-${lines.slice(0, at).filter((one) => one.variant_id === variant_id).length}`)

/** The part of a cart at one store. */
export function CartStore({ part, keys, refusal }: CartStoreProps) {
  const t = useText('shop').cart
  const own = useOwnLanguage()
  const to = usePathTo()
  const locale = useLocale()
  const day = (value: string) => formatDate(value, locale, 'dayMonth')
  const ids = nameLines(part.lines)
  const { store, lines, problem, total, delivery, delivery_problem } = part
  const blocked = problem ?? delivery_problem
  // No sum and no day of arrival holds for what can't be ordered now.
  const isCounted = store !== null && problem === null && lines.some((line) => line.total !== null)
  return (
    <section className={classes.store}>
      <h2>
        {store ? (
          <Link to={to('/s/:slug', { slug: store.slug })}>
            <bdi {...own(store.name)}>{store.name}</bdi>
          </Link>
        ) : (
          t.unavailable
        )}
      </h2>
      {!store && <p className={classes.small}>{t.goneNote}</p>}
      {blocked && <p className={classes.problem}>{blocked}</p>}
      <ul className={classes.lines}>
        {lines.map((line, at) => {
          const key = keys[line.index] ?? ''
          const id = ids[at] ?? ''
          // The line that follows takes the place of one that is removed, else the one before.
          const next = ids[at + 1] ?? ids[at - 1]
          return (
            <li key={key} id={id} data-place={next ?? ''}>
              <CartLine
                line={line}
                line_key={key}
                anchor={id}
                next={next ?? 'content'}
                store_slug={store?.slug ?? null}
                refused={refusal?.key === key ? refusal.refused : null}
              />
            </li>
          )
        })}
      </ul>
      {isCounted && (
        <div className={classes.terms}>
          <p>
            {t.storeTotal} <Money value={total} bold />
          </p>
          {delivery && !(isFreeDelivery(delivery) && delivery.missing_to_minimum > 0) && (
            <p>
              {isFreeDelivery(delivery) ? (
                t.freeDelivery
              ) : (
                <>
                  {t.delivery} <Money value={delivery.charge} />
                </>
              )}
            </p>
          )}
          {delivery?.promised_from && delivery.promised_to && (
            <p>
              {t.arrives(day(delivery.promised_from), day(delivery.promised_to))}
              {delivery.branch !== null && (
                <>
                  {' · '}
                  <bdi>{t.from(delivery.branch)}</bdi>
                </>
              )}
            </p>
          )}
          {delivery && delivery.missing_to_minimum > 0 && (
            <p className={classes.problem}>
              {t.minimum} <Money value={delivery.min_order_cost} />. {t.missing} <Money value={delivery.missing_to_minimum} />
            </p>
          )}
          {delivery && delivery.charge > 0 && delivery.free_from !== null && delivery.missing_to_free > 0 && (
            <p>
              {t.freeFrom} <Money value={delivery.free_from} />. {t.missing} <Money value={delivery.missing_to_free} />
            </p>
          )}
        </div>
      )}
    </section>
  )
}
