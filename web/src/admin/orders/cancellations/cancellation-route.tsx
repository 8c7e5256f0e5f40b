import { listOrderEntries } from '@rahba/contract/money/accounts.calls'
import { listCancellationEntries } from '@rahba/contract/orders/cancellations.calls'
import { listOrders, readOrder } from '@rahba/contract/orders/orders.calls'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { CancellationPage } from '../../../orders/cancellations/cancellation-page.tsx'
import type { ActingSide } from '../../../orders/cancellations/cancellation-side.ts'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import { EntriesTable } from '../entries-panel.tsx'
import type { Route } from './+types/cancellation-route'
import { adminCancellations } from './admin-cancellation-side.ts'

const EditForm = lazy(() => import('./edit-form.tsx'))

export const handle: RouteHandle = { text: ['kit', 'orders', 'cancellations', 'admin/orders'] }

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const editing = new URL(request.url).pathname.replace(/\.data$/, '').endsWith('/edit')
  if (editing) await requirePermission(context, 'canceled-orders.update')
  else await requirePermission(context, 'canceled-orders.index')
  return readRecord(context, adminCancellations.read, { params: { id: params.id } })
}

const side: ActingSide = {
  ...adminCancellations,
  alters: [listCancellationEntries, readOrder, listOrders, listOrderEntries],
}

function Entries({ id }: { id: string }) {
  const t = useText('cancellations')
  return <EntriesTable title={t.entries} none={t.noEntries} read={useCall(listCancellationEntries, { params: { id } }, { silent: true })} />
}

/** `/dashboard/canceled-orders/:id`, and `/edit` with the form of its details. */
export default function CancellationRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('cancellations')
  const mayUpdate = useCan('canceled-orders.update')
  const editing = useLocation().pathname.endsWith('/edit')
  return (
    <CancellationPage
      id={id}
      side={side}
      breadcrumbs={[{ label: t.title, to: '/dashboard/canceled-orders' }]}
      actions={(row) =>
        mayUpdate &&
        row.preview && (
          <LinkButton to={`/dashboard/canceled-orders/${row.id}/edit`} variant="default">
            {t.form.editTitle}
          </LinkButton>
        )
      }
      below={() => <Entries id={id} />}
      {...(editing
        ? {
            form: (row) => (
              <Suspense key={row.id}>
                <EditForm row={row} />
              </Suspense>
            ),
          }
        : {})}
    />
  )
}
