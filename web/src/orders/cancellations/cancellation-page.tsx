import { Alert, Button, Stack } from '@mantine/core'
import {
  type CancellationActionName,
  cancellationActions,
  cancellationActionsNow,
} from '@rahba/contract/orders/cancellations/cancellation-actions'
import type { WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { cancellationKinds } from '@rahba/contract/orders/cancellations/cancellation-states'
import { IconClock, IconCreditCard, IconPackage } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { WaitingPage } from '../../kit/feedback/waiting-page.tsx'
import { type Crumb, PageHeader } from '../../kit/nav/page-header.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { refreshEvery } from '../order-surface.ts'
import classes from '../orders.module.css'
import type { ActingSurface, CancellationSurface } from './cancellation-surface.ts'
import { AnswerTime } from './columns.tsx'
import { isDangerousCancellation } from './dangerous-actions.ts'
import { MoneyPanel } from './money-panel.tsx'
import { FactsPanel, HistoryPanel, TakenPanel } from './panels.tsx'
import { CancellationState } from './state.tsx'

// The form, its rules and the window load on the first press.
const CancellationDialog = lazy(() => import('./action-dialog.tsx'))

/** The notice of what waits for the reader, above everything. */
function Notice({ row, surface }: { row: WholeCancellation; surface: CancellationSurface }) {
  const { notice: t } = useText('cancellations')
  if (row.status === 'requested' && row.escalated_at)
    return (
      <Alert color="saffron" variant="light" icon={<IconClock size={18} aria-hidden="true" />}>
        {t.late}
      </Alert>
    )
  if (surface.actor === 'admin' && row.outside === 'psp_clearing' && (row.status === 'refund_pending' || row.status === 'refund_failed'))
    return (
      <Alert
        color={row.status === 'refund_pending' ? 'gray' : 'saffron'}
        variant="light"
        icon={<IconCreditCard size={18} aria-hidden="true" />}
      >
        {row.status === 'refund_pending' ? t.byGateway : t.gatewayRefused}
      </Alert>
    )
  if (surface.actor === 'admin') return null
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

function Buttons({ row, surface }: { row: WholeCancellation; surface: ActingSurface }) {
  const locale = useLocale()
  const mayUpdate = useCan('canceled-orders.update')
  const [asking, setAsking] = useState<CancellationActionName | null>(null)
  const offered = surface.actor === 'store' || mayUpdate ? cancellationActionsNow(row, surface.actor) : []
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
        {asking && <CancellationDialog key={asking} surface={surface} row={row} action={asking} close={() => setAsking(null)} />}
      </Suspense>
    </>
  )
}

interface Props {
  id: string
  surface: ActingSurface
  breadcrumbs: readonly Crumb[]
  /** Between the items and the history: what only one surface sees. */
  below?: (row: WholeCancellation) => ReactNode
  actions?: (row: WholeCancellation) => ReactNode
  /** The form that edits it, in place of the panels. */
  form?: (row: WholeCancellation) => ReactNode
}

/** One cancellation or return: what goes back and for how much, why, whose turn it is, and what has happened. */
export function CancellationPage({ id, surface, breadcrumbs, below, actions, form }: Props) {
  const t = useText('cancellations')
  const locale = useLocale()
  // The page itself shows a refusal.
  const read = useCall(surface.read, { params: { id } }, { refetchInterval: refreshEvery, silent: true })
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
              <Buttons row={row} surface={surface} />
            </>
          )
        }
      />
      <Stack gap="md">
        <Notice row={row} surface={surface} />
        <div className={classes.columns}>
          <Stack gap="md" miw={0}>
            {form?.(row)}
            <TakenPanel row={row} />
            {below?.(row)}
            <HistoryPanel row={row} />
          </Stack>
          <Stack gap="md" miw={0}>
            <MoneyPanel row={row} />
            <FactsPanel row={row} surface={surface} />
          </Stack>
        </div>
      </Stack>
    </>
  )
}
