import type { MarketProductCard } from '@rahba/contract/catalog/market/market'
import { offerName } from '@rahba/contract/catalog/offers/offer-types'
import { getDiscountBadge } from '@rahba/contract/catalog/products/percent-off'
import { unavailableReasons } from '@rahba/contract/catalog/products/why-not-sellable'
import { IconPhoto } from '@tabler/icons-react'
import { Link } from 'react-router'
import { MoneyInText } from '../kit/show/money-in-text.tsx'
import { Picture } from '../kit/show/picture.tsx'
import { usePathTo } from '../paths.ts'
import { useLocale } from '../text/locale.ts'
import { useOwnLanguage } from '../text/use-own-language.ts'
import { useText } from '../text/use-text.ts'
import { Heart } from './favourites/heart.tsx'
import { PriceTag } from './price-tag.tsx'
import classes from './product-card.module.css'

interface ProductCardProps {
  product: MarketProductCard
  /** True for the pictures that a page opens with, which are fetched at once. */
  first?: boolean
  /** True in a list over several stores, whose cards name the store. */
  ofStore?: boolean
  /** False where the list has a way of its own to drop the product, or is shown on other pages. */
  heart?: boolean
  /** The place of its section, on a page where one product may have several cards. */
  section?: number
}

/** A product in a grid: its picture, name and price lead to its page. */
export function ProductCard({ product, first, ofStore = false, heart = true, section }: ProductCardProps) {
  const t = useText('shop').products
  const own = useOwnLanguage()
  const to = usePathTo()
  const locale = useLocale()
  const { image, name, price, final_price, price_to, reduced, offer, unavailable_reason } = product
  const discount = getDiscountBadge(price, final_price, reduced)
  const badge = offer ? offerName(offer, locale) : discount === 'some' ? t.someOff : discount !== null && t.off(discount)
  const card = (
    <Link to={to('/s/:slug/p/:product', { slug: product.store_slug, product: product.slug })} className={classes.card}>
      <span className={classes.frame} data-gone={unavailable_reason === 'out_of_stock' || undefined}>
        {image ? (
          <Picture
            id={image}
            alt=""
            width={300}
            height={300}
            sizes="(max-width: 640px) 46vw, 270px"
            className={classes.picture}
            first={first}
          />
        ) : (
          <IconPhoto size={40} stroke={1.2} aria-hidden="true" />
        )}
        {unavailable_reason === 'out_of_stock' ? (
          <span className={classes.gone}>{unavailableReasons.out_of_stock[locale]}</span>
        ) : (
          badge && (
            <span className={classes.off}>
              <MoneyInText>{badge}</MoneyInText>
            </span>
          )
        )}
      </span>
      <span className={classes.name} {...own(name)}>
        {name}
      </span>
      {ofStore && (
        <span className={classes.store} {...own(product.store_name)}>
          {product.store_name}
        </span>
      )}
      <PriceTag price={price} now={offer?.price ?? final_price} vat={product} from={price_to !== null} />
    </Link>
  )
  if (!heart) return card
  return (
    <div className={classes.holder}>
      {card}
      <Heart product_id={product.id} name={name} section={section} />
    </div>
  )
}
