import { Button, NativeSelect } from '@mantine/core'
import { errors, errorText } from '@rahba/contract/kernel/errors'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { listPlaces } from '@rahba/contract/places/choices.calls'
import { IconMapPin } from '@tabler/icons-react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { safeNext } from '../../shell/session/sign-in-paths.ts'
import { readShopCity, writeCityCookie } from '../../shop/city/shop-city.server.ts'
import { useShop } from '../../shop/layout/use-shop.ts'
import { useText } from '../../text/use-text.ts'
import classes from './city-route.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { locale } = context.get(pageRequest)
  const [regions, city] = await Promise.all([callApi(context, listPlaces), readShopCity(context)])
  return { regions, city, back: safeNext(locale, 'user', new URL(request.url).searchParams.get('back')) }
}

/** Keeps the chosen city in the browser, or forgets it, and leads back to the page that the shopper came from. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { locale, origin } = context.get(pageRequest)
  const form = await request.formData()
  const id = String(form.get('city_id') ?? '')
  const back = safeNext(locale, 'user', String(form.get('back') ?? ''))
  const regions = await callApi(context, listPlaces)
  if (id !== '' && regions.every(({ cities }) => cities.every((city) => city.id !== id))) {
    const refused = errorText(errors.reference_missing, locale, { field: fieldLabel(['city_id'], locale) })
    return data({ refused, back }, { status: 422 })
  }
  return redirect(back, { status: 303, headers: { 'set-cookie': writeCityCookie(id, origin) } })
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
        <NativeSelect
          name="city_id"
          label={t.label}
          defaultValue={city?.id ?? ''}
          error={result?.refused}
          leftSection={<IconMapPin size={18} aria-hidden="true" />}
          data={[
            { value: '', label: t.none },
            ...regions.map(({ name, cities }) => ({ group: name, items: cities.map((one) => ({ value: one.id, label: one.name })) })),
          ]}
          size="md"
        />
        {city && !city.chosen && <p className={classes.hint}>{t.fromAddress}</p>}
        <Button type="submit" size="md">
          {t.save}
        </Button>
      </form>
    </div>
  )
}
