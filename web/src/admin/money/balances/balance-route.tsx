import { Stack } from '@mantine/core'
import { readBalance } from '@rahba/contract/money/balances/balances.calls'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ErrorState, FactsSkeleton } from '../../../kit/feedback/states.tsx'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { StatusDot } from '../../../kit/show/status-dot.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import { listReads } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/balance-route'
import { BalanceEntries } from './balance-entries.tsx'
import { BalanceFigures, ownerPath } from './balance-head.tsx'
import { entriesList, waitingAdjustments } from './lists.ts'
import { WaitingAdjustments } from './waiting-adjustments.tsx'

export const handle: RouteHandle = { text: ['kit', 'ledger-entries', 'admin/balances'] }

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, 'walletsControll.index')
  return readRecord(context, readBalance, { params: { id } }, [...listReads(request, entriesList(id)), waitingAdjustments(id)])
}

/** `/dashboard/wallets/:id`: one balance with its statement. */
export default function BalanceRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/balances')
  const locale = useLocale()
  const mayAdjust = useCan('walletsControll.create')
  const mayHold = useCan('walletsControll.update')
  const read = useCall(readBalance, { params: { id } }, { silent: true })
  const balance = read.data
  const breadcrumbs = [{ label: t.title, to: '/dashboard/wallets' }] as const
  if (!balance || balance.id !== id) {
    return (
      <>
        <PageHeader title={t.wallet} breadcrumbs={breadcrumbs} />
        {read.error ? <ErrorState error={read.error} retry={() => void read.refetch()} /> : <FactsSkeleton rows={4} />}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={balance.name?.[locale] ?? balance.phone ?? t.wallet}
        breadcrumbs={breadcrumbs}
        mark={balance.held && <StatusDot tone="bad">{t.held}</StatusDot>}
        actions={
          <>
            <LinkButton to={ownerPath(balance)} variant="default">
              {balance.kind === 'store' ? t.toStore : t.toUser}
            </LinkButton>
            {mayHold && balance.kind === 'store' && (
              <LinkButton to={`/dashboard/wallets/${id}/edit`} variant="default">
                {t.hold}
              </LinkButton>
            )}
            {mayAdjust && <LinkButton to={`/dashboard/wallets/create?${balance.kind}_id=${id}`}>{t.adjust}</LinkButton>}
          </>
        }
      />
      <Stack gap="md">
        <WaitingAdjustments owner_id={id} />
        <BalanceFigures balance={balance} />
        <BalanceEntries balance={balance} />
      </Stack>
    </>
  )
}
