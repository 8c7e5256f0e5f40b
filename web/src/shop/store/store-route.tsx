import { listMarketProducts, readMarketDelivery, readMarketStore } from '@rahba/contract/catalog/market/market.calls'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { pathTo } from '../../paths.ts'
import { breadcrumbs, Seo } from '../../shell/head/seo.tsx'
import { callApi, getStatus } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { contactLinks } from '../../stores/page/contact-links.ts'
import { StoreAccent } from '../../stores/page/store-accent.tsx'
import { StoreHead } from '../../stores/page/store-head.tsx'
import { useLocale } from '../../text/locale.ts'
import { saveTypedCity } from '../city/save-typed-city.server.ts'
import { readDeliveryCity } from '../city/shop-city.server.ts'
import { deliveryAnchor } from '../delivery-anchor.ts'
import { DeliveryPromise } from '../delivery-promise.tsx'
import { isFavourite } from '../favourites/is-favourite.server.ts'
import { OwnWays } from '../favourites/own-ways.tsx'
import { useShop } from '../layout/use-shop.ts'
import { getSearch, readProductQuery } from '../product-query.ts'
import { Products } from './products.tsx'
import { StoreFacts } from './store-facts.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const { searchParams } = new URL(request.url)
  const query = readProductQuery(searchParams)
  const city = await readDeliveryCity(context, searchParams)
  const { q, sort, shelf, cursor, show } = query
  const [store, products, delivery] = await Promise.all([
    callApi(context, readMarketStore, { params: { slug } }),
    callApi(context, listMarketProducts, { query: { store: slug, q, sort, shelf_id: shelf, cursor, limit: show } }).catch(
      (thrown: unknown) => {
        // A truncated or outdated link opens the first page of the list.
        if (cursor && getStatus(thrown) === 422)
          throw redirect(pathTo(context.get(pageRequest).locale, '/s/:slug', { slug }) + getSearch({ ...query, cursor: '' }))
        throw thrown
      },
    ),
    callApi(context, readMarketDelivery, { params: { slug }, query: { city: city || undefined } }),
  ])
  const kept = await isFavourite(context, 'stores', store.id)
  const named = searchParams.has('city')
  return { store, kept, products, query, delivery, city, named, others: [...searchParams].filter(([name]) => name !== 'city') }
}

/** Keeps the city that delivery is asked for. */
export const action = async ({ context, request }: ActionFunctionArgs) =>
  saveTypedCity(context, request, await request.formData(), deliveryAnchor)

/** `/s/{slug}`: what a shared store link opens. Everything on it works before any script. */
export default function StoreRoute() {
  const { store, kept, products, query, delivery, city, named, others } = useLoaderData<typeof loader>()
  const { origin } = useShop()
  const locale = useLocale()
  const path = `/s/${encodeURIComponent(store.slug)}`
  const picture = store.cover ?? store.logo
  const image = picture ? pictureUrl(picture, 1280) : undefined
  const profiles = contactLinks(store.contacts).filter(({ network }) => network !== 'email' && network !== 'whatsapp')
  return (
    <>
      <Seo
        title={store.name}
        description={store.description ?? store.name}
        origin={origin}
        path={path}
        picture={picture}
        unlisted={Boolean(query.q || query.cursor || query.shelf || named)}
        data={[
          {
            '@type': 'Store',
            name: store.name,
            url: `${origin}/${locale}${path}`,
            ...(store.description ? { description: store.description } : {}),
            ...(image ? { image: origin + image } : {}),
            ...(store.logo ? { logo: origin + pictureUrl(store.logo, 320) } : {}),
            ...(store.contacts.whatsapp ? { telephone: store.contacts.whatsapp } : {}),
            ...(store.city ? { address: { '@type': 'PostalAddress', addressLocality: store.city, addressCountry: 'SA' } } : {}),
            ...(profiles.length > 0 ? { sameAs: profiles.map(({ href }) => href) } : {}),
          },
          breadcrumbs(origin, locale, [{ name: store.name, path }]),
        ]}
      />
      <StoreAccent color={store.accent_color}>
        <StoreHead store={store} />
        <OwnWays kind="stores" id={store.id} kept={kept} />
        {store.delivery_locations.length > 0 && <DeliveryPromise delivery={delivery} typed={city} others={others} />}
        <StoreFacts store={store} />
        <Products store={store} products={products} query={query} />
      </StoreAccent>
    </>
  )
}
