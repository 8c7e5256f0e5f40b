import type { MarketProduct } from '@rahba/contract/catalog/market'
import { offerName } from '@rahba/contract/catalog/offer-types'
import { unavailableReasons } from '@rahba/contract/catalog/why-not-sellable'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { comma } from '@rahba/contract/kernel/locale'
import { priceUnderOffer } from '@rahba/contract/orders/pricing'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { PriceTag } from '../price-tag.tsx'
import classes from './buy.module.css'
import { HowToOrder } from './how-to-order.tsx'
import { type Choices, chosenOptions, Options } from './options.tsx'

interface BuyProps {
  product: MarketProduct
  contacts: Readonly<Record<string, string>>
  address: string
}

/** The product's name, its price with what was chosen, the options, and how to order. */
export function Buy({ product, contacts, address }: BuyProps) {
  const t = useText('shop')
  const locale = useLocale()
  const to = usePathTo()
  const [choices, setChoices] = useState<Choices>({})
  const chosen = chosenOptions(product, choices)
  const extra = chosen.reduce((sum, { price }) => sum + price, 0)
  const off = Math.round(((product.price - product.final_price) * 100) / product.price)
  const { unavailable_reason, offer } = product
  return (
    <div className={classes.buy}>
      <Link to={to('/s/:slug', { slug: product.store_slug })} className={classes.store}>
        {product.store_name}
      </Link>
      <h1 className={classes.name} dir="auto">
        {product.name}
      </h1>
      <div className={classes.price} aria-live="polite">
        <PriceTag price={product.price + extra} now={priceUnderOffer(product.final_price + extra, offer)} vat={product} large />
        {offer ? (
          <span className={classes.off}>
            {offerName(offer, locale)} · {t.products.offerUntil(formatDate(offer.end_date, locale, 'dayMonth'))}
          </span>
        ) : (
          off > 0 && <span className={classes.off}>{t.products.off(off)}</span>
        )}
      </div>
      <p className={classes.state} data-reason={unavailable_reason ?? undefined}>
        {unavailable_reason
          ? unavailableReasons[unavailable_reason][locale]
          : [t.product.available, product.most !== null && t.product.most(product.most)].filter(Boolean).join(' · ')}
      </p>
      <Options fields={product.additional_fields} vat={product} choices={choices} onChange={setChoices} />
      <HowToOrder
        product={product}
        contacts={contacts}
        message={t.product.message(product.name, chosen.map(({ name }) => name).join(comma[locale]), address)}
      />
    </div>
  )
}
