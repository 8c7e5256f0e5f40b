import { Button, NativeSelect, TextInput } from '@mantine/core'
import { listMarketCategories, listMarketStores } from '@rahba/contract/catalog/market.calls'
import { listPlaces } from '@rahba/contract/places/choices.calls'
import { IconSearch } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi, getStatus } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useShop } from '../../shop/layout/use-shop.ts'
import { ListFoot } from '../../shop/list-foot.tsx'
import { NothingFound } from '../../shop/nothing-found.tsx'
import { useText } from '../../text/use-text.ts'
import stores from '../store-card.module.css'
import { StoreCard } from '../store-card.tsx'
import { getStoresSearch, readStoresQuery } from './stores-query.ts'
import classes from './stores-route.module.css'

const shown = 24

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readStoresQuery(new URL(request.url).searchParams)
  const [categories, regions] = await Promise.all([callApi(context, listMarketCategories), callApi(context, listPlaces)])
  const category = categories.find(({ slug }) => slug === query.category)
  const { data, meta } = await callApi(context, listMarketStores, {
    query: { q: query.q || undefined, category_id: category?.id, city_id: query.city || undefined, cursor: query.cursor, limit: shown },
  }).catch((thrown: unknown) => {
    // A link that was cut short begins the list anew.
    if (query.cursor && getStatus(thrown) === 422)
      throw redirect(pathTo(context.get(pageRequest).locale, '/market/stores') + getStoresSearch({ ...query, cursor: undefined }))
    throw thrown
  })
  return { query, categories: categories.map(({ slug, name }) => ({ slug, name })), regions, list: data, next_cursor: meta.next_cursor }
}

/** `/market/stores`: all stores, by name, category and city. */
export default function MarketStoresRoute() {
  const { query, categories, regions, list, next_cursor } = useLoaderData<typeof loader>()
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
          <NativeSelect
            name="city"
            defaultValue={query.city}
            aria-label={t.city}
            data={[
              { value: '', label: t.allCities },
              ...regions.map(({ name, cities }) => ({ group: name, items: cities.map((city) => ({ value: city.id, label: city.name })) })),
            ]}
            data-sends
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
          {list.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} />
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
