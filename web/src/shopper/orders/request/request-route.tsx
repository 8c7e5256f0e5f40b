import { Alert, Button } from '@mantine/core'
import { formatDeadline } from '@rahba/contract/kernel/date-text'
import { whyNotCancellation } from '@rahba/contract/orders/cancellations/cancellation-actions'
import { cancellationStatusLabel, finalCancellations } from '@rahba/contract/orders/cancellations/cancellation-states'
import { isOnlyDeducted } from '@rahba/contract/orders/captured'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { UserText } from '../../../kit/layout/direction.tsx'
import { cancellationTones } from '../../../orders/cancellations/state.tsx'
import { usePathTo } from '../../../paths.ts'
import { OrderLiveScript } from '../../../plain/order-live-script.tsx'
import { Seo } from '../../../shell/head/seo.tsx'
import { BreadcrumbPath } from '../../../shop/breadcrumb-path.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import forms from '../form.module.css'
import classes from '../orders.module.css'
import { AskStore } from '../parts/ask-store.tsx'
import { ErrorSummary } from '../parts/error-summary.tsx'
import { Part } from '../parts/labelled.tsx'
import { Steps } from '../parts/steps.tsx'
import { RequestBadge } from '../state.tsx'
import { loadRequest, withdrawRequest } from './request.server.ts'
import { type OwnRequest, RequestGoods, RequestMoney } from './request-facts.tsx'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadRequest(context, params)
export const action = ({ context, params, request }: ActionFunctionArgs) => withdrawRequest(context, params, request)

/** The steps of a request so far, each by the state that it led to. */
function RequestSteps({ row }: { row: OwnRequest }) {
  const t = useText('shopper-orders').request
  const locale = useLocale()
  const ended: readonly string[] = ['rejected', 'closed']
  const steps = row.history
    .filter(({ action, to_status }) => to_status !== null || action === 'cancel_whole')
    .map(({ id, at, action, to_status, note, actor_type }) => ({
      key: id,
      name:
        action === 'open'
          ? t.opened
          : action === 'cancel_whole'
            ? t.cancel_whole
            : to_status
              ? cancellationStatusLabel({ status: to_status, cancelled_unpaid: row.cancelled_unpaid })[locale]
              : '',
      at,
      state: to_status && ended.includes(to_status) ? ('ended' as const) : ('done' as const),
      note: actor_type === 'user' ? null : note,
    }))
  return <Steps label={t.steps} steps={steps} />
}

/** `/orders/{id}/requests/{request}`: a cancellation or return with its steps and its refund. */
export default function RequestRoute() {
  const { row, form_key, origin } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const [search] = useSearchParams()
  const t = useText('shopper-orders')
  const locale = useLocale()
  const to = usePathTo()
  const { next } = t.request
  const title = t.requests[row.kind](row.number)
  const isSettled = finalCancellations.some((status) => status === row.status)
  const words =
    row.status === 'closed' && isOnlyDeducted(row)
      ? t.request.deducted.closed
      : row.status !== 'requested'
        ? next[row.status]
        : row.escalated_at || !row.answer_by
          ? next.escalated
          : next.requested(formatDeadline(row.answer_by, locale))
  return (
    <>
      <Seo title={title} description={title} origin={origin} path={`/orders/${row.order_id}/requests/${row.id}`} unlisted />
      <BreadcrumbPath
        steps={[
          { name: t.order.way, to: to('/orders') },
          { name: t.order.title(row.order_number), to: to('/orders/:id', { id: row.order_id }) },
        ]}
      />
      <div data-live="sent">
        {search.has('sent') && !refused && row.status === 'requested' && (
          <Alert color="green" role="status" mb="md">
            {t.request.sent}
          </Alert>
        )}
      </div>
      <ErrorSummary refused={refused} />
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <span data-live="badge">
          <RequestBadge of={row} />
        </span>
      </div>
      <div className={classes.columns}>
        <div className={classes.column}>
          <div role="status">
            <Part live="next" tone={cancellationTones[row.status]}>
              <p>{words}</p>
              {row.decision_note && (
                <p className={classes.small}>
                  {t.request.decision}: <UserText>{row.decision_note}</UserText>
                </p>
              )}
              {!isSettled && <AskStore order_id={row.order_id} />}
            </Part>
          </div>
          <Part title={t.request.steps} live="steps">
            <RequestSteps row={row} />
          </Part>
          {!isSettled && (
            <p className={classes.small} data-refreshes>
              {t.order.live}
            </p>
          )}
          {whyNotCancellation('withdraw', row, 'user') === null && (
            <Part live="actions">
              <details open={refused !== undefined}>
                <summary>{t.request.withdraw}</summary>
                <form method="post" className={forms.form} aria-label={t.request.withdraw}>
                  <input type="hidden" name="key" value={form_key} />
                  <p>{t.request.withdrawHint}</p>
                  <div>
                    <Button type="submit" color="red">
                      {t.request.withdraw}
                    </Button>
                  </div>
                </form>
              </details>
            </Part>
          )}
        </div>
        <div className={classes.column}>
          <RequestMoney row={row} />
          <RequestGoods row={row} />
        </div>
      </div>
      <OrderLiveScript />
    </>
  )
}
