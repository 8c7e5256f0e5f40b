import { Text } from '@mantine/core'
import type { CancellationRow } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { cancellationKinds, cancellationStatuses, refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { Localized, Ltr, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { Countdown, useCountdown } from '../../kit/show/countdown.tsx'
import { Money } from '../../kit/show/money.tsx'
import { RelativeTime } from '../../kit/show/relative-time.tsx'
import { useText } from '../../text/use-text.ts'
import { ShopperName } from '../shopper-name.tsx'
import { CancellationState } from './state.tsx'

/** The reason for the request: one of the list, or the text beside "other". */
export function Reason({ row }: { row: Pick<CancellationRow, 'refund_reason' | 'refund_reason_other'> }) {
  return row.refund_reason_other ? (
    <UserText lines={2}>{row.refund_reason_other}</UserText>
  ) : (
    <Localized text={refundReasons[row.refund_reason]} />
  )
}

function Left({ until }: { until: string }) {
  const { list: t } = useText('cancellations')
  const seconds = useCountdown(Date.parse(until))
  return seconds > 0 ? (
    <>
      {t.answerWithin} <Countdown seconds={seconds} />
    </>
  ) : (
    t.late
  )
}

/** The store's remaining time to answer, if it has to. */
export function AnswerTime({ row }: { row: Pick<CancellationRow, 'status' | 'answer_by'> }) {
  if (row.status !== 'requested' || !row.answer_by) return null
  return (
    <Text size="xs" c="dimmed" component="div">
      <Left until={row.answer_by} />
    </Text>
  )
}

/** The columns of a list of cancellations; over all stores it names each one's. */
export function useCancellationColumns({ withStore = false } = {}): Column<CancellationRow>[] {
  const { list: t } = useText('cancellations')
  return [
    { key: 'number', label: t.number, main: true, sort: 'number', cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'order', label: t.order, cell: (row) => <Ltr>{row.order_number}</Ltr> },
    ...(withStore ? [{ key: 'store', label: t.store, cell: (row: CancellationRow) => <Localized text={row.store} lines={2} /> }] : []),
    { key: 'user', label: t.shopper, cell: (row) => <ShopperName name={row.user} lines={2} /> },
    { key: 'kind', label: t.kind, cell: (row) => <Localized text={cancellationKinds[row.kind]} /> },
    { key: 'reason', label: t.reason, cell: (row) => <Reason row={row} /> },
    { key: 'amount', label: t.amount, align: 'end', sort: 'amount', cell: (row) => <Money value={row.amount} /> },
    {
      key: 'status',
      label: t.status,
      cell: (row) => (
        <>
          <CancellationState of={row} />
          <AnswerTime row={row} />
        </>
      ),
    },
    { key: 'created_at', label: t.requestedAt, sort: 'created_at', cell: (row) => <RelativeTime value={row.created_at} /> },
  ]
}

/** The filters of a list of cancellations. */
export function useCancellationFilters(): Filter[] {
  const { list: t } = useText('cancellations')
  return [
    { key: 'status', label: t.status, kind: 'choice', choices: cancellationStatuses, multiple: true },
    { key: 'kind', label: t.kind, kind: 'choice', choices: cancellationKinds, multiple: true },
    { key: 'refund_reason', label: t.reason, kind: 'choice', choices: refundReasons, multiple: true },
    { key: 'created_from', label: t.from, kind: 'date' },
    { key: 'created_to', label: t.to, kind: 'date' },
  ]
}
