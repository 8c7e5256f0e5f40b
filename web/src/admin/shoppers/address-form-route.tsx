import { addressLabels } from '@rahba/contract/shoppers/address-labels'
import type { Address } from '@rahba/contract/shoppers/addresses'
import { addressBody } from '@rahba/contract/shoppers/addresses.schemas'
import { createUserAddress, listUserAddresses, readUserAddress, updateUserAddress } from '@rahba/contract/shoppers/user-addresses.calls'
import { readAdminUser } from '@rahba/contract/shoppers/users.calls'
import { useNavigate } from 'react-router'
import { useCall, useFreshCall, useSend } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { ReferenceInput } from '../../kit/inputs/references/reference-input.tsx'
import { CodeTextInput, FlagInput, PhoneInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/address-form-route'
import { useUserName } from './use-user-name.ts'

export const handle: RouteHandle = { text: ['kit', 'admin/users'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'users.update')
  return params.address
    ? readRecord(context, readUserAddress, { params: { id: params.id, address_id: params.address } })
    : readRecord(context, readAdminUser, { params: { id: params.id } })
}

/** `/dashboard/users/:id/addresses/create` and `/dashboard/users/:id/addresses/:address/edit` */
export default function AddressFormRoute({ params }: Route.ComponentProps) {
  const { id } = params
  const address_id = 'address' in params ? params.address : undefined
  const user = useCall(readAdminUser, { params: { id } })
  const read = useFreshCall(readUserAddress, { params: { id, address_id: address_id ?? '' } }, { enabled: Boolean(address_id) })
  const error = user.error ?? read.error
  if (error && !(user.data && read.data)) return <ErrorState error={error} retry={() => void user.refetch()} />
  if (!user.data || (address_id && !read.data)) return <FormSkeleton fields={8} />
  const reload = async () => (await read.refetch()).data
  return <AddressForm key={address_id ?? 'create'} user={user.data} address={read.data ?? null} reload={reload} />
}

interface AddressFormProps {
  user: { id: string; name: string | null; phone: string | null }
  address: Address | null
  reload: () => Promise<Address | undefined>
}

const toValues = (user: AddressFormProps['user'], address: Address | null) => ({
  label: address?.label ?? '',
  name: address?.name ?? user.name ?? '',
  phone: address?.phone ?? user.phone ?? '',
  city_id: address?.city_id ?? '',
  district: address?.district ?? '',
  street: address?.street ?? '',
  building: address?.building ?? '',
  short_address: address?.short_address ?? '',
  lat: address?.lat ?? null,
  lng: address?.lng ?? null,
  is_default: address?.is_default ?? false,
})

function AddressForm({ user, address, reload }: AddressFormProps) {
  const t = useText('admin/users')
  const getName = useUserName()
  const navigate = useNavigate()
  const local = useLocalPath()
  const back = `/dashboard/users/${user.id}?tab=addresses` as const
  const form = useContractForm(addressBody, {
    initial: toValues(user, address),
    labels: addressLabels,
  })
  const stale = useStaleSave(address, reload, (newer) => form.restart(toValues(user, newer)))
  const shared = {
    invalidates: [listUserAddresses, readUserAddress, readAdminUser],
    silent: true,
    message: t.address.saved,
    onFailed: form.showErrors,
    onDone: () => {
      form.markSaved()
      void navigate(local(back))
    },
  }
  const adding = useSend(createUserAddress, shared)
  const changing = useSend(updateUserAddress, { ...shared, headers: stale.headers })
  const { pending, error } = address ? changing : adding
  const save = form.submit((body) =>
    address ? changing.send({ params: { id: user.id, address_id: address.id }, body }) : adding.send({ params: { id: user.id }, body }),
  )
  const notice = stale.getNotice(changing, save)
  return (
    <FormShell
      title={address ? t.address.edit : t.address.add}
      breadcrumbs={[
        { label: t.title, to: '/dashboard/users' },
        { label: getName(user), to: back },
      ]}
      form={form}
      onSubmit={save}
      pending={pending}
      submitError={notice ? null : error}
      notice={notice}
      cancelTo={back}
    >
      <FormSection title={t.address.who} cols={3}>
        <TextInput {...form.field('label')} autoComplete="off" />
        <TextInput {...form.field('name')} autoComplete="off" />
        <PhoneInput {...form.field('phone')} />
      </FormSection>
      <FormSection title={t.address.where} cols={2}>
        <ReferenceInput
          {...form.field('city_id')}
          to="/admin/locations/cities"
          known={address ? { id: address.city_id, title: address.city } : null}
          onChange={(city) => form.set('city_id', city ?? '')}
        />
        <TextInput {...form.field('district')} autoComplete="off" />
        <TextInput {...form.field('street')} autoComplete="off" />
        <TextInput {...form.field('building')} autoComplete="off" />
        <CodeTextInput {...form.field('short_address')} placeholder="RRRD2929" />
        <FlagInput
          {...form.field('is_default')}
          {...(address?.is_default ? { disabled: true, description: t.address.staysDefault } : {})}
        />
      </FormSection>
    </FormShell>
  )
}
