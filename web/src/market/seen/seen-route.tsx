import { listMarketCards } from '@rahba/contract/catalog/market/market.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi, getStatus } from '../../shell/request/call-api.ts'
import { useShop } from '../../shop/layout/use-shop.ts'
import { NothingFound } from '../../shop/nothing-found.tsx'
import cards from '../../shop/product-card.module.css'
import { ProductCard } from '../../shop/product-card.tsx'
import { useText } from '../../text/use-text.ts'
import { seenListId } from './seen-part.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ids = new URL(request.url).searchParams.get('ids') ?? undefined
  return callApi(context, listMarketCards, { query: { ids } }).catch((thrown: unknown) => {
    // An address that was typed or cut short shows none.
    if (getStatus(thrown) === 422) return []
    throw thrown
  })
}

/** `/market/seen`: products by their ids. The page's script takes its list into the pages that show what this browser has seen. */
export default function SeenRoute() {
  const products = useLoaderData<typeof loader>()
  const { origin } = useShop()
  const t = useText('market').seen
  return (
    <>
      <Seo title={t.title} description={t.description} origin={origin} path="/market/seen" unlisted />
      <h1>{t.title}</h1>
      {products.length === 0 ? (
        <NothingFound title={t.none} hint={t.noneHint} />
      ) : (
        <ul id={seenListId} className={cards.grid}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} ofStore heart={false} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
