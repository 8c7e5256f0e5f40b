import { Group, Stack, Text } from '@mantine/core'
import { cancellationKinds } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { Localized, Ltr } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import { CancellationState } from './state.tsx'

/** The cancellations and returns of an order, each with a link. `base` is the list of this side. */
export function OrderCancellations({ order, base }: { order: WholeOrder; base: '/store/orders/cancelled' | '/dashboard/canceled-orders' }) {
  const { order: t } = useText('cancellations')
  if (order.cancellations.length === 0) return null
  return (
    <Panel title={t.title}>
      <Stack gap="sm">
        {order.cancellations.map((one) => (
          <div key={one.id}>
            <Group justify="space-between" gap="xs">
              <LocalLink to={`${base}/${one.id}`}>
                <Localized text={cancellationKinds[one.kind]} /> <Ltr>{one.number}</Ltr>
              </LocalLink>
              <Money value={one.amount} bold />
            </Group>
            <Group justify="space-between" gap="xs">
              <Text size="sm" component="div">
                <CancellationState of={one} />
              </Text>
              <Text size="xs" c="dimmed">
                <DateTime value={one.created_at} />
              </Text>
            </Group>
          </div>
        ))}
      </Stack>
    </Panel>
  )
}
