import type { PricedCartLine, PricedCartStore } from '@rahba/contract/orders/cart'
import { maxLineQuantity } from '@rahba/contract/orders/cart-lines'
import { Link } from 'react-router'
import { Money } from '../../kit/show/money.tsx'
import { Picture } from '../../kit/show/picture.tsx'
import { usePathTo } from '../../paths.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import classes from './cart.module.css'
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

/** The part of a cart at one store. */
export function CartStore({ part, keys, refusal }: CartStoreProps) {
  const t = useText('shop').cart
  const own = useOwnLanguage()
  const to = usePathTo()
  const { store, lines, problem, total, delivery, delivery_problem } = part
  return (
    <section className={classes.store}>
      <h2>
        {store ? (
          <Link to={to('/s/:slug', { slug: store.slug })} {...own(store.name)}>
            {store.name}
          </Link>
        ) : (
          t.gone
        )}
      </h2>
      {[problem, delivery_problem].map(
        (text) =>
          text && (
            <p key={text} className={classes.problem}>
              {text}
            </p>
          ),
      )}
      <ul className={classes.lines}>
        {lines.map((line) => {
          const key = keys[line.index] ?? ''
          return (
            <li key={key}>
              <CartLine
                line={line}
                line_key={key}
                store_slug={store?.slug ?? null}
                refused={refusal?.key === key ? refusal.refused : null}
              />
            </li>
          )
        })}
      </ul>
      {store && (
        <div className={classes.terms}>
          <p>
            {t.storeTotal} <Money value={total} bold />
          </p>
          {delivery && (
            <p>
              {delivery.charge === 0 || (delivery.free_from !== null && delivery.missing_to_free === 0) ? (
                t.freeDelivery
              ) : (
                <>
                  {t.delivery} <Money value={delivery.charge} />
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

interface CartLineProps {
  line: PricedCartLine
  /** The key that tells it from the other lines (`cartLineKey`). */
  line_key: string
  store_slug: string | null
  refused: CartRefusal | null
}

function CartLine({ line, line_key, store_slug, refused }: CartLineProps) {
  const t = useText('shop').cart
  const own = useOwnLanguage()
  const to = usePathTo()
  const { name, slug, quantity, problem, price_change, seen_price, unit_price, total } = line
  const shown = name ?? t.goneProduct
  const hasPage = name !== null && slug !== null && store_slug !== null
  return (
    <div className={classes.line}>
      {line.image ? <Picture id={line.image} alt="" width={72} height={72} /> : <span className={classes.blank} />}
      <div className={classes.words}>
        <p {...own(shown)}>{hasPage ? <Link to={to('/s/:slug/p/:product', { slug: store_slug, product: slug })}>{shown}</Link> : shown}</p>
        {line.variant && <p className={classes.small}>{line.variant}</p>}
        {line.answers.map(({ field, answer }) => (
          <p key={`${field} ${answer}`} className={classes.small}>
            {field}: <bdi>{answer}</bdi>
          </p>
        ))}
        {unit_price !== null && (
          <p className={classes.small}>
            <Money value={unit_price} /> × <bdi dir="ltr">{quantity}</bdi>
          </p>
        )}
        {price_change && (
          <p className={classes.changed}>
            {price_change === 'up' ? t.priceUp : t.priceDown} <Money value={seen_price} />
          </p>
        )}
        {problem && <p className={classes.problem}>{problem.text}</p>}
        {refused && (
          <p className={classes.problem} role="alert">
            {t.refusals[refused]}
          </p>
        )}
      </div>
      <form method="post" className={classes.quantity} aria-label={t.quantityOf(shown)}>
        <input type="hidden" name="line" value={line_key} />
        <input type="hidden" name="seen_price" value={unit_price ?? ''} />
        <button type="submit" name="quantity" value={quantity - 1} aria-label={t.less(shown)} disabled={quantity === 1}>
          −
        </button>
        <output>{quantity}</output>
        <button
          type="submit"
          name="quantity"
          value={quantity + 1}
          aria-label={t.more(shown)}
          disabled={quantity >= (problem?.max ?? maxLineQuantity)}
        >
          +
        </button>
        {problem?.max !== null && problem?.max !== undefined && problem.max > 0 && (
          <button type="submit" name="quantity" value={problem.max}>
            {t.setTo(problem.max)}
          </button>
        )}
        <button type="submit" name="quantity" value={0} aria-label={t.remove(shown)}>
          {t.removeWord}
        </button>
      </form>
      {total !== null && (
        <strong className={classes.total}>
          <Money value={total} />
        </strong>
      )}
    </div>
  )
}
