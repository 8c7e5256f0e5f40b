import { Button } from '@mantine/core'
import { hasOptions } from '@rahba/contract/catalog/additional-field-kinds'
import type { MarketProduct } from '@rahba/contract/catalog/market'
import { offerName } from '@rahba/contract/catalog/offer-types'
import { unavailableReasons } from '@rahba/contract/catalog/why-not-sellable'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { comma } from '@rahba/contract/kernel/locale'
import { sumAmounts } from '@rahba/contract/kernel/money'
import { priceUnderOffer } from '@rahba/contract/orders/pricing'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { PriceTag } from '../price-tag.tsx'
import type { Pricing } from '../shown-price.ts'
import classes from './buy.module.css'
import { HowToOrder } from './how-to-order.tsx'
import { chosenOptions, Options } from './options.tsx'

interface BuyProps {
  product: MarketProduct
  contacts: Readonly<Record<string, string>>
  address: string
  /** The ids of the options that the address names. */
  options: readonly string[]
}

/**
 * The product's name, its price with what was chosen, the options, and how to order. Without scripts the form asks for the same page with its choices in
 * the address; the page's script (web/src/plain/option-prices.ts) shows the price at once.
 */
export function Buy({ product, contacts, address, options }: BuyProps) {
  const t = useText('shop')
  const locale = useLocale()
  const to = usePathTo()
  const chosen = chosenOptions(product, options)
  const extra = sumAmounts(chosen.map(({ price }) => price))
  const off = Math.round(((product.price - product.final_price) * 100) / product.price)
  const { unavailable_reason, offer, price, final_price, vat_added_bp, vat_shown } = product
  const pricing: Pricing = { price, final_price, offer, vat_added_bp, vat_shown }
  const getMessage = (names: string) => t.product.message(product.name, names, address)
  return (
    <form method="get" className={classes.buy} data-options>
      <Link to={to('/s/:slug', { slug: product.store_slug })} className={classes.store}>
        {product.store_name}
      </Link>
      <h1 className={classes.name} dir="auto">
        {product.name}
      </h1>
      <div className={classes.price} aria-live="polite" data-pricing={JSON.stringify(pricing)}>
        <PriceTag price={price + extra} now={priceUnderOffer(final_price + extra, offer)} vat={product} large />
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
      <Options fields={product.additional_fields} vat={product} chosen={options} />
      {product.additional_fields.some(({ kind }) => hasOptions(kind)) && (
        <Button type="submit" variant="default" size="md" mt="md" className={classes.update}>
          {t.product.updatePrice}
        </Button>
      )}
      <HowToOrder
        product={product}
        contacts={contacts}
        message={getMessage(chosen.map(({ name }) => name).join(comma[locale]))}
        messages={{ plain: getMessage(''), chosen: getMessage('{options}') }}
      />
    </form>
  )
}
