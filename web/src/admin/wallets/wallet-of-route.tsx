import { Stack } from '@mantine/core'
import { readWallet } from '@rahba/contract/money/wallets'
import { lazy, Suspense } from 'react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/states.tsx'
import { StatusDot } from '../../kit/status-dot.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/wallet-of-route'
import { WaitingAdjustments } from './waiting-adjustments.tsx'
import { ownerPath, WalletBalances } from './wallet-head.tsx'

export const handle: RouteHandle = { text: ['kit', 'wallet', 'admin/wallets'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'walletsControll.index')
  return null
}

const WalletEntries = lazy(() => import('./wallet-entries.tsx'))

/** `/dashboard/wallets/:id`: one wallet with its statement. */
export default function WalletOfRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/wallets')
  const locale = useLocale()
  const mayAdjust = useCan('walletsControll.create')
  const mayHold = useCan('walletsControll.update')
  const read = useCall(readWallet, { params: { id } }, { silent: true })
  const wallet = read.data
  const breadcrumbs = [{ label: t.title, to: '/dashboard/wallets' }]
  if (!wallet || wallet.id !== id) {
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
        title={wallet.name?.[locale] ?? wallet.phone ?? t.wallet}
        breadcrumbs={breadcrumbs}
        mark={wallet.held && <StatusDot tone="bad">{t.held}</StatusDot>}
        actions={
          <>
            <LinkButton to={ownerPath(wallet)} variant="default">
              {wallet.kind === 'store' ? t.toStore : t.toUser}
            </LinkButton>
            {mayHold && wallet.kind === 'store' && (
              <LinkButton to={`/dashboard/wallets/${id}/edit`} variant="default">
                {t.hold}
              </LinkButton>
            )}
            {mayAdjust && <LinkButton to={`/dashboard/wallets/create?${wallet.kind}_id=${id}`}>{t.adjust}</LinkButton>}
          </>
        }
      />
      <Stack gap="md">
        <WaitingAdjustments owner_id={id} />
        <WalletBalances wallet={wallet} />
        <Suspense fallback={<FactsSkeleton rows={8} />}>
          <WalletEntries wallet={wallet} />
        </Suspense>
      </Stack>
    </>
  )
}
