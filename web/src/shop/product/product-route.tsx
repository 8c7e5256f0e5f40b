import { hasOptions } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import {
  listMarketProducts,
  readMarketDelivery,
  readMarketStore,
  readMarketStoreProduct,
} from '@rahba/contract/catalog/market/market.calls'
import { inLocale } from '@rahba/contract/kernel/locale'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { countryName } from '../../catalog/countries.ts'
import { Prose } from '../../content/prose.tsx'
import { plainText } from '../../kit/show/format.ts'
import { usePathTo } from '../../paths.ts'
import { breadcrumbs, Seo } from '../../shell/head/seo.tsx'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { BreadcrumbPath } from '../breadcrumb-path.tsx'
import { addProduct } from '../cart/add-product.server.ts'
import { isOtherCity, saveTypedCity } from '../city/save-typed-city.server.ts'
import { readDeliveryCity, readShopCity } from '../city/shop-city.server.ts'
import { deliveryAnchor } from '../delivery-anchor.ts'
import { DeliveryPromise } from '../delivery-promise.tsx'
import { isFavourite } from '../favourites/is-favourite.server.ts'
import { OwnWays } from '../favourites/own-ways.tsx'
import { useShop } from '../layout/use-shop.ts'
import { isBeforeVat } from '../shown-price.ts'
import { readWatched } from '../stock-watch/read-watched.server.ts'
import { WatchStock } from '../stock-watch/watch-stock.tsx'
import { Buy } from './buy.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyNotice } from './buy-notice.tsx'
import { type BuyState, buyFormId } from './buy-state.ts'
import { ClosedNow } from './closed-now.tsx'
import { chooseVariant, isGone } from './find-variant.ts'
import { Gallery } from './gallery.tsx'
import { MoreProducts, maxMoreProducts } from './more-products.tsx'
import { Pickup } from './pickup.tsx'
import { ProductFacts } from './product-facts.tsx'
import classes from './product-route.module.css'
import { groupByPromise } from './promise-groups.ts'
import { Share } from './share.tsx'
import { StoreTrust } from './store-trust.tsx'
import { getStructuredProduct } from './structured-product.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const { searchParams } = new URL(request.url)
  const city = await readDeliveryCity(context, searchParams)
  const [product, store, others, delivery] = await Promise.all([
    callApi(context, readMarketStoreProduct, { params: { slug, product_slug: params.product ?? '' } }),
    callApi(context, readMarketStore, { params: { slug } }),
    callApi(context, listMarketProducts, { query: { store: slug, sort: 'best_selling', limit: maxMoreProducts + 1 } }),
    callApi(context, readMarketDelivery, { params: { slug }, query: { city: city || undefined, product: params.product } }),
  ])
  const [kept, watched] = await Promise.all([isFavourite(context, 'products', product.id), readWatched(context, product)])
  // The server names the country, because a browser may know it by another spelling.
  const madeIn = product.made_in && inLocale(countryName(product.made_in), context.get(pageRequest).locale)
  const chosen = [...searchParams].filter(([name]) => name !== 'city' && name !== 'added')
  return {
    product,
    kept,
    watched,
    madeIn,
    contacts: store.contacts,
    trust: { refund_policy: store.refund_policy, AuthNumBusiness: store.AuthNumBusiness, vat_no: store.vat_no },
    takesOrders: store.is_online,
    closed: store.hours && !store.hours.is_open ? store.hours : null,
    chosen,
    added: searchParams.has('added'),
    city,
    delivery: store.delivery_locations.length > 0 ? delivery : null,
    others: others.data.filter(({ id }) => id !== product.id).slice(0, maxMoreProducts),
  }
}

/** Returns the values of a product's form for the address of its page. A city that is kept already would outlive another choice of it there. */
async function toSearch(context: LoadContext, values: readonly [name: string, value: string][]): Promise<URLSearchParams> {
  const savedCity = (await readShopCity(context))?.name ?? ''
  return new URLSearchParams(
    values.filter(([name, value]) => name !== 'act' && !(name === 'city' && (value === '' || value === savedCity))),
  )
}

/** The names and values that a form was sent with. */
const readValues = (form: FormData): [name: string, value: string][] => [...form].map(([name, value]) => [name, String(value)])

/**
 * Keeps the city of the page, shows the price of its choices, or puts the product into the cart, and leads back to the page with its choices.
 * The address leaves out the texts that were typed for an order.
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const act = form.get('act')
  // Without scripts Enter says nothing of the field that it was pressed in: a city other than before tells it.
  if (act === 'city' || (act === 'enter' && (await isOtherCity(context, form))))
    return saveTypedCity(context, request, form, deliveryAnchor)
  const values = readValues(form)
  const { pathname } = new URL(request.url)
  if (act !== null) throw redirect(`${pathname}?${await toSearch(context, values)}`, 303)
  const product = await callApi(context, readMarketStoreProduct, {
    params: { slug: params.slug ?? '', product_slug: params.product ?? '' },
  })
  const { faults, refused, headers } = await addProduct(context, product, form)
  if (faults ?? refused) return data({ values, faults: faults ?? {}, refused }, { status: 422, headers })
  const typed = new Set(product.additional_fields.flatMap(({ id, kind }) => (hasOptions(kind) ? [] : [id])))
  const search = await toSearch(
    context,
    values.filter(([name]) => name !== 'quantity' && !typed.has(name)),
  )
  search.set('added', '')
  throw redirect(`${pathname}?${search}`, { status: 303, headers })
}

/** `/s/{slug}/p/{product}`: a product with its pictures, options and final price, and the way to buy it. */
export default function ProductRoute() {
  const { product, kept, watched, madeIn, contacts, trust, takesOrders, closed, chosen, added, city, delivery, others } =
    useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const state: BuyState = result ? { ...result, added: false } : { values: chosen, faults: {}, refused: null, added }
  const shown = chooseVariant(
    product.variants,
    state.values.map(([, value]) => value),
  )
  const ids = product.variants.map(({ id }) => id)
  // Values that are not offered together are no variant, and nothing is said of one.
  const isShown =
    shown &&
    !isGone(
      product,
      state.values.map(([, value]) => value),
    )
  const place = ids.length === 0 ? 0 : isShown ? ids.indexOf(shown.id) : -1
  const { origin } = useShop()
  const t = useText('shop').product
  const to = usePathTo()
  const locale = useLocale()
  const publicStore = `/s/${encodeURIComponent(product.store_slug)}`
  const path = `${publicStore}/p/${encodeURIComponent(product.slug)}`
  const address = `${origin}/${locale}${path}`
  const [picture] = product.images
  const description = plainText(product.description)
  const storePath = to('/s/:slug', { slug: product.store_slug })
  return (
    <>
      <Seo
        title={`${product.name} - ${product.store_name}`}
        description={description || product.name}
        origin={origin}
        path={path}
        type="product"
        {...(picture ? { picture } : {})}
        data={[
          getStructuredProduct(product, description, { origin, address, store: `${origin}/${locale}${publicStore}` }),
          breadcrumbs(origin, locale, [
            { name: product.store_name, path: publicStore },
            { name: product.name, path },
          ]),
        ]}
      />
      <BreadcrumbPath
        steps={[
          { name: product.store_name, to: storePath },
          ...(product.shelf ? [{ name: product.shelf.name, to: `${storePath}?shelf=${product.shelf.id}` }] : []),
        ]}
      />
      <BuyNotice state={state} />
      <div className={classes.columns}>
        <Gallery images={product.images} name={product.name} />
        <div>
          <Buy
            product={product}
            contacts={contacts}
            address={address}
            hasVat={trust.vat_no !== null && !isBeforeVat(product)}
            state={state}
            city={delivery ? '' : city}
            watched={watched}
            place={place}
            closed={closed && <ClosedNow hours={closed} canOrder={takesOrders && product.unavailable_reason === null} />}
          />
          <WatchStock product={product} watched={watched} />
          <OwnWays kind="products" id={product.id} kept={kept}>
            <Share address={address} title={product.name} />
          </OwnWays>
          {delivery && (
            <DeliveryPromise delivery={delivery} typed={city} of={buyFormId} groups={groupByPromise(product, delivery)} shown={place} />
          )}
        </div>
        <div className={classes.more}>
          {description && (
            <section>
              <h2 className={classes.heading}>{t.description}</h2>
              <Prose html={product.description} />
            </section>
          )}
          <ProductFacts product={product} madeIn={madeIn} />
          <StoreTrust store={{ ...trust, name: product.store_name, path: storePath }} />
          <Pickup branches={product.pickup_branches} variants={ids.length > 0 ? ids : [product.id]} shown={place} />
        </div>
      </div>
      <MoreProducts products={others} store_slug={product.store_slug} />
      <BuyBar product={product} state={state} />
    </>
  )
}
