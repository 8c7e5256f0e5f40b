import { Button } from '@mantine/core'
import { listAddresses, makeDefaultAddress, removeAddress } from '@rahba/contract/shoppers/addresses.calls'
import { IconPlus } from '@tabler/icons-react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { postForm, readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { NothingFound } from '../../shop/nothing-found.tsx'
import { useText } from '../../text/use-text.ts'
import { Refusal } from '../form/refusal.tsx'
import { AccountPage } from '../frame/account-page.tsx'
import { announceDone } from '../frame/done.ts'
import { readId } from '../read-id.ts'
import { AddressCard } from './address-card.tsx'
import classes from './addresses.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  return { addresses: await callApi(context, listAddresses) }
}

/** Removes an address, or makes it the default. */
export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  const typed = readTyped(await request.formData())
  const params = { id: readId(page, typed.id) }
  const removes = typed.act === 'remove'
  const { refused } = removes
    ? await postForm(context, removeAddress, typed, { params })
    : await postForm(context, makeDefaultAddress, typed, { params })
  if (refused) return data(refused, { status: refused.status })
  throw redirect(pathTo(page.locale, '/account/addresses') + announceDone(removes ? 'removed' : 'chosen'), 303)
}

/** `/account/addresses`: where the shopper's orders go, the default first. */
export default function AddressesRoute() {
  const { addresses } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useText('shopper-account').addresses
  const to = usePathTo()
  const add = (
    <Button component="a" href={to('/account/addresses/create')} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {t.add}
    </Button>
  )
  return (
    <AccountPage title={t.title} path="/account/addresses" actions={addresses.length > 0 && add}>
      <Refusal refused={refused} />
      {addresses.length === 0 ? (
        <NothingFound framed title={t.none} hint={t.noneHint} action={add} />
      ) : (
        <ul className={classes.list}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard address={address} />
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  )
}
