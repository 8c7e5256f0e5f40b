import { Alert, Button, Stack } from '@mantine/core'
import { type CancellationActionName, cancellationActions, cancellationActionsNow } from '@rahba/contract/orders/cancellation-actions'
import type { WholeCancellation } from '@rahba/contract/orders/cancellation-shapes'
import { cancellationKinds } from '@rahba/contract/orders/cancellation-states'
import { IconClock, IconCreditCard, IconPackage } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { WaitingPage } from '../../kit/feedback/waiting-page.tsx'
import { type Crumb, PageHeader } from '../../kit/nav/page-header.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { refreshEvery } from '../order-side.ts'
import classes from '../orders.module.css'
import type { ActingSide, CancellationSide } from './cancellation-side.ts'
import { AnswerTime } from './columns.tsx'
import { isDangerousCancellation } from './dangerous-actions.ts'
import { MoneyPanel } from './money-panel.tsx'
import { FactsPanel, HistoryPanel, TakenPanel } from './panels.tsx'
import { CancellationState } from './state.tsx'

// The form, its rules and the window load on the first press.
const CancellationDialog = lazy(() => import('./action-dialog.tsx'))

/** The notice of what waits for the reader, above everything. */
function Notice({ row, side }: { row: WholeCancellation; side: CancellationSide }) {
  const { notice: t } = useText('cancellations')
  if (row.status === 'requested' && row.escalated_at)
    return (
      <Alert color="saffron" variant="light" icon={<IconClock size={18} aria-hidden="true" />}>
        {t.late}
      </Alert>
    )
  if (side.actor === 'admin' && row.outside === 'psp_clearing' && (row.status === 'refund_pending' || row.status === 'refund_failed'))
    return (
      <Alert
        color={row.status === 'refund_pending' ? 'gray' : 'saffron'}
        variant="light"
        icon={<IconCreditCard size={18} aria-hidden="true" />}
      >
        {row.status === 'refund_pending' ? t.byGateway : t.gatewayRefused}
      </Alert>
    )
  if (side.actor === 'admin') return null
  if (row.status === 'requested')
    return (
      <Alert color="saffron" variant="light" icon={<IconClock size={18} aria-hidden="true" />} title={t.answer}>
        {t.answerBody}
        <AnswerTime row={row} />
      </Alert>
    )
  if (row.status === 'awaiting_goods')
    return (
      <Alert color="gray" variant="light" icon={<IconPackage size={18} aria-hidden="true" />}>
        {t.goods}
      </Alert>
    )
  return null
}

function Buttons({ row, side }: { row: WholeCancellation; side: ActingSide }) {
  const locale = useLocale()
  const mayUpdate = useCan('canceled-orders.update')
  const [asking, setAsking] = useState<CancellationActionName | null>(null)
  const offered = side.actor === 'store' || mayUpdate ? cancellationActionsNow(row, side.actor) : []
  // Actions that end it come first, so that the way forward is the last and main button.
  const sorted = offered.toSorted((a, b) => Number(isDangerousCancellation(b)) - Number(isDangerousCancellation(a)))
  const main = sorted.findLast((action) => !isDangerousCancellation(action))
  return (
    <>
      {sorted.map((action) => (
        <Button
          key={action}
          variant={action === main ? 'filled' : 'default'}
          {...(isDangerousCancellation(action) ? { c: 'red' } : {})}
          onClick={() => setAsking(action)}
        >
          {cancellationActions[action][locale]}
        </Button>
      ))}
      <Suspense>
        {asking && <CancellationDialog key={asking} side={side} row={row} action={asking} close={() => setAsking(null)} />}
      </Suspense>
    </>
  )
}

interface Props {
  id: string
  side: ActingSide
  breadcrumbs: readonly Crumb[]
  /** Between the items and the history: what only one side sees. */
  below?: (row: WholeCancellation) => ReactNode
  actions?: (row: WholeCancellation) => ReactNode
  /** The form that edits it, in place of the panels. */
  form?: (row: WholeCancellation) => ReactNode
}

/** One cancellation or return: what goes back and for how much, why, whose turn it is, and what has happened. */
export function CancellationPage({ id, side, breadcrumbs, below, actions, form }: Props) {
  const t = useText('cancellations')
  const locale = useLocale()
  // The page itself shows a refusal.
  const read = useCall(side.read, { params: { id } }, { refetchInterval: refreshEvery, silent: true })
  const row = read.data
  if (!row || row.id !== id) return <WaitingPage title={t.one} breadcrumbs={breadcrumbs} read={read} rows={10} />
  return (
    <>
      <PageHeader
        title={t.heading(cancellationKinds[row.kind][locale], row.number)}
        breadcrumbs={breadcrumbs}
        mark={<CancellationState of={row} />}
        actions={
          !form && (
            <>
              {actions?.(row)}
              <Buttons row={row} side={side} />
            </>
          )
        }
      />
      <Stack gap="md">
        <Notice row={row} side={side} />
        <div className={classes.columns}>
          <Stack gap="md" miw={0}>
            {form?.(row)}
            <TakenPanel row={row} />
            {below?.(row)}
            <HistoryPanel row={row} />
          </Stack>
          <Stack gap="md" miw={0}>
            <MoneyPanel row={row} />
            <FactsPanel row={row} side={side} />
          </Stack>
        </div>
      </Stack>
    </>
  )
}
