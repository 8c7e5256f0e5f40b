import { Text } from '@mantine/core'
import { listPlatformEntries, readPlatformAccounts } from '@rahba/contract/money/accounts/accounts.calls'
import { listAdjustments } from '@rahba/contract/money/balances/adjustments.calls'
import { adjustmentDirections, type BalanceKind, balanceKinds, balanceLabels } from '@rahba/contract/money/balances/balance-kinds'
import { adjustBalance, listBalanceEntries, listBalances, readBalance } from '@rahba/contract/money/balances/balances.calls'
import { adjustBalanceBody } from '@rahba/contract/money/balances/balances.schemas'
import { secondReasons } from '@rahba/contract/money/second-approval'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { FormSection } from '../../../kit/form/fields.tsx'
import { FormShell } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { ChoiceInput } from '../../../kit/inputs/choice-input.tsx'
import { MoneyInput, type NumberValue } from '../../../kit/inputs/number-inputs.tsx'
import { ReferenceInput } from '../../../kit/inputs/references/reference-input.tsx'
import { LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import { Money } from '../../../kit/show/money.tsx'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/adjust-route'

export const handle: RouteHandle = { text: ['kit', 'admin/balances'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'walletsControll.create')
  return null
}

/** `/dashboard/wallets/create`: adds to or takes from a balance by hand. */
export default function AdjustRoute() {
  const t = useText('admin/balances')
  const navigate = useNavigate()
  const local = useLocalPath()
  const locale = useLocale()
  const [params] = useSearchParams()
  const [store_id, user_id] = [params.get('store_id'), params.get('user_id')]
  const form = useContractForm(adjustBalanceBody, {
    labels: balanceLabels,
    initial: {
      kind: (user_id ? 'user' : 'store') as BalanceKind,
      store_id,
      user_id,
      direction: 'add' as keyof typeof adjustmentDirections,
      amount: null as NumberValue, // it may be half typed
      reason: '',
    },
  })
  const { kind } = form.values
  const owner = (kind === 'store' ? form.values.store_id : form.values.user_id) ?? ''
  const balance = useCall(readBalance, { params: { id: owner } }, { enabled: owner !== '', silent: true })
  const send = useFormSend(form, adjustBalance, (body) => ({ body }), {
    invalidates: [listAdjustments, listBalances, readBalance, listBalanceEntries, readPlatformAccounts, listPlatformEntries],
    message: ({ second_reason }) => (second_reason ? t.requested(secondReasons[second_reason][locale]) : t.adjusted),
    onDone: (after) => void navigate(local(`/dashboard/wallets/${after.id}`)),
  })
  return (
    <FormShell
      title={t.adjust}
      breadcrumbs={[{ label: t.title, to: '/dashboard/wallets' }]}
      saveLabel={t.adjust}
      cancelTo={owner ? `/dashboard/wallets/${owner}` : '/dashboard/wallets'}
      {...send}
    >
      <FormSection title={t.adjustedWallet} cols={2}>
        <ChoiceInput {...form.field('kind')} choices={balanceKinds} />
        {kind === 'store' ? (
          <ReferenceInput key="store" {...form.field('store_id')} required to="/admin/stores" />
        ) : (
          <ReferenceInput key="user" {...form.field('user_id')} required to="/admin/users" />
        )}
        {owner && balance.data && (
          <Text size="sm" component="div" style={{ gridColumn: '1 / -1' }}>
            {t.now} <Money value={balance.data.available} bold />
          </Text>
        )}
      </FormSection>
      <FormSection title={t.what} cols={2}>
        <ChoiceInput {...form.field('direction')} choices={adjustmentDirections} />
        <MoneyInput {...form.field('amount')} />
        <LongTextInput {...form.field('reason')} description={t.reasonHint} maxLength={300} rows={2} />
      </FormSection>
    </FormShell>
  )
}
