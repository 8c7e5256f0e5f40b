import { Group, Stack, Text } from '@mantine/core'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { paymentMethods } from '@rahba/contract/orders/order-states'
import { Code, Localized, UserText } from '../kit/layout/direction.tsx'
import { LocalLink } from '../kit/nav/link.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { Money } from '../kit/show/money.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { useText } from '../text/use-text.ts'
import { getArrived, getRefunds } from './arithmetic.ts'
import { PaymentState, ShopperPaymentState } from './status.tsx'

/** The payments of the order, one entry per attempt. `link` is the page where an administrator decides it. */
export function PaymentsPanel({ order, link }: { order: WholeOrder; link?: (id: string) => PageAddress }) {
  const { payments: t } = useText('orders')
  const refunds = getRefunds(order.cancellations)
  return (
    <Panel title={t.title} actions={<PaymentState status={order.payment_status} />}>
      {order.payments.length === 0 ? (
        <Text size="sm">
          {order.payment_status in t.settled ? t.settled[order.payment_status as keyof typeof t.settled] : t.none[order.payment_method]}
        </Text>
      ) : (
        <Stack gap="md">
          {order.payments.map((payment) => (
            <div key={payment.id}>
              <Group justify="space-between" gap="xs">
                <Text size="sm" fw={500} component="div">
                  <Localized text={paymentMethods[payment.method]} />
                </Text>
                <Money value={payment.amount} bold />
              </Group>
              <Group justify="space-between" gap="xs">
                <Text size="sm" component="div">
                  <ShopperPaymentState status={getArrived(payment.status, refunds)} />
                </Text>
                <Text size="xs" c="dimmed">
                  <DateTime value={payment.decided_at ?? payment.created_at} />
                </Text>
              </Group>
              <Text size="sm" c="dimmed" component="div">
                {payment.shared_total !== null && (
                  <div>
                    {t.sharedTotal}: <Money value={payment.shared_total} />
                  </div>
                )}
                {payment.sender_name && (
                  <div>
                    {t.sender}: <UserText>{payment.sender_name}</UserText>
                  </div>
                )}
                {payment.reference && (
                  <div>
                    {t.reference}: <Code>{payment.reference}</Code>
                  </div>
                )}
                {payment.reason && (
                  <div>
                    {t.reason}: <UserText>{payment.reason}</UserText>
                  </div>
                )}
                {link && <LocalLink to={link(payment.id)}>{t.open}</LocalLink>}
              </Text>
            </div>
          ))}
        </Stack>
      )}
      {refunds.map(({ to, done, amount }) => (
        <Group key={`${to}${done}`} justify="space-between" gap="xs" mt="xs">
          <Text size="sm">{t.refunds[to][done ? 'done' : 'due']}</Text>
          <Money value={amount} />
        </Group>
      ))}
    </Panel>
  )
}
