import { Text } from '@mantine/core'
import { balanceLabels } from '@rahba/contract/money/balances/balance-kinds'
import type { Balance } from '@rahba/contract/money/balances/balances'
import { listBalances, readBalance } from '@rahba/contract/money/balances/balances.calls'
import { holdPayouts, listStores, readStore } from '@rahba/contract/stores/admin-stores.calls'
import { holdPayoutsBody } from '@rahba/contract/stores/admin-stores.schemas'
import { useNavigate } from 'react-router'
import { useFreshCall } from '../../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../../kit/feedback/states.tsx'
import { FormSection } from '../../../kit/form/fields.tsx'
import { FormShell } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { FlagInput, LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/hold-route'
import { BalanceFigures } from './balance-head.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/balances'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'walletsControll.update')
  return readRecord(context, readBalance, { params: { id: params.id } })
}

function HoldForm({ balance }: { balance: Balance }) {
  const t = useText('admin/balances')
  const locale = useLocale()
  const navigate = useNavigate()
  const local = useLocalPath()
  const back = `/dashboard/wallets/${balance.id}` as const
  const form = useContractForm(holdPayoutsBody, { labels: balanceLabels, initial: { hold: balance.held, reason: '' } })
  const send = useFormSend(form, holdPayouts, (body) => ({ params: { id: balance.id }, body }), {
    invalidates: [listBalances, readBalance, listStores, readStore],
    message: t.holdSaved,
    onDone: () => void navigate(local(back)),
  })
  return (
    <FormShell
      title={balance.name?.[locale] ?? t.wallet}
      breadcrumbs={[{ label: t.title, to: '/dashboard/wallets' }]}
      cancelTo={back}
      {...send}
      notice={<BalanceFigures balance={balance} />}
    >
      <FormSection title={t.payouts}>
        <Text size="sm">{t.holdHint}</Text>
        <FlagInput {...form.field('hold')} />
        <LongTextInput {...form.field('reason')} description={t.holdReasonHint} maxLength={500} rows={2} />
      </FormSection>
    </FormShell>
  )
}

/** `/dashboard/wallets/:id/edit`: holds the payouts of a store, or lets them go again. */
export default function HoldRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/balances')
  const read = useFreshCall(readBalance, { params: { id } }, { silent: true })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return <FormSkeleton />
  if (read.data.kind === 'store') return <HoldForm balance={read.data} />
  return (
    <>
      <PageHeader title={t.wallet} breadcrumbs={[{ label: t.title, to: '/dashboard/wallets' }]} />
      <Text size="sm">{t.noHold}</Text>
    </>
  )
}
