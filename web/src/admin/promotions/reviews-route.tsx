import { Text } from '@mantine/core'
import { allowedActions } from '@rahba/contract/kernel/action-table'
import type { CodeReview } from '@rahba/contract/promotions/code-reviews'
import { decideCodeReview, exportCodeReviews, listCodeReviews } from '@rahba/contract/promotions/code-reviews.calls'
import { reviewLabels } from '@rahba/contract/promotions/review-labels'
import { codeReviewsPage } from '@rahba/contract/promotions/review-pages'
import {
  type CodeReviewActionName,
  type CodeReviewStatus,
  codeReviewActions,
  codeReviewStatuses,
  reviewReasons,
} from '@rahba/contract/promotions/review-states'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'
import { IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LocalLink } from '../../kit/nav/link.tsx'
import { Money } from '../../kit/show/money.tsx'
import { RelativeTime } from '../../kit/show/relative-time.tsx'
import { StatusDot, type Tone } from '../../kit/show/status-dot.tsx'
import { ShopperName } from '../../orders/shopper-name.tsx'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/reviews-route'

export const handle: RouteHandle = { text: ['kit', 'admin/code-reviews'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'promo-codes.index')
  return readList(context, request, { name: 'promo-code-reviews', call: listCodeReviews, options: codeReviewsPage })
}

const tones: Record<CodeReviewStatus, Tone> = { open: 'waiting', cleared: 'good', confirmed: 'bad' }

function useColumns(): Column<CodeReview>[] {
  const locale = useLocale()
  const label = (key: keyof typeof reviewLabels) => reviewLabels[key][locale]
  return [
    {
      key: 'order_number',
      label: label('order_number'),
      main: true,
      cell: (row) => (
        <LocalLink to={`/dashboard/orders/${row.id}`}>
          <Ltr>{row.order_number}</Ltr>
        </LocalLink>
      ),
    },
    {
      key: 'code',
      label: label('code'),
      cell: (row) => (
        <LocalLink to={`/dashboard/promo-codes/${row.coupon_id}`}>
          <Ltr>{row.code}</Ltr>
        </LocalLink>
      ),
    },
    {
      key: 'reasons',
      label: label('reasons'),
      cell: (row) => row.reasons.map((reason) => <div key={reason}>{reviewReasons[reason][locale]}</div>),
    },
    {
      key: 'store',
      label: label('store'),
      cell: (row) => (
        <LocalLink to={`/dashboard/stores/${row.store.id}`}>
          <Localized text={row.store.name} />
        </LocalLink>
      ),
    },
    {
      key: 'user',
      label: label('user'),
      cell: (row) => (
        <LocalLink to={`/dashboard/users/${row.user.id}`}>
          <ShopperName name={row.user.name} />
        </LocalLink>
      ),
    },
    { key: 'given', label: label('given'), align: 'end', cell: (row) => <Money value={row.given} /> },
    {
      key: 'status',
      label: label('status'),
      cell: (row) => <StatusDot tone={tones[row.status]}>{codeReviewStatuses[row.status]}</StatusDot>,
    },
    { key: 'note', label: label('note'), cell: (row) => (row.note ? <UserText lines={2}>{row.note}</UserText> : <None />) },
    { key: 'placed_at', label: label('placed_at'), sort: 'placed_at', cell: (row) => <RelativeTime value={row.placed_at} /> },
    {
      key: 'decided_by',
      label: label('decided_by'),
      hidden: true,
      cell: (row) => (row.decided_by ? <UserText>{row.decided_by}</UserText> : <None />),
    },
  ]
}

/** `/dashboard/promo-code-reviews`: uses of the platform's codes that look like the store's own people. */
export default function ReviewsRoute() {
  const t = useText('admin/code-reviews')
  const locale = useLocale()
  const list = useListState(codeReviewsPage)
  const query = useCall(listCodeReviews, { query: list.query })
  const mayDecide = useCan('promo-codes.update')
  const [pending, setPending] = useState<{ action: CodeReviewActionName; row: CodeReview } | null>(null)
  const deciding = useSend(decideCodeReview, { invalidates: [listCodeReviews, adminHome], message: t.done })
  const action = pending?.action ?? 'clear'
  const texts = {
    clear: { title: t.clearTitle, body: t.clearBody },
    confirm: { title: t.confirmTitle, body: t.confirmBody },
    reopen: { title: t.reopenTitle, body: t.reopenBody },
  }[action]
  return (
    <>
      <ListPage
        name="promo-code-reviews"
        title={t.title}
        above={
          <Text size="sm" c="dimmed" px={12} pt={10}>
            {t.lead}
          </Text>
        }
        list={list}
        query={query}
        columns={useColumns()}
        search={t.search}
        exports={exportCodeReviews}
        filters={[
          { key: 'status', label: reviewLabels.status[locale], kind: 'choice', choices: codeReviewStatuses, multiple: true },
          { key: 'reason', label: reviewLabels.reason[locale], kind: 'choice', choices: reviewReasons, multiple: true },
          { key: 'store_id', label: reviewLabels.store[locale], kind: 'reference', to: '/admin/stores' },
        ]}
        rowName={(row) => t.order(row.order_number)}
        {...(mayDecide && {
          rowActions: (row: CodeReview) =>
            allowedActions(codeReviewActions, row.status).map((name) => ({
              key: name,
              label: codeReviewActions[name][locale],
              onClick: () => setPending({ action: name, row }),
            })),
        })}
        empty={{ ...t.empty, icon: <IconTicket size={36} stroke={1.25} aria-hidden="true" /> }}
      />
      <ConfirmDialog
        opened={pending !== null}
        onClose={() => setPending(null)}
        {...texts}
        confirmLabel={codeReviewActions[action][locale]}
        reason="required"
        reasonLabel={t.note}
        onConfirm={(note) => pending && deciding.sendAsync({ params: { id: pending.row.id }, body: { action, note } })}
      />
    </>
  )
}
