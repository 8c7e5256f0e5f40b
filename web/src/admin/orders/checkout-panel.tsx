import { Group, Stack, Text } from '@mantine/core'
import { readAnyCheckout } from '@rahba/contract/orders/checkouts.calls'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { useCall } from '../../api/queries.ts'
import { Localized, Ltr } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { OrderState } from '../../orders/status.tsx'
import { useText } from '../../text/use-text.ts'

/** The orders at other stores that were placed with this one, and what they come to together; nothing for an order placed alone. */
export default function CheckoutPanel({ order }: { order: WholeOrder & { checkout_id: string } }) {
  const { checkout: t } = useText('admin/orders')
  const read = useCall(readAnyCheckout, { params: { id: order.checkout_id } }, { silent: true })
  const orders = read.data?.orders ?? []
  if (orders.length < 2) return null
  return (
    <Panel title={t.title}>
      <Stack gap="sm">
        {orders.map((one) => (
          <Group key={one.id} justify="space-between" gap="xs">
            <Text size="sm" component="div">
              {one.id === order.id ? (
                <b>
                  <Ltr>{one.number}</Ltr> · {t.this}
                </b>
              ) : (
                <LocalLink to={`/dashboard/orders/${one.id}`}>
                  <Ltr>{one.number}</Ltr> · <Localized text={one.store} />
                </LocalLink>
              )}
            </Text>
            <Group gap="sm">
              <OrderState status={one.status} fulfilment={one.fulfilment} />
              <Money value={one.total} />
            </Group>
          </Group>
        ))}
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={600}>
            {t.sum}
          </Text>
          <Money value={orders.reduce((all, { total }) => all + total, 0)} bold />
        </Group>
        <Text size="xs" c="dimmed">
          {t.hint}
        </Text>
      </Stack>
    </Panel>
  )
}
