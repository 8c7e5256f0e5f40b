import { Button } from '@mantine/core'
import { listPlaces } from '@rahba/contract/places/choices.calls'
import { IconMapPin } from '@tabler/icons-react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { safeNext } from '../../shell/session/sign-in-paths.ts'
import { CityField } from '../../shop/city/city-field.tsx'
import { readTypedCity } from '../../shop/city/read-typed-city.server.ts'
import { readShopCity, writeCityCookie } from '../../shop/city/shop-city.server.ts'
import { useShop } from '../../shop/layout/use-shop.ts'
import { useText } from '../../text/use-text.ts'
import classes from './city-route.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { locale } = context.get(pageRequest)
  const [regions, city] = await Promise.all([callApi(context, listPlaces), readShopCity(context)])
  return { regions, city, back: safeNext(locale, 'user', new URL(request.url).searchParams.get('back')) }
}

/** Keeps the city that was typed or pressed in the browser, or forgets it, and leads back to the page that the shopper came from. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { locale, origin } = context.get(pageRequest)
  const form = await request.formData()
  const { id, typed, refused } = await readTypedCity(context, String(form.get('city_id') ?? form.get('city') ?? ''))
  const back = safeNext(locale, 'user', String(form.get('back') ?? ''))
  if (refused) return data({ refused, typed, back }, { status: 422 })
  return redirect(back, { status: 303, headers: { 'set-cookie': writeCityCookie(id ?? '', origin) } })
}

/** `/market/city`: the shopper's city, which delivery, filters and the cart then use. It works without scripts. */
export default function CityRoute() {
  const { regions, city, back } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { origin } = useShop()
  const t = useText('market').city
  return (
    <div className={classes.page}>
      <Seo title={t.title} description={t.lead} origin={origin} path="/market/city" unlisted />
      <h1 className={classes.title}>{t.title}</h1>
      <p className={classes.lead}>{t.lead}</p>
      <form method="post" className={classes.form}>
        <input type="hidden" name="back" value={result?.back ?? back} />
        <CityField
          name="city"
          label={t.label}
          description={t.hint}
          defaultValue={result?.typed ?? city?.name ?? ''}
          error={result?.refused}
          leftSection={<IconMapPin size={18} aria-hidden="true" />}
          autoComplete="address-level2"
          sends
          size="md"
        />
        {city && !city.chosen && <p className={classes.hint}>{t.fromAddress}</p>}
        <Button type="submit" size="md">
          {t.save}
        </Button>
        {city?.chosen && (
          <Button type="submit" name="city_id" value="" variant="subtle">
            {t.none}
          </Button>
        )}
        <h2 className={classes.regions}>{t.regions}</h2>
        {regions.map((region) => (
          <details key={region.id} className={classes.region} open={region.cities.some(({ id }) => id === city?.id)}>
            <summary>{region.name}</summary>
            <ul className={classes.cities}>
              {region.cities.map(({ id, name }) => (
                <li key={id}>
                  <button
                    type="submit"
                    name="city_id"
                    value={id}
                    className={classes.city}
                    aria-current={id === city?.id ? 'true' : undefined}
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </form>
    </div>
  )
}
