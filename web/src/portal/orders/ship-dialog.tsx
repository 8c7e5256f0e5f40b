import { Alert, Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { type ShipMany, shipManyBody } from '@rahba/contract/orders/orders.schemas'
import { shippingCompanies } from '@rahba/contract/stores/store-states'
import { useState } from 'react'
import { isApiError } from '../../api/client.ts'
import type { ApiError } from '../../api/errors.ts'
import { Fields } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { LongTextInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { Localized, UserText } from '../../kit/layout/direction.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import { type Parcel, readTracking } from './read-tracking.ts'

interface ShipDialogProps {
  /** Orders that are ready for a carrier. */
  rows: readonly OrderRow[]
  /** Sends them all; throws what the server refused. */
  ship: (body: ShipMany) => Promise<void>
  close: () => void
}

/** The carriers that the store has chosen in its profile, by the names its reader knows. */
function useOwnCarriers(): string[] {
  const locale = useLocale()
  const names: Record<string, { ar: string; en: string }> = shippingCompanies
  return useStore().shipping_companies.map((key) => names[key]?.[locale] ?? key)
}

/** Buttons that give all orders one of the store's carriers. */
function CarrierOfAll({ carriers, choose }: { carriers: readonly string[]; choose: (name: string) => void }) {
  const { ship: t } = useText('portal/orders')
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t.carrierOfAll}
      </Text>
      {carriers.map((name) => (
        <Button key={name} size="compact-sm" variant="default" onClick={() => choose(name)}>
          {name}
        </Button>
      ))}
    </Group>
  )
}

interface PastedNumbersProps {
  rows: readonly OrderRow[]
  fill: (parcels: readonly Parcel[]) => void
}

/** Takes a list of orders with their tracking numbers, as carriers send it, and fills the fields of each order that it names. */
function PastedNumbers({ rows, fill }: PastedNumbersProps) {
  const { ship: t } = useText('portal/orders')
  const [pasted, setPasted] = useState('')
  const [read, setRead] = useState<{ filled: number; unread: number } | null>(null)
  const spread = () => {
    const { parcels, unread } = readTracking(pasted, rows)
    fill(parcels)
    setRead({ filled: parcels.length, unread: unread.length })
    // Lines that fit no order stay for review.
    setPasted(unread.join('\n'))
  }
  return (
    <Stack gap="xs">
      <LongTextInput label={t.paste} description={t.pasteHint} value={pasted} onChange={(text) => setPasted(String(text ?? ''))} rows={2} />
      <Group justify="space-between" align="start">
        <div role="status">
          {read && (
            <Alert variant="light" color={read.unread > 0 ? 'yellow' : 'brand'} py={6}>
              {t.filled(read.filled)} {read.unread > 0 && t.unread(read.unread)}
            </Alert>
          )}
        </div>
        <Button size="compact-sm" variant="light" onClick={spread} disabled={pasted.trim() === ''}>
          {t.spread}
        </Button>
      </Group>
    </Stack>
  )
}

/** The number of an order, with the shopper and the city if they are known. */
function OrderLegend({ row }: { row: OrderRow }) {
  const { order: orderName } = useText('orders')
  return (
    <Text size="sm" fw={600} component="span">
      {orderName(row.number)}
      {row.user && (
        <>
          {' · '}
          <UserText>{row.user}</UserText>
        </>
      )}
      {row.city && (
        <>
          {' · '}
          <Localized text={row.city} />
        </>
      )}
    </Text>
  )
}

/**
 * Carrier and tracking number of each of several orders, typed or pasted, and handed over together. Mount it with the orders; unmount it with
 * `close`.
 */
export default function ShipDialog({ rows, ship, close }: ShipDialogProps) {
  const { ship: t } = useText('portal/orders')
  const carriers = useOwnCarriers()
  const [sending, setSending] = useState<{ pending: boolean; error: ApiError | null }>({ pending: false, error: null })
  const only = carriers.length === 1 ? (carriers[0] ?? '') : ''
  const form = useContractForm<ShipMany, ShipMany>(shipManyBody, {
    initial: { orders: rows.map(({ id }) => ({ id, shipping_company: only, tracking_number: '' })) },
    labels: orderLabels,
  })
  const { orders } = form.values
  const change = (next: (one: (typeof orders)[number]) => (typeof orders)[number]) => form.set('orders', orders.map(next))
  const fill = (parcels: readonly Parcel[]) =>
    change((one) => {
      const parcel = parcels.find(({ id }) => id === one.id)
      if (!parcel) return one
      return { ...one, tracking_number: parcel.tracking_number, shipping_company: parcel.shipping_company ?? one.shipping_company }
    })
  const send = (body: ShipMany) => {
    setSending({ pending: true, error: null })
    ship(body).then(
      () => {
        form.markSaved()
        close()
      },
      (refusal: unknown) => {
        const error = isApiError(refusal) ? refusal : null
        if (error) form.showErrors(error)
        setSending({ pending: false, error: error?.ofWhole ?? null })
      },
    )
  }
  return (
    <FormDialog
      as="modal"
      size="lg"
      opened
      onClose={close}
      title={t.title(rows.length)}
      saveLabel={t.action}
      form={form}
      onSubmit={form.submit(send)}
      pending={sending.pending}
      submitError={sending.error}
    >
      <Text size="sm">{t.body}</Text>
      {carriers.length > 1 && <CarrierOfAll carriers={carriers} choose={(name) => change((one) => ({ ...one, shipping_company: name }))} />}
      <PastedNumbers rows={rows} fill={fill} />
      {rows.map((row, at) => (
        <Fieldset key={row.id} legend={<OrderLegend row={row} />}>
          <Fields>
            <TextInput {...form.at(`orders.${at}.shipping_company`, orders[at]?.shipping_company ?? '')} required maxLength={80} />
            <TextInput {...form.at(`orders.${at}.tracking_number`, orders[at]?.tracking_number ?? '')} required maxLength={80} dir="ltr" />
          </Fields>
        </Fieldset>
      ))}
    </FormDialog>
  )
}
