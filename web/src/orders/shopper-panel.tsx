import { Group } from '@mantine/core'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { fulfilments } from '@rahba/contract/orders/order-states'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { Fragment, type ReactNode } from 'react'
import { Localized, Ltr, UserText } from '../kit/layout/direction.tsx'
import { CopyButton } from '../kit/show/copy-button.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { PropertyList } from '../kit/show/property-list.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { PromisedDays } from './promise.tsx'

function Copyable({ text }: { text: string }) {
  return (
    <Group gap={4} wrap="nowrap" component="span" display="inline-flex">
      <Ltr>{text}</Ltr>
      <CopyButton text={text} />
    </Group>
  )
}

/** An address in the order people read it; each part keeps its own direction, for people write theirs in Arabic. */
export function AddressLine({ address }: { address: NonNullable<WholeOrder['address']> }) {
  const locale = useLocale()
  const { street, building, district, city, region } = address
  // A place named like the one around it appears once.
  const parts = [...new Set([street, building, district, inLocale(city, locale), inLocale(region, locale)])].filter(Boolean)
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && comma[locale]}
      <UserText>{part}</UserText>
    </Fragment>
  ))
}

/** The shopper, and the address of the order. */
export function ShopperPanel({ order, profile }: { order: WholeOrder; profile?: (name: string) => ReactNode }) {
  const t = useText('orders')
  const locale = useLocale()
  const { address } = order
  // A shopper who signed up by phone may have no name yet; a deleted account has neither.
  const name = order.user ?? order.user_phone ?? deletedShopper[locale]
  return (
    <Panel title={t.shopper}>
      <PropertyList
        items={[
          (Boolean(order.user) || !order.user_phone || profile !== undefined) && {
            label: t.name,
            value: profile ? profile(name) : <UserText>{name}</UserText>,
          },
          order.user_phone !== null && { label: t.phone, value: <Copyable text={order.user_phone} /> },
          { label: t.list.fulfilment, value: <Localized text={fulfilments[order.fulfilment]} /> },
          { label: t.branch, value: <Localized text={order.branch.name} /> },
          order.promised_to !== null && {
            label: order.fulfilment === 'pickup' ? t.promise.pickup : t.promise.title,
            value: <PromisedDays order={order} />,
          },
          Boolean(address?.name) && address?.name !== order.user && { label: t.recipient, value: <UserText>{address?.name}</UserText> },
          Boolean(address?.phone) &&
            address?.phone !== order.user_phone && { label: t.recipientPhone, value: <Copyable text={address?.phone ?? ''} /> },
          address && { label: t.address, value: <AddressLine address={address} /> },
          Boolean(address?.short_address) && { label: t.shortAddress, value: <Copyable text={address?.short_address ?? ''} /> },
          Boolean(order.note) && { label: t.noteOfShopper, value: <UserText>{order.note}</UserText> },
          Boolean(order.shipping_company) && { label: t.carrier, value: <UserText>{order.shipping_company}</UserText> },
          Boolean(order.tracking_number) && { label: t.tracking, value: <Copyable text={order.tracking_number ?? ''} /> },
        ]}
      />
    </Panel>
  )
}
