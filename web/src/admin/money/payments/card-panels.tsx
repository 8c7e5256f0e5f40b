import { Alert, Text } from '@mantine/core'
import { cardRefundStatuses, heldFor } from '@rahba/contract/money/payments/payment-states'
import type { WholeShopperPayment } from '@rahba/contract/money/payments/payments'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Ltr } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { StatusDot } from '../../../kit/show/status-dot.tsx'
import { Timeline } from '../../../kit/show/timeline.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'

const refundTones = { pending: 'waiting', done: 'good', failed: 'bad', dropped: 'neutral' } as const

/** Money that came and did not pay its order: why, and what becomes of it. */
export function HeldNotice({ payment }: { payment: WholeShopperPayment }) {
  const { payments: t } = useText('admin/money')
  const locale = useLocale()
  if (payment.status !== 'held' || !payment.held_for) return null
  return (
    <Alert
      color="saffron"
      variant="light"
      mb="md"
      icon={<IconAlertTriangle size={18} aria-hidden="true" />}
      title={`${t.heldTitle}: ${heldFor[payment.held_for][locale]}`}
    >
      {payment.held_for === 'late' ? t.heldLate : t.heldOther}
    </Alert>
  )
}

/** The gateway's events about the payment, and the results of our checks. */
export function GatewayEvents({ payment }: { payment: WholeShopperPayment }) {
  const { payments: t } = useText('admin/money')
  const named = (kind: string) => (kind.startsWith('held:') ? t.held : t.kinds[kind])
  return (
    <Panel title={t.events}>
      {payment.events.length === 0 && (
        <Text size="sm" c="dimmed">
          {t.noEvents}
        </Text>
      )}
      <Timeline
        entries={payment.events.map(({ id, at, kind, source, detail }) => ({
          key: id,
          at,
          title: named(kind) ?? <Ltr>{kind}</Ltr>,
          by: t.source[source],
          // The refunds show the amounts, in riyals.
          note: kind === 'refunded' ? null : detail,
        }))}
      />
    </Panel>
  )
}

/** The refunds to the card, each with its progress. */
export function CardRefunds({ payment }: { payment: WholeShopperPayment }) {
  const { payments: t } = useText('admin/money')
  if (payment.refunds.length === 0) return null
  return (
    <Panel title={t.refunds}>
      <Timeline
        entries={payment.refunds.map(({ id, created_at, amount, status, tries, message, cancellation_id }) => ({
          key: id,
          at: created_at,
          title: (
            <>
              <Money value={amount} /> <StatusDot tone={refundTones[status]}>{cardRefundStatuses[status]}</StatusDot>{' '}
              {cancellation_id && <LocalLink to={`/dashboard/canceled-orders/${cancellation_id}`}>{t.cancellation}</LocalLink>}
            </>
          ),
          by: t.tries(tries),
          note: message,
        }))}
      />
    </Panel>
  )
}
