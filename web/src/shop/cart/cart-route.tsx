import { Alert, Button } from '@mantine/core'
import { priceMarketCart } from '@rahba/contract/orders/cart/cart.calls'
import { storedCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { cartLineKey, maxLineQuantity } from '@rahba/contract/orders/cart/cart-lines'
import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useText } from '../../text/use-text.ts'
import { CityField } from '../city/city-field.tsx'
import { saveTypedCity } from '../city/save-typed-city.server.ts'
import { readDeliveryCity } from '../city/shop-city.server.ts'
import { readCity } from '../product-query.ts'
import classes from './cart.module.css'
import { CartStore } from './cart-store.tsx'
import { CartSums } from './cart-sums.tsx'
import { CheckoutWay } from './checkout-way.tsx'
import { ExcludedLines } from './excluded-lines.tsx'
import { changeCart, deleteBrowserCart, loadCart } from './keep-cart.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { origin } = context.get(pageRequest)
  const cart = await loadCart(context)
  const city = await readDeliveryCity(context, new URL(request.url).searchParams)
  const priced = await callApi(context, priceMarketCart, { body: { lines: cart.lines, city: city || null } })
  return data({ priced, city, origin, keys: cart.lines.map(cartLineKey), left_out: cart.left_out }, { headers: cart.headers })
}

/**
 * Changes the quantity of a line, or removes it with the quantity 0. The line is found by its key, since another device may have moved it; one
 * that is no longer there is left alone. The price that the page showed is the one that its shopper has seen.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  if (form.get('act') === 'city') return saveTypedCity(context, request, form)
  const cart = await loadCart(context)
  if (form.has('drop')) deleteBrowserCart(context, cart)
  const key = String(form.get('line') ?? '')
  const quantity = Number(form.get('quantity') ?? Number.NaN)
  const seen = storedCartLine.shape.seen_price.safeParse(Number(form.get('seen_price') || Number.NaN))
  const refused = await changeCart(context, cart, (lines) => {
    const at = lines.findIndex((one) => cartLineKey(one) === key)
    const line = lines[at]
    if (!line || !Number.isInteger(quantity) || quantity < 0 || quantity > maxLineQuantity) return null
    if (quantity === 0) return lines.toSpliced(at, 1)
    return lines.with(at, { ...line, quantity, seen_price: seen.data ?? line.seen_price })
  })
  if (refused !== null) return data({ key, refused }, { status: 409, headers: cart.headers })
  const city = readCity(new URL(request.url).searchParams)
  const path = pathTo(context.get(pageRequest).locale, '/cart')
  throw redirect(city ? `${path}?${new URLSearchParams({ city })}` : path, { status: 303, headers: cart.headers })
}

/** `/cart`: what the visitor may order, by store, with what changed since it was added. */
export default function CartRoute() {
  const { priced, city, origin, keys, left_out } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const t = useText('shop').cart
  const to = usePathTo()
  return (
    <>
      <Seo title={t.title} description={t.title} origin={origin} path="/cart" unlisted />
      <h1 className={classes.title}>{t.title}</h1>
      {left_out > 0 && (
        <Alert color="saffron" role="status" mb="md">
          <p className={classes.leftOut}>{t.leftOut(left_out)}</p>
          <form method="post">
            <Button type="submit" name="drop" value="browser" variant="default" size="sm">
              {t.dropLeftOut}
            </Button>
          </form>
        </Alert>
      )}
      {priced.stores.length === 0 ? (
        <div className={classes.empty}>
          <p>{t.empty}</p>
          <Button component={Link} to={to('/market')}>
            {t.browse}
          </Button>
        </div>
      ) : (
        <div className={classes.columns}>
          <div className={classes.stores}>
            <form method="post" action="#city" id="city" className={classes.city}>
              <input type="hidden" name="act" value="city" />
              <CityField
                name="city"
                label={t.city}
                defaultValue={priced.city ?? city}
                error={city !== '' && priced.city === null ? t.unknownCity(city) : undefined}
                maxLength={60}
                autoComplete="address-level2"
                sends
              />
              <Button type="submit" variant="default" size="sm">
                {t.showDelivery}
              </Button>
            </form>
            {priced.stores.map((one) => (
              <CartStore key={one.store?.id ?? ''} part={one} keys={keys} refusal={refusal} />
            ))}
          </div>
          <aside className={classes.review} aria-label={t.summary}>
            <CartSums priced={priced} />
            <ExcludedLines parts={priced.stores} pieces={priced.pieces} />
            <CheckoutWay parts={priced.stores} />
            <p className={classes.note}>{t.note}</p>
          </aside>
        </div>
      )}
    </>
  )
}
