import { useCan } from '../../../api/session.ts'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { UrlTabs } from '../../../kit/nav/url-tabs.tsx'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/payouts-route'
import { payoutsList, runsList } from './lists.ts'
import { PayoutsList } from './payouts-list.tsx'
import { RunsList } from './runs-list.tsx'
import { StartRun } from './start-run.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/payouts'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const may = await requirePermission(context, 'payments.index', 'faqs.index')
  const showsRuns = new URL(request.url).searchParams.get('show') === 'runs' && may('payments.index')
  return readList(context, request, showsRuns ? runsList : payoutsList)
}

/** `/dashboard/payments`: payouts to stores, and the files that went to the bank. */
export default function PayoutsRoute() {
  const t = useText('admin/payouts')
  const mayRead = useCan('payments.index')
  return (
    <>
      <PageHeader title={t.title} actions={<StartRun />} />
      <UrlTabs
        param="show"
        aria-label={t.title}
        tabs={[
          { key: 'payouts', label: t.payoutsTab, content: () => <PayoutsList /> },
          ...(mayRead ? [{ key: 'runs', label: t.runsTab, content: () => <RunsList /> }] : []),
        ]}
      />
    </>
  )
}
