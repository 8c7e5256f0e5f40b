import { Button, NativeSelect, TextInput } from '@mantine/core'
import { listMarketCategories, listMarketStores } from '@rahba/contract/catalog/market/market.calls'
import { IconMapPin, IconSearch } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi, getStatus } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { CityField } from '../../shop/city/city-field.tsx'
import { readTypedCity } from '../../shop/city/read-typed-city.server.ts'
import { useShop } from '../../shop/layout/use-shop.ts'
import { ListFoot } from '../../shop/list-foot.tsx'
import { NothingFound } from '../../shop/nothing-found.tsx'
import stores from '../../stores/store-card.module.css'
import { StoreCard } from '../../stores/store-card.tsx'
import { useText } from '../../text/use-text.ts'
import { getStoresSearch, readStoresQuery } from './stores-query.ts'
import classes from './stores-route.module.css'

const shown = 24
const firstRow = 4

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readStoresQuery(new URL(request.url).searchParams)
  const [categories, city] = await Promise.all([callApi(context, listMarketCategories), readTypedCity(context, query.city)])
  const category = categories.find(({ slug }) => slug === query.category)
  const shownQuery = { ...query, city: city.id ?? query.city }
  const names = categories.map(({ slug, name }) => ({ slug, name }))
  if (city.refused) return { query, categories: names, city, list: [], next_cursor: null }
  const { data, meta } = await callApi(context, listMarketStores, {
    query: { q: query.q || undefined, category_id: category?.id, city_id: city.id ?? undefined, cursor: query.cursor, limit: shown },
  }).catch((thrown: unknown) => {
    // A truncated link opens the first page of the list.
    if (query.cursor && getStatus(thrown) === 422)
      throw redirect(pathTo(context.get(pageRequest).locale, '/market/stores') + getStoresSearch({ ...shownQuery, cursor: undefined }))
    throw thrown
  })
  return { query: shownQuery, categories: names, city, list: data, next_cursor: meta.next_cursor }
}

/** `/market/stores`: all stores, by name, category and city. */
export default function MarketStoresRoute() {
  const { query, categories, city, list, next_cursor } = useLoaderData<typeof loader>()
  const { origin } = useShop()
  const t = useText('market').stores
  const path = usePathTo()('/market/stores')
  const narrowed = query.q !== '' || query.category !== '' || query.city !== ''
  return (
    <>
      <Seo title={t.title} description={t.description} origin={origin} path="/market/stores" unlisted={narrowed || Boolean(query.cursor)} />
      <h1 className={classes.title}>{t.title}</h1>
      <search>
        <form method="get" action={path} className={classes.tools}>
          <TextInput
            name="q"
            type="search"
            defaultValue={query.q}
            aria-label={t.search}
            placeholder={t.search}
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            size="md"
            maxLength={100}
            className={classes.field}
          />
          <NativeSelect
            name="category"
            defaultValue={query.category}
            aria-label={t.category}
            data={[{ value: '', label: t.all }, ...categories.map(({ slug, name }) => ({ value: slug, label: name }))]}
            data-sends
            size="md"
          />
          <CityField
            name="city"
            defaultValue={city.typed}
            aria-label={t.city}
            placeholder={t.allCities}
            error={city.refused}
            leftSection={<IconMapPin size={18} aria-hidden="true" />}
            sends
            size="md"
          />
          <Button type="submit" variant="default" size="md">
            {t.show}
          </Button>
          {narrowed && (
            <Button component={Link} to={path} variant="subtle" size="md">
              {t.clear}
            </Button>
          )}
        </form>
      </search>
      {list.length === 0 ? (
        <NothingFound title={t.none} hint={t.noneHint} />
      ) : (
        <ul className={stores.grid}>
          {list.map((store, at) => (
            <li key={store.id}>
              <StoreCard store={store} first={at < firstRow} />
            </li>
          ))}
        </ul>
      )}
      <ListFoot
        first={query.cursor ? { to: path + getStoresSearch({ ...query, cursor: undefined }), label: t.first } : null}
        more={next_cursor ? { to: path + getStoresSearch({ ...query, cursor: next_cursor }), label: t.next } : null}
      />
    </>
  )
}
