import type { MarketProduct } from '@rahba/contract/catalog/market'
import { listMarketProducts, readMarketDelivery, readMarketStore, readMarketStoreProduct } from '@rahba/contract/catalog/market.calls'
import { inLocale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { countryName } from '../../catalog/countries.ts'
import { Prose } from '../../content/prose.tsx'
import { plainText } from '../../kit/show/format.ts'
import { usePathTo } from '../../paths.ts'
import { breadcrumbs, Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { addProduct } from '../cart/add-product.server.ts'
import { DeliveryPromise } from '../delivery-promise.tsx'
import { OwnWays } from '../keep/own-ways.tsx'
import { readKept } from '../keep/read-kept.server.ts'
import { useShop } from '../layout/use-shop.ts'
import cards from '../product-card.module.css'
import { ProductCard } from '../product-card.tsx'
import { readCity } from '../product-query.ts'
import { shownPrice } from '../shown-price.ts'
import { Way } from '../way.tsx'
import { Buy } from './buy.tsx'
import { chooseVariant } from './find-variant.ts'
import { Gallery } from './gallery.tsx'
import { Pickup } from './pickup.tsx'
import { ProductFacts } from './product-facts.tsx'
import classes from './product-route.module.css'

const othersShown = 4

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const { searchParams } = new URL(request.url)
  const city = readCity(searchParams)
  const [product, store, others, delivery] = await Promise.all([
    callApi(context, readMarketStoreProduct, { params: { slug, product_slug: params.product ?? '' } }),
    callApi(context, readMarketStore, { params: { slug } }),
    callApi(context, listMarketProducts, { query: { store: slug, sort: 'best_selling', limit: othersShown + 1 } }),
    callApi(context, readMarketDelivery, { params: { slug }, query: { city: city || undefined } }),
  ])
  // The server names the country, because a browser may know it by another spelling.
  const madeIn = product.made_in && inLocale(countryName(product.made_in), context.get(pageRequest).locale)
  const chosen = [...searchParams].filter(([name]) => name !== 'city' && name !== 'added' && name !== 'quantity')
  return {
    product,
    kept: await readKept(context, 'products', product.id),
    madeIn,
    contacts: store.contacts,
    chosen,
    added: searchParams.has('added'),
    city,
    delivery: store.delivery_locations.length > 0 ? delivery : null,
    others: others.data.filter(({ id }) => id !== product.id).slice(0, othersShown),
  }
}

/** Puts the product into the cart, and leads back to the page with its choices. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const product = await callApi(context, readMarketStoreProduct, {
    params: { slug: params.slug ?? '', product_slug: params.product ?? '' },
  })
  const { refused, headers } = await addProduct(context, product, form)
  if (refused !== null) return data({ refused, chosen: [...form].map(([, value]) => String(value)) }, { status: 422, headers })
  form.delete('quantity')
  const search = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  search.set('added', '')
  throw redirect(`${new URL(request.url).pathname}?${search}`, { status: 303, headers })
}

/** The price of a product for search engines: the amount to pay, whatever the store shows; a range where its variants differ. */
function getOfferPrices(product: MarketProduct) {
  const toAmount = (price: number) => plainAmount(shownPrice(price, { ...product, vat_shown: true }))
  const low = toAmount(product.offer?.price ?? product.final_price)
  if (product.price_to === null) return { '@type': 'Offer', price: low }
  const high = Math.max(...product.variants.map(({ final_price, offer_price }) => offer_price ?? final_price))
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: toAmount(high), offerCount: product.variants.length }
}

/** `/s/{slug}/p/{product}`: a product with its pictures, options and final price, and how to order it. */
export default function ProductRoute() {
  const { product, kept, madeIn, contacts, chosen, added, city, delivery, others } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const options = result?.chosen ?? chosen.map(([, value]) => value)
  const shown = chooseVariant(product.variants, options)
  const { origin } = useShop()
  const t = useText('shop').product
  const to = usePathTo()
  const locale = useLocale()
  const path = `/s/${encodeURIComponent(product.store_slug)}/p/${encodeURIComponent(product.slug)}`
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
        {...(picture ? { image: pictureUrl(picture, 1280) } : {})}
        data={[
          {
            '@type': 'Product',
            name: product.name,
            ...(description ? { description } : {}),
            image: product.images.map((id) => origin + pictureUrl(id, 1280)),
            ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
            offers: {
              ...getOfferPrices(product),
              url: address,
              priceCurrency: 'SAR',
              availability: `https://schema.org/${product.unavailable_reason === 'out_of_stock' ? 'OutOfStock' : 'InStock'}`,
              seller: { '@type': 'Store', name: product.store_name },
            },
          },
          breadcrumbs(origin, locale, [
            { name: product.store_name, path: `/s/${encodeURIComponent(product.store_slug)}` },
            { name: product.name, path },
          ]),
        ]}
      />
      <Way
        steps={[
          { name: product.store_name, to: storePath },
          ...(product.shelf ? [{ name: product.shelf.name, to: `${storePath}?shelf=${product.shelf.id}` }] : []),
        ]}
      />
      <div className={classes.columns}>
        <Gallery images={product.images} name={product.name} />
        <div>
          <Buy
            product={product}
            contacts={contacts}
            address={address}
            options={options}
            city={city}
            refused={result?.refused}
            added={added}
          />
          <OwnWays kind="products" id={product.id} kept={kept} soldOut={product.unavailable_reason === 'out_of_stock'} />
          {delivery && <DeliveryPromise delivery={delivery} typed={city} others={chosen} />}
        </div>
        <div className={classes.more}>
          {description && (
            <section>
              <h2 className={classes.heading}>{t.description}</h2>
              <Prose html={product.description} />
            </section>
          )}
          <ProductFacts product={product} madeIn={madeIn} />
          <Pickup branches={product.pickup_branches} variant_id={shown?.id ?? product.id} />
        </div>
      </div>
      {others.length > 0 && (
        <section className={classes.others}>
          <h2 className={classes.heading}>{t.others}</h2>
          <ul className={cards.grid}>
            {others.map((other) => (
              <li key={other.id}>
                <ProductCard product={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
