import { listOrderEntries } from '@rahba/contract/money/accounts/accounts.calls'
import type { WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { listCancellationEntries } from '@rahba/contract/orders/cancellations/cancellations.calls'
import { listOrders, readOrder } from '@rahba/contract/orders/orders.calls'
import type { ReactNode } from 'react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { CancellationPage } from '../../../orders/cancellations/cancellation-page.tsx'
import type { ActingSurface } from '../../../orders/cancellations/cancellation-surface.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { useText } from '../../../text/use-text.ts'
import { EntriesTable } from '../entries-panel.tsx'
import { adminCancellations } from './admin-cancellation-surface.ts'

/** The texts of a cancellation's page, with or without its form. */
export const cancellationTexts: RouteHandle = { text: ['kit', 'orders', 'cancellations', 'admin/orders'] }

const surface: ActingSurface = {
  ...adminCancellations,
  alters: [listCancellationEntries, readOrder, listOrders, listOrderEntries],
}

function Entries({ id }: { id: string }) {
  const t = useText('cancellations')
  return <EntriesTable title={t.entries} none={t.noEntries} read={useCall(listCancellationEntries, { params: { id } }, { silent: true })} />
}

interface AdminCancellationPageProps {
  id: string
  /** The form of its details. */
  form?: (row: WholeCancellation) => ReactNode
}

/** A cancellation as administrators see it. */
export function AdminCancellationPage({ id, form }: AdminCancellationPageProps) {
  const t = useText('cancellations')
  const mayUpdate = useCan('canceled-orders.update')
  return (
    <CancellationPage
      id={id}
      surface={surface}
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
      {...(form ? { form } : {})}
    />
  )
}
