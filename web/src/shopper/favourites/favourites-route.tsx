import { Button } from '@mantine/core'
import {
  addFavouriteProduct,
  addFavouriteStore,
  listFavouriteProducts,
  listFavouriteStores,
  removeFavouriteProduct,
  removeFavouriteStore,
} from '@rahba/contract/catalog/favourites/favourites.calls'
import { unwatchStock, watchStock } from '@rahba/contract/catalog/stock/stock-watches.calls'
import { IconHeartFilled } from '@tabler/icons-react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { postForm, readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { safeNext } from '../../shell/session/sign-in-paths.ts'
import { ListFoot } from '../../shop/list-foot.tsx'
import { NothingFound } from '../../shop/nothing-found.tsx'
import cards from '../../shop/product-card.module.css'
import { ProductCard } from '../../shop/product-card.tsx'
import { StoreCard } from '../../stores/store-card.tsx'
import { useText } from '../../text/use-text.ts'
import { Refusal } from '../form/refusal.tsx'
import { AccountPage } from '../frame/account-page.tsx'
import { announceDone } from '../frame/done.ts'
import { Tabs } from '../frame/tabs.tsx'
import { readId } from '../read-id.ts'
import { signInFirst } from '../sign-in-first.server.ts'
import classes from './favourites.module.css'
import { UnavailableProduct } from './unavailable-product.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const query = { cursor: searchParams.get('cursor') ?? undefined }
  if (searchParams.has('stores')) {
    const { data: stores, meta } = await callApi(context, listFavouriteStores, { query })
    return { kind: 'stores' as const, products: [], stores, next: meta.next_cursor, first: !query.cursor }
  }
  const { data: products, meta } = await callApi(context, listFavouriteProducts, { query })
  return { kind: 'products' as const, products, stores: [], next: meta.next_cursor, first: !query.cursor }
}

const calls = {
  products: { keep: addFavouriteProduct, drop: removeFavouriteProduct },
  stores: { keep: addFavouriteStore, drop: removeFavouriteStore },
  stock: { keep: watchStock, drop: unwatchStock },
}
const isKind = (kind: string | undefined): kind is keyof typeof calls => kind !== undefined && Object.hasOwn(calls, kind)

/** Keeps or drops a product or a store, or the wait for a variant, and leads back to the page of the form. */
export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  const typed = readTyped(await request.formData())
  const { keep, drop } = calls[isKind(typed.kind) ? typed.kind : 'products']
  // The heart of a card names its act, its product and its own place on the page: `keep=id#place`.
  const [id, place] = (typed.keep ?? typed.drop ?? typed.id ?? '').split('#')
  const isDrop = typed.act === 'drop' || typed.drop !== undefined
  const own = pathTo(page.locale, '/account/favourites')
  const back = typed.back === undefined ? own + announceDone('dropped') : safeNext(page.locale, 'user', typed.back)
  const to = place && /^[\w-]+$/.test(place) ? `${back}#${place}` : back
  // Signing in comes back to the heart too, and keeps what it is for.
  signInFirst(page, to)
  const { refused } = await postForm(context, isDrop ? drop : keep, typed, { params: { id: readId(page, id) } }, undefined, to)
  if (refused) return data(refused, { status: refused.status })
  throw redirect(to, 303)
}

/** Removes one thing from the page's list. */
function Drop({ kind, id, name, back }: { kind: 'products' | 'stores'; id: string; name: string; back: string }) {
  const t = useText('shopper-account').favourites
  return (
    <form method="post" className={classes.drop}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <Button
        type="submit"
        name="act"
        value="drop"
        variant="subtle"
        size="compact-sm"
        aria-label={t.removeOf(name)}
        leftSection={<IconHeartFilled size={16} className={classes.heart} aria-hidden="true" />}
      >
        {t.remove}
      </Button>
    </form>
  )
}

/** `/account/favourites`: the products and the stores that the shopper keeps. */
export default function FavouritesRoute() {
  const { kind, products, stores, next, first } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { favourites: t, more, first: toFirst } = useText('shopper-account')
  const to = usePathTo()
  const path = to('/account/favourites')
  const here = kind === 'stores' ? `${path}?stores` : path
  const done = `${here}${kind === 'stores' ? '&' : '?'}done=dropped`
  return (
    <AccountPage title={t.title} path="/account/favourites">
      <Refusal refused={refused} />
      <Tabs
        label={t.title}
        tabs={[
          { name: t.products, to: path, current: kind === 'products' },
          { name: t.stores, to: `${path}?stores`, current: kind === 'stores' },
        ]}
      />
      {products.length + stores.length === 0 && <NothingFound framed title={kind === 'stores' ? t.noStores : t.none} hint={t.noneHint} />}
      {products.length > 0 && (
        <ul className={cards.grid}>
          {products.map((product) => (
            <li key={product.id}>
              {product.on_sale ? <ProductCard product={product} ofStore heart={false} /> : <UnavailableProduct name={product.name} />}
              <Drop kind="products" id={product.id} name={product.name} back={done} />
            </li>
          ))}
        </ul>
      )}
      {stores.length > 0 && (
        <ul className={classes.stores}>
          {stores.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} />
              <Drop kind="stores" id={store.id} name={store.name} back={done} />
            </li>
          ))}
        </ul>
      )}
      <ListFoot
        first={first ? null : { to: here, label: toFirst }}
        more={
          next ? { to: `${path}?${new URLSearchParams({ ...(kind === 'stores' && { stores: '' }), cursor: next })}`, label: more } : null
        }
      />
    </AccountPage>
  )
}
