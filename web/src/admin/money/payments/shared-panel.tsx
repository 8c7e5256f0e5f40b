import { Group, Stack, Text } from '@mantine/core'
import type { WholeShopperPayment } from '@rahba/contract/money/payments/payments'
import { Localized, Ltr } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { ShopperPaymentState } from '../../../orders/status.tsx'
import { useText } from '../../../text/use-text.ts'

type Part = NonNullable<WholeShopperPayment['shared']>['parts'][number]

function PartRow({ part, isThis }: { part: Part; isThis: boolean }) {
  const { payments: t } = useText('admin/money')
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
        <Text size="sm" component="div" fw={isThis ? 600 : undefined}>
          {isThis ? (
            <>
              <LocalLink to={`/dashboard/orders/${part.order_id}`}>
                <Ltr>{part.order_number}</Ltr>
              </LocalLink>{' '}
              · {t.thisOrder}
            </>
          ) : (
            <LocalLink to={`/dashboard/payments1/${part.id}`}>
              <Ltr>{part.order_number}</Ltr> · <Localized text={part.store} />
            </LocalLink>
          )}
        </Text>
        <Money value={part.amount} />
      </Group>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed" component="div">
          <ShopperPaymentState status={part.status} />
        </Text>
        {part.fee !== null && (
          <Text size="xs" c="dimmed" component="div">
            {t.fee}: <Money value={part.fee} />
          </Text>
        )}
      </Group>
    </div>
  )
}

/** The orders that the same card charge or slip is for, each with its part; nothing for a payment of one order. */
export function SharedPanel({ payment: { id, shared, provider } }: { payment: WholeShopperPayment }) {
  const { payments: t } = useText('admin/money')
  if (!shared || shared.parts.length < 2) return null
  return (
    <Panel title={provider ? t.shared : t.sharedSlip}>
      <Stack gap="sm">
        {shared.parts.map((part) => (
          <PartRow key={part.id} part={part} isThis={part.id === id} />
        ))}
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={600}>
            {provider ? t.sharedTotal : t.slipTotal}
          </Text>
          <Money value={shared.total} bold />
        </Group>
        {shared.total_fee !== null && (
          <Group justify="space-between" gap="xs">
            <Text size="sm">{t.fee}</Text>
            <Money value={shared.total_fee} />
          </Group>
        )}
        <Text size="xs" c="dimmed">
          {provider ? t.sharedHelp : t.slipTotalHelp}
        </Text>
      </Stack>
    </Panel>
  )
}
