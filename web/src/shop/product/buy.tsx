import { Button } from '@mantine/core'
import { hasOptions } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { offerName } from '@rahba/contract/catalog/offers/offer-types'
import { getDiscountBadge } from '@rahba/contract/catalog/products/percent-off'
import { lowStock } from '@rahba/contract/catalog/products/product-states'
import { unavailableReasons } from '@rahba/contract/catalog/products/why-not-sellable'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { comma } from '@rahba/contract/kernel/locale'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { UserText } from '../../kit/layout/direction.tsx'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { usePathTo } from '../../paths.ts'
import { formatOpening } from '../../stores/open-now.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { PriceTag } from '../price-tag.tsx'
import { WatchChosen } from '../stock-watch/watch-stock.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { AskStore } from './ask-store.tsx'
import { Axes } from './axes.tsx'
import classes from './buy.module.css'
import { type BuyState, buyFormId, priceChoice } from './buy-state.ts'
import { chosenValueNames, getShownVariants } from './find-variant.ts'
import { Options } from './options.tsx'
import { getVariantState, type VariantStates } from './variant-state.ts'

interface BuyProps {
  product: MarketProduct
  contacts: Readonly<Record<string, string>>
  address: string
  /** True if the store charges VAT and its price contains it. */
  hasVat: boolean
  state: BuyState
  /** The city that delivery is shown for, which stays in the address; empty if a field of the page names it. */
  city: string
  /** The ids of the variants that the shopper waits for. */
  watched: readonly string[]
  /** The place of the variant that the page shows in the list of variants; -1 for values that are not offered together. */
  place: number
  /** Says that the store is closed now, beside the price. */
  closed: ReactNode
}

/**
 * The product's name, the price of the chosen variant and options, its fields and its button. Without scripts the form asks for the same page
 * with its choices in the address; the page's script (web/src/plain/option-prices.ts) shows the price at once. The server checks the fields, in
 * the page's language.
 */
export function Buy({ product, contacts, address, hasVat, state, city, watched, place, closed }: BuyProps) {
  const t = useText('shop')
  const locale = useLocale()
  const to = usePathTo()
  // A form without an address of its own would keep the anchor that the page was reached by, and hide the answer above it.
  const { pathname } = useLocation()
  const { ids, options, variant, isUnavailable, pricing, before, now } = priceChoice(product, state.values)
  const { unavailable_reason, offer } = product
  const { takes_orders_at } = product.store
  const { open: opening } = useText('store-delivery')
  const discount = getDiscountBadge(pricing.price, pricing.final_price, variant !== undefined && product.reduced)
  const names = [...(variant ? chosenValueNames(product, variant) : []), ...options.map(({ name }) => name)]
  const maxText = product.most !== null && t.product.max(product.most)
  const states: VariantStates = {
    available: [t.product.available, maxText].filter(Boolean).join(' · '),
    soldOut: unavailableReasons.out_of_stock[locale],
    unavailable: t.product.variantGone,
    changed: t.product.variantChanged,
    notOffered: t.product.valueTaken,
    remaining: Array.from({ length: lowStock }, (_, count) => t.product.remaining(count + 1)),
  }
  const [reason, words] = unavailable_reason
    ? [unavailable_reason, unavailableReasons[unavailable_reason][locale]]
    : getVariantState(isUnavailable ? undefined : (variant ?? product), states)
  const getMessage = (chosen: string) => t.product.message(product.name, chosen, address)
  const hasPrices = variant !== undefined || product.additional_fields.some(({ kind }) => hasOptions(kind))
  return (
    <form
      id={buyFormId}
      method="get"
      action={pathname}
      noValidate
      className={classes.buy}
      data-options
      {...(variant && { 'data-variants': JSON.stringify(getShownVariants(product)), 'data-states': JSON.stringify(states) })}
    >
      {/* Enter presses the first button: without scripts it shows the same page again and orders nothing, since the field of the city is of
          this form too. The page's action leads to what answers it. */}
      <noscript>
        <button type="submit" formMethod="post" name="act" value="enter" hidden tabIndex={-1} aria-hidden="true" />
      </noscript>
      {city !== '' && <input type="hidden" name="city" value={city} />}
      <Link to={to('/s/:slug', { slug: product.store_slug })} className={classes.store}>
        <UserText>{product.store_name}</UserText>
      </Link>
      <h1 className={classes.name}>
        <UserText>{product.name}</UserText>
      </h1>
      <div
        className={classes.price}
        aria-live="polite"
        data-unpriced={isUnavailable ? '' : undefined}
        data-pricing={JSON.stringify(pricing)}
      >
        <PriceTag price={before} now={now} vat={product} large />
        {hasVat && <small className={classes.vat}>{t.products.withVat}</small>}
        {offer ? (
          <span className={classes.off}>
            <MoneyInText>{offerName(offer, locale)}</MoneyInText> · {t.products.offerUntil(formatDate(offer.end_date, locale, 'dayMonth'))}
          </span>
        ) : (
          (discount !== null || variant) && (
            <span
              className={classes.off}
              data-off={t.products.off(0)}
              data-some={product.reduced ? t.products.someOff : undefined}
              hidden={discount === null}
            >
              {discount === 'some' ? t.products.someOff : t.products.off(discount ?? 0)}
            </span>
          )
        )}
      </div>
      <p className={classes.state} data-reason={reason} data-state={unavailable_reason ? undefined : ''} role="status">
        {words}
        {unavailable_reason && takes_orders_at && <> · {opening.ordersFrom(formatOpening(takes_orders_at, opening, locale))}</>}
      </p>
      {closed}
      {variant && <Axes product={product} variant={variant} chosen={isUnavailable ? ids : undefined} fault={state.faults.variant} />}
      <Options fields={product.additional_fields} vat={product} values={state.values} faults={state.faults} />
      {unavailable_reason === null && <AddToCart product={product} state={state} />}
      <WatchChosen product={product} watched={watched} shown={place} />
      {hasPrices && (
        <Button type="submit" formMethod="post" name="act" value="price" variant="default" size="md" mt="md" className={classes.update}>
          {t.product.updatePrice}
        </Button>
      )}
      <AskStore
        contacts={contacts}
        message={getMessage(names.join(comma[locale]))}
        messages={{ plain: getMessage(''), chosen: getMessage('{options}') }}
      />
    </form>
  )
}
