import { SimpleGrid, Stack } from '@mantine/core'
import { readStatementBalances } from '@rahba/contract/money/accounts/accounts.calls'
import { dueTerms, readOwnDue } from '@rahba/contract/money/dues/own-dues.calls'
import { readPayoutSchedule } from '@rahba/contract/money/payouts/payout-schedule.calls'
import { payoutTerms } from '@rahba/contract/money/payouts/payouts.calls'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { ErrorState } from '../../kit/feedback/states.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { UrlTabs } from '../../kit/nav/url-tabs.tsx'
import { Money } from '../../kit/show/money.tsx'
import { StatCard } from '../../kit/show/stat-card.tsx'
import { type PageRead, pageRead, readAhead } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { DuesPanel } from './dues-panel.tsx'
import { InvoicesPanel } from './invoices-panel.tsx'
import { dueLinesList, duesList, entriesList, invoicesList, payoutsList } from './lists.ts'
import { PayoutsPanel } from './payouts-panel.tsx'
import { Statement } from './statement.tsx'

export const handle: RouteHandle = { text: ['kit', 'ledger-entries', 'dues', 'portal/statement', 'portal/dues', 'invoices'] }

function tabReads(request: Request): readonly PageRead[] {
  const params = new URL(request.url).searchParams
  const due = params.get('due')
  switch (params.get('tab')) {
    case 'payouts':
      return [...listReads(request, payoutsList), pageRead(payoutTerms, {}), pageRead(readPayoutSchedule, {})]
    case 'dues':
      if (due === null) return [...listReads(request, duesList), pageRead(dueTerms, {})]
      return [pageRead(readOwnDue, { params: { id: due } }), ...listReads(request, dueLinesList(due)), pageRead(dueTerms, {})]
    case 'invoices':
      return listReads(request, invoicesList)
    default:
      return listReads(request, entriesList)
  }
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readAhead(context, pageRead(readStatementBalances, {}), ...tabReads(request))

function Balances() {
  const t = useText('portal/statement')
  const read = useCall(readStatementBalances, {})
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  const shown = [
    { label: t.available, hint: t.availableHint, value: read.data?.available },
    { label: t.pending, hint: t.pendingHint, value: read.data?.pending },
    { label: t.withCarriers, hint: t.withCarriersHint, value: read.data?.with_carriers },
    { label: t.inTransit, hint: t.inTransitHint, value: read.data?.in_transit },
    { label: t.owed, hint: t.owedHint, value: read.data?.owed },
  ]
  return (
    <SimpleGrid cols={{ base: 2, md: 3, lg: 5 }} spacing={{ base: 'sm', md: 'md' }}>
      {shown.map(({ label, hint, value }) => (
        <StatCard key={label} label={label} hint={hint} value={value === undefined ? undefined : <Money value={value} />} />
      ))}
    </SimpleGrid>
  )
}

/** `/store/wallet`: what the store has and is owed, every movement behind it, what it was paid out and what it owes. */
export default function StatementRoute() {
  const t = useText('portal/statement')
  const dues = useText('portal/dues')
  const { title: invoices } = useText('invoices')
  return (
    <Stack gap="md">
      <PageHeader title={t.title} />
      <Balances />
      <UrlTabs
        aria-label={t.title}
        tabs={[
          { key: 'statement', label: t.statement, content: () => <Statement /> },
          { key: 'payouts', label: t.payouts.title, content: () => <PayoutsPanel /> },
          { key: 'dues', label: dues.tab, content: () => <DuesPanel /> },
          { key: 'invoices', label: invoices, content: () => <InvoicesPanel /> },
        ]}
      />
    </Stack>
  )
}
