import { Button } from '@mantine/core'
import { hasOptions } from '@rahba/contract/catalog/additional-field-kinds'
import type { MarketProduct } from '@rahba/contract/catalog/market'
import { offerName } from '@rahba/contract/catalog/offer-types'
import { lowStock } from '@rahba/contract/catalog/product-states'
import { unavailableReasons } from '@rahba/contract/catalog/why-not-sellable'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { comma } from '@rahba/contract/kernel/locale'
import { sumAmounts } from '@rahba/contract/kernel/money'
import { priceUnderOffer } from '@rahba/contract/orders/pricing'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import { PriceTag } from '../price-tag.tsx'
import type { Pricing } from '../shown-price.ts'
import { AddToCart } from './add-to-cart.tsx'
import { Axes } from './axes.tsx'
import classes from './buy.module.css'
import { chooseVariant, chosenValueNames, getShownVariants } from './find-variant.ts'
import { HowToOrder } from './how-to-order.tsx'
import { chosenOptions, Options } from './options.tsx'
import { getVariantState, type VariantStates } from './variant-state.ts'

interface BuyProps {
  product: MarketProduct
  contacts: Readonly<Record<string, string>>
  address: string
  /** The ids of the options that the address names. */
  options: readonly string[]
  /** The city that delivery is shown for, which stays in the address. */
  city: string
  /** The reason that the product was not added to the cart. */
  refused: string | undefined
  added: boolean
}

/**
 * The product's name, the price of the chosen variant and options, and how to order. Without scripts the form asks for the same page with its choices in
 * the address; the page's script (web/src/plain/option-prices.ts) shows the price at once.
 */
export function Buy({ product, contacts, address, options, city, refused, added }: BuyProps) {
  const t = useText('shop')
  const own = useOwnLanguage()
  const locale = useLocale()
  const to = usePathTo()
  const chosen = chosenOptions(product, options)
  const extra = sumAmounts(chosen.map(({ price }) => price))
  const variant = chooseVariant(product.variants, options)
  const { unavailable_reason, offer, vat_added_bp, vat_shown } = product
  const { price, final_price } = variant ?? product
  const off = Math.round(((price - final_price) * 100) / price)
  const pricing: Pricing = { price, final_price, offer, vat_added_bp, vat_shown }
  const values = variant ? chosenValueNames(product, variant) : []
  const most = product.most !== null && t.product.most(product.most)
  const available = [t.product.available, most].filter(Boolean).join(' · ')
  const states: VariantStates = {
    available,
    soldOut: unavailableReasons.out_of_stock[locale],
    gone: t.product.variantGone,
    left: Array.from({ length: lowStock }, (_, count) => t.product.left(count + 1)),
  }
  const [reason, state] = unavailable_reason
    ? [unavailable_reason, unavailableReasons[unavailable_reason][locale]]
    : variant
      ? getVariantState(variant, states)
      : [undefined, available]
  const getMessage = (names: string) => t.product.message(product.name, names, address)
  return (
    <form
      method="get"
      className={classes.buy}
      data-options
      {...(variant && { 'data-variants': JSON.stringify(getShownVariants(product)), 'data-states': JSON.stringify(states) })}
    >
      {city !== '' && <input type="hidden" name="city" value={city} />}
      <Link to={to('/s/:slug', { slug: product.store_slug })} className={classes.store}>
        {product.store_name}
      </Link>
      <h1 className={classes.name} {...own(product.name)}>
        {product.name}
      </h1>
      <div className={classes.price} aria-live="polite" data-pricing={JSON.stringify(pricing)}>
        <PriceTag price={price + extra} now={priceUnderOffer(final_price + extra, offer)} vat={product} large />
        {offer ? (
          <span className={classes.off}>
            {offerName(offer, locale)} · {t.products.offerUntil(formatDate(offer.end_date, locale, 'dayMonth'))}
          </span>
        ) : (
          (off > 0 || variant) && (
            <span className={classes.off} data-off={t.products.off(0)} hidden={off === 0}>
              {t.products.off(off)}
            </span>
          )
        )}
      </div>
      <p className={classes.state} data-reason={reason} data-state={unavailable_reason ? undefined : ''} role="status">
        {state}
      </p>
      {variant && <Axes product={product} variant={variant} />}
      <Options fields={product.additional_fields} vat={product} chosen={options} />
      {(variant || product.additional_fields.some(({ kind }) => hasOptions(kind))) && (
        <Button type="submit" variant="default" size="md" mt="md" className={classes.update}>
          {t.product.updatePrice}
        </Button>
      )}
      <AddToCart product={product} refused={refused} added={added} />
      <HowToOrder
        product={product}
        contacts={contacts}
        message={getMessage([...values, ...chosen.map(({ name }) => name)].join(comma[locale]))}
        messages={{ plain: getMessage(''), chosen: getMessage('{options}') }}
      />
    </form>
  )
}
