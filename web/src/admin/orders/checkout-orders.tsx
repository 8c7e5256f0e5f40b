import { Group, Stack, Text } from '@mantine/core'
import { sumAmounts } from '@rahba/contract/kernel/money'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { Localized, Ltr } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { ListedTotal } from '../../orders/remaining.tsx'
import { OrderState } from '../../orders/status.tsx'
import { useText } from '../../text/use-text.ts'

function Sum({ label, value, bold = false }: { label: string; value: number; bold?: boolean }) {
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" fw={bold ? 600 : 400}>
        {label}
      </Text>
      <Money value={value} bold={bold} />
    </Group>
  )
}

/**
 * The orders of a checkout with what they came to at first, what was cancelled and returned of them, and what is left. `id`: the order that is
 * open.
 */
export function CheckoutOrders({ id, orders }: { id: string; orders: readonly OrderRow[] }) {
  const { checkout: t } = useText('admin/orders')
  const placed = sumAmounts(orders.map(({ total }) => total))
  const remaining = sumAmounts(orders.map(({ total_left }) => total_left))
  return (
    <Panel title={t.title}>
      <Stack gap="sm">
        {orders.map((one) => (
          <Group key={one.id} justify="space-between" gap="xs">
            <Text size="sm" component="div">
              {one.id === id ? (
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
              <ListedTotal order={one} />
            </Group>
          </Group>
        ))}
        <Sum label={t.sum} value={placed} bold />
        {remaining < placed && (
          <>
            <Sum label={t.cancelledOrRefunded} value={remaining - placed} />
            <Sum label={t.remaining} value={remaining} bold />
          </>
        )}
        <Text size="xs" c="dimmed">
          {t.hint}
        </Text>
      </Stack>
    </Panel>
  )
}
