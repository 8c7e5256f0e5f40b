import { readAddress } from '@rahba/contract/shoppers/addresses.calls'
import { userProfile } from '@rahba/contract/shoppers/sign-in.calls'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { readShopCity } from '../../shop/city/shop-city.server.ts'
import { useText } from '../../text/use-text.ts'
import { AccountPage } from '../frame/account-page.tsx'
import { announceDone } from '../frame/done.ts'
import { readId } from '../read-id.ts'
import { AddressForm } from './address-form.tsx'
import { saveAddress } from './save-address.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = params.id === undefined ? null : readId(context.get(pageRequest), params.id)
  const [address, city, { name, phone }] = await Promise.all([
    id === null ? null : callApi(context, readAddress, { params: { id } }),
    readShopCity(context),
    callApi(context, userProfile),
  ])
  return { address, city: city?.name ?? '', person: { name: name ?? '', phone } }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  const id = params.id === undefined ? null : readId(page, params.id)
  const refused = await saveAddress(context, id, await request.formData())
  if (refused) return data(refused, { status: refused.status })
  throw redirect(pathTo(page.locale, '/account/addresses') + announceDone(id ? 'saved' : 'added'), 303)
}

/** `/account/addresses/create` and `/account/addresses/{id}`: the form of one address. */
export default function AddressRoute() {
  const { address, city, person } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useText('shopper-account').addresses
  const to = usePathTo()
  return (
    <AccountPage
      title={address ? t.edit : t.add}
      path={address ? `/account/addresses/${address.id}` : '/account/addresses/create'}
      parent={{ name: t.title, to: to('/account/addresses') }}
    >
      <AddressForm address={address} city={city} person={person} refused={refused} cancelTo={to('/account/addresses')} />
    </AccountPage>
  )
}
