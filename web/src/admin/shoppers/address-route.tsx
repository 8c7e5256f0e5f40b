import { Button, Stack } from '@mantine/core'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { comma } from '@rahba/contract/kernel/locale'
import { addressLabels } from '@rahba/contract/shoppers/address-labels'
import type { Address } from '@rahba/contract/shoppers/addresses'
import { listUserAddresses, readUserAddress, removeUserAddress } from '@rahba/contract/shoppers/user-addresses.calls'
import { readAdminUser } from '@rahba/contract/shoppers/users.calls'
import { IconPencil, IconReceipt, IconTrash } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { Ltr, UserText } from '../../kit/layout/direction.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { Phone } from '../../kit/show/phone.tsx'
import { PropertyList } from '../../kit/show/property-list.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { History } from '../../resource/history.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/address-route'
import { useUserName } from './use-user-name.ts'

export const handle: RouteHandle = { text: ['kit', 'admin/users', 'admin/history'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'users.index')
  return readRecord(context, readUserAddress, { params: { id: params.id, address_id: params.address } })
}

function Facts({ address }: { address: Address }) {
  const t = useText('admin/users').address
  const locale = useLocale()
  const label = (key: string) => fieldLabel([key], locale, addressLabels)
  const { lat, lng } = address
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          { label: label('name'), value: <UserText>{address.name}</UserText> },
          { label: label('phone'), value: <Phone value={address.phone} /> },
          { label: label('city_id'), value: [address.city, address.region].join(comma[locale]) },
          { label: label('district'), value: <UserText>{address.district}</UserText> },
          { label: label('street'), value: <UserText>{address.street}</UserText> },
          { label: label('building'), value: address.building && <UserText>{address.building}</UserText> },
          { label: label('short_address'), value: address.short_address && <Ltr>{address.short_address}</Ltr> },
          lat !== null &&
            lng !== null && {
              label: t.where,
              value: (
                <a href={`https://www.google.com/maps?q=${lat},${lng}`} target="_blank" rel="noreferrer">
                  {t.map}
                </a>
              ),
            },
        ]}
      />
    </Panel>
  )
}

/** `/dashboard/users/:id/addresses/:address` */
export default function AddressRoute({ params }: Route.ComponentProps) {
  const { id, address: address_id } = params
  const t = useText('admin/users')
  const getName = useUserName()
  const navigate = useNavigate()
  const local = useLocalPath()
  const mayUpdate = useCan('users.update')
  const mayTransactions = useCan('users.transactions')
  const user = useCall(readAdminUser, { params: { id } })
  const read = useCall(readUserAddress, { params: { id, address_id } })
  const back = `/dashboard/users/${id}?tab=addresses` as const
  const remove = useSend(removeUserAddress, {
    invalidates: [listUserAddresses, readAdminUser],
    message: t.address.removed,
    onDone: () => void navigate(local(back)),
  })
  const error = user.error ?? read.error
  if (error && !(user.data && read.data)) return <ErrorState error={error} retry={() => void read.refetch()} />
  if (!user.data || !read.data || read.isPlaceholderData) return <FactsSkeleton rows={7} />
  const here = `/dashboard/users/${id}/addresses/${address_id}` as const
  return (
    <>
      <PageHeader
        title={read.data.label}
        breadcrumbs={[
          { label: t.title, to: '/dashboard/users' },
          { label: getName(user.data), to: back },
        ]}
        mark={read.data.is_default && <StatusDot tone="good">{t.address.isDefault}</StatusDot>}
        actions={
          <>
            {mayTransactions && (
              <LinkButton to={`${here}/transactions`} variant="default" leftSection={<IconReceipt size={16} />}>
                {t.address.transactions}
              </LinkButton>
            )}
            {mayUpdate && (
              <>
                <ConfirmAction
                  title={t.address.removeTitle}
                  body={t.address.removeBody}
                  confirmLabel={t.address.remove}
                  tone="danger"
                  onConfirm={() => remove.sendAsync({ params: { id, address_id } })}
                >
                  <Button variant="default" c="red" leftSection={<IconTrash size={16} />}>
                    {t.address.remove}
                  </Button>
                </ConfirmAction>
                <LinkButton to={`${here}/edit`} leftSection={<IconPencil size={16} />}>
                  {t.editShort}
                </LinkButton>
              </>
            )}
          </>
        }
      />
      <Stack gap="lg">
        <Facts address={read.data} />
        <History entity="addresses" id={address_id} labels={addressLabels} />
      </Stack>
    </>
  )
}
