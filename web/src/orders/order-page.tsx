import { Stack } from '@mantine/core'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import type { ReactNode } from 'react'
import { useCall } from '../api/queries.ts'
import { WaitingPage } from '../kit/feedback/waiting-page.tsx'
import { type HeadAction, MoreActions } from '../kit/nav/more-actions.tsx'
import { type Crumb, PageHeader } from '../kit/nav/page-header.tsx'
import { useText } from '../text/use-text.ts'
import { BreakdownPanel, type CodeLink, SharesPanel } from './amounts-panel.tsx'
import { OrderCancellations } from './cancellations/order-cancellations.tsx'
import { RequestNotices } from './cancellations/request-notices.tsx'
import { DeadlineNotice } from './deadline.tsx'
import { InvoicesPanel } from './invoices/invoices-panel.tsx'
import { LinesPanel } from './lines-panel.tsx'
import { NoteForm } from './note-form.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { type OrderSurface, refreshEvery } from './order-surface.ts'
import classes from './orders.module.css'
import { PaymentsPanel } from './payments-panel.tsx'
import { ShopperPanel } from './shopper-panel.tsx'
import { OrderState } from './status.tsx'
import { TimelinePanel } from './timeline-panel.tsx'

interface OrderPageProps {
  id: string
  surface: OrderSurface
  breadcrumbs: readonly Crumb[]
  /** The form of the next step, in place of its buttons. */
  form?: (order: WholeOrder) => ReactNode
  /** True if notes may be written. */
  mayNote?: boolean
  profile?: (order: WholeOrder) => (name: string) => ReactNode
  /** The page where a payment is decided. */
  payment?: (id: string) => PageAddress
  /** The page of the order's discount code. */
  code?: CodeLink
  /** The list of cancellations of this surface. */
  cancellations: '/store/orders/cancelled' | '/dashboard/canceled-orders'
  /** Between the amounts and the timeline: what only one surface sees. */
  below?: (order: WholeOrder) => ReactNode
  /** Beside the state, in the head. */
  mark?: (order: WholeOrder) => ReactNode
  /** The actions besides the steps of the order. */
  more?: (order: WholeOrder) => readonly HeadAction[]
}

/** One order: its state and what can be done now, what it holds, what it costs, whose it is, and what has happened to it. */
export function OrderPage({
  id,
  surface,
  breadcrumbs,
  form,
  mayNote = true,
  profile,
  payment,
  code,
  cancellations,
  below,
  mark,
  more,
}: OrderPageProps) {
  const t = useText('orders')
  // The page itself shows a refusal.
  const read = useCall(surface.read, { params: { id } }, { refetchInterval: refreshEvery, silent: true })
  const order = read.data
  if (!order || order.id !== id) return <WaitingPage title={t.one} breadcrumbs={breadcrumbs} read={read} rows={10} />
  const requestNote = order.history.findLast(({ action }) => action === 'request_cancel')?.note ?? null
  return (
    <>
      <PageHeader
        title={t.order(order.number)}
        breadcrumbs={breadcrumbs}
        mark={
          <>
            <OrderState status={order.status} fulfilment={order.fulfilment} />
            {mark?.(order)}
          </>
        }
        actions={
          form ? <MoreActions actions={more?.(order) ?? []} /> : <OrderButtons order={order} surface={surface} more={more?.(order) ?? []} />
        }
      />
      <Stack gap="md">
        <DeadlineNotice order={order} note={requestNote} />
        <RequestNotices order={order} base={cancellations} />
        {form?.(order)}
        <div className={classes.columns}>
          <Stack gap="md" miw={0}>
            <LinesPanel order={order} product={surface.product} />
            <BreakdownPanel order={order} code={code} />
            {below?.(order)}
            <TimelinePanel order={order} />
            {mayNote && <NoteForm id={order.id} surface={surface} />}
          </Stack>
          <Stack gap="md" miw={0}>
            <ShopperPanel order={order} {...(profile ? { profile: profile(order) } : {})} />
            <OrderCancellations order={order} base={cancellations} />
            <SharesPanel order={order} />
            <PaymentsPanel order={order} {...(payment ? { link: payment } : {})} />
            <InvoicesPanel order_id={order.id} list={surface.invoices} pdf={surface.invoicePdf} />
          </Stack>
        </div>
      </Stack>
    </>
  )
}
