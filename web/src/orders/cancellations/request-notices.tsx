import { Alert } from '@mantine/core'
import type { CancellationStatus } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { IconPackageExport } from '@tabler/icons-react'
import { LocalLink } from '../../kit/nav/link.tsx'
import { useText } from '../../text/use-text.ts'
import { CancellationState } from './state.tsx'

/** The states of a request in which somebody has to answer, receive goods or settle it. */
const pending: readonly CancellationStatus[] = ['requested', 'disputed', 'accepted', 'approved', 'awaiting_goods', 'received']

interface RequestNoticesProps {
  order: { cancellations: readonly Pick<WholeOrder['cancellations'][number], 'id' | 'kind' | 'number' | 'status' | 'cancelled_unpaid'>[] }
  /** The list of cancellations of this side. */
  base: '/store/orders/cancelled' | '/dashboard/canceled-orders'
}

/** The notices of an order's cancellations and returns that wait for somebody, each leading to its page. */
export function RequestNotices({ order, base }: RequestNoticesProps) {
  const t = useText('cancellations')
  return order.cancellations
    .filter(({ status }) => pending.includes(status))
    .map(({ id, kind, number, ...one }) => (
      <Alert
        key={id}
        color="saffron"
        variant="light"
        icon={<IconPackageExport size={18} aria-hidden="true" />}
        title={t.order.requested[kind](number)}
      >
        <CancellationState of={one} /> · <LocalLink to={`${base}/${id}`}>{t.order.view[kind]}</LocalLink>
      </Alert>
    ))
}
