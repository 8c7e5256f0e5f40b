import type { PricedCartLine } from '@rahba/contract/orders/cart/cart'
import { maxLineQuantity } from '@rahba/contract/orders/cart/cart-lines'
import { IconPhotoOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { VariantText } from '../../catalog/variant-text.tsx'
import { NamedText } from '../../kit/layout/named-text.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Picture } from '../../kit/show/picture.tsx'
import { Answer } from '../../orders/answer.tsx'
import { usePathTo } from '../../paths.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import classes from './cart.module.css'
import type { CartRefusal } from './keep-cart.server.ts'
import { LinePrice } from './line-price.tsx'

interface CartLineProps {
  line: PricedCartLine
  /** The key that tells it from the other lines (`cartLineKey`). */
  line_key: string
  /** The id of its part of the page, and of the part that takes its place when it is removed. */
  anchor: string
  next: string
  store_slug: string | null
  refused: CartRefusal | null
}

/** A line of a cart, with what changed since it was added, and its quantity. */
export function CartLine({ line, line_key, anchor, next, store_slug, refused }: CartLineProps) {
  const t = useText('shop').cart
  const own = useOwnLanguage()
  const to = usePathTo()
  const { name, slug, quantity, problem, price_change, seen_price, unit_price, image } = line
  const shown = name ?? t.deletedProduct
  const hasPage = name !== null && slug !== null && store_slug !== null
  return (
    <div className={classes.line}>
      {image ? (
        <Picture id={image} alt="" width={72} height={72} />
      ) : (
        <span className={classes.blank}>
          <IconPhotoOff size={28} stroke={1.4} aria-hidden="true" />
        </span>
      )}
      <div className={classes.words}>
        <p>
          {hasPage ? (
            <Link to={to('/s/:slug/p/:product', { slug: store_slug, product: slug })}>
              <bdi {...own(shown)}>{shown}</bdi>
            </Link>
          ) : (
            <bdi {...own(shown)}>{shown}</bdi>
          )}
        </p>
        {line.variant_values.length > 0 && (
          <p className={classes.small}>
            <VariantText variant={line.variant_values} />
          </p>
        )}
        {line.answers.map(({ field, answer }) => (
          <p key={`${field} ${answer}`} className={classes.small}>
            <NamedText name={field}>
              <Answer text={answer} />
            </NamedText>
          </p>
        ))}
        {unit_price !== null && quantity > 1 && (
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
      <Quantity line={line} line_key={line_key} anchor={anchor} next={next} name={shown} />
      <div className={classes.total} data-result>
        <LinePrice line={line} />
      </div>
    </div>
  )
}

/** The buttons that change a line's quantity. Of what can't be bought in any quantity only the removal is left. */
function Quantity({ line, line_key, anchor, next, name }: Omit<CartLineProps, 'store_slug' | 'refused'> & { name: string }) {
  const t = useText('shop').cart
  const { quantity, problem, unit_price } = line
  const canBuy = unit_price !== null
  const max = problem?.max ?? 0
  return (
    <form method="post" action={`#${anchor}`} className={classes.quantity} aria-label={t.quantityOf(name)}>
      <input type="hidden" name="line" value={line_key} />
      <input type="hidden" name="seen_price" value={unit_price ?? ''} />
      {canBuy && (
        <>
          <button type="submit" name="quantity" value={quantity - 1} aria-label={t.less(name)} disabled={quantity === 1}>
            −
          </button>
          <output>{quantity}</output>
          <button
            type="submit"
            name="quantity"
            value={quantity + 1}
            aria-label={t.more(name)}
            disabled={quantity >= (problem?.max ?? maxLineQuantity)}
          >
            +
          </button>
        </>
      )}
      {canBuy && max > 0 && (
        <button type="submit" name="quantity" value={max}>
          {t.setTo(max)}
        </button>
      )}
      <button
        type="submit"
        name="quantity"
        value={0}
        formAction={`#${next}`}
        aria-label={t.remove(name)}
        data-done={t.removed(name)}
        className={classes.remove}
      >
        {t.removeWord}
      </button>
    </form>
  )
}
