import { Alert, Button, Group, Loader, Modal, Text } from '@mantine/core'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { cashToCollect } from '@rahba/contract/orders/order-states'
import { useQueries } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { callOptions } from '../api/queries.ts'
import { Localized, Ltr, UserText } from '../kit/layout/direction.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { Money } from '../kit/show/money.tsx'
import { Phone } from '../kit/show/phone.tsx'
import { useText } from '../text/use-text.ts'
import { ChosenOptions, LineCodes, PendingUnits } from './lines-panel.tsx'
import type { OrderSurface } from './order-surface.ts'
import classes from './orders.module.css'
import { PromisedDays } from './promise.tsx'
import { AddressLine } from './shopper-panel.tsx'

function Slip({ order }: { order: WholeOrder }) {
  const t = useText('orders')
  const { address } = order
  const recipient = address?.name ?? order.user
  const cash = cashToCollect(order)
  // Cancelled pieces are not packed.
  const packed = order.lines.filter((line) => line.quantity > line.refunded_quantity)
  return (
    <article className={classes.slip}>
      <div className={classes.slipHead}>
        <div>
          <Text fw={600} size="lg">
            <Localized text={order.store} />
          </Text>
          {order.store_short_address && (
            <Text size="sm">
              {t.slips.from} <Ltr>{order.store_short_address}</Ltr>
            </Text>
          )}
          <Text size="sm">
            {t.slips.heading} · {t.order(order.number)}
          </Text>
          <Text size="sm" c="dimmed">
            <DateTime value={order.placed_at} />
          </Text>
          {order.promised_to && (
            <Text size="sm" component="div">
              {address ? t.promise.title : t.promise.pickup}: <PromisedDays order={order} />
            </Text>
          )}
        </div>
        <Text size="sm" component="div" maw="50%">
          <div>
            {recipient && (
              <>
                <UserText>{recipient}</UserText> ·{' '}
              </>
            )}
            <Phone value={address?.phone ?? order.user_phone} />
          </div>
          <div>{address ? <AddressLine address={address} /> : t.pickup}</div>
          {address?.short_address && (
            <div>
              {t.shortAddress}: <Ltr>{address.short_address}</Ltr>
            </div>
          )}
        </Text>
      </div>
      <table>
        <thead>
          <tr>
            <th>{t.slips.product}</th>
            <th>{t.slips.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {packed.map((line) => (
            <tr key={line.id}>
              <td>
                <Localized text={line.name} />
                <ChosenOptions line={line} />
                <LineCodes line={line} />
                <PendingUnits line={line} delivered={order.delivered_at !== null} />
              </td>
              <td>
                <Ltr>{line.quantity - line.refunded_quantity}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group justify="space-between" mt="sm" gap="lg">
        <Text size="sm" fw={600} component="div">
          {cash > 0 ? (
            <>
              {t.slips.collect}: <Money value={cash} bold />
            </>
          ) : (
            order.payment_status !== 'unpaid' && t.slips.paid
          )}
        </Text>
        {order.note && (
          <Text size="sm" component="div">
            {t.noteOfShopper}: <UserText>{order.note}</UserText>
          </Text>
        )}
      </Group>
    </article>
  )
}

/** The packing slips of some orders, one a page, before they are printed. */
export function PackingSlips({ ids, surface, close }: { ids: readonly string[]; surface: OrderSurface; close: () => void }) {
  const { slips: t } = useText('orders')
  const read = useQueries({ queries: ids.map((id) => callOptions(surface.read, { params: { id } }, { silent: true })) })
  // Both surfaces read the same order.
  const orders = read.flatMap(({ data }) => (data ? [data as WholeOrder] : []))
  const failed = read.some(({ error }) => error)
  const ready = orders.length > 0 && read.every(({ data, error }) => data || error)
  const slips = orders.map((order) => <Slip key={order.id} order={order} />)
  return (
    <Modal opened onClose={close} fullScreen title={t.title(ids.length)}>
      <Group justify="flex-end" mb="md">
        {failed && (
          <Alert color="red" variant="light" py={6} role="alert">
            {t.failed}
          </Alert>
        )}
        <Button onClick={() => window.print()} disabled={!ready}>
          {t.print}
        </Button>
      </Group>
      <div className={`${classes.slips} ${classes.preview}`}>{ready ? slips : !failed && <Loader />}</div>
      {ready && createPortal(<div className={`${classes.slips} ${classes.paper}`}>{slips}</div>, document.body)}
    </Modal>
  )
}
