import { SimpleGrid } from '@mantine/core'
import { balanceLabels } from '@rahba/contract/money/balances/balance-kinds'
import type { Balance } from '@rahba/contract/money/balances/balances'
import { Money } from '../../../kit/show/money.tsx'
import { StatCard } from '../../../kit/show/stat-card.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'

/** A wallet's balances. */
export function BalanceFigures({ balance }: { balance: Balance }) {
  const t = useText('admin/balances')
  const locale = useLocale()
  const shown =
    balance.kind === 'user'
      ? [{ label: t.balance, value: balance.available }]
      : [
          { label: t.available, value: balance.available },
          { label: t.pending, value: balance.pending },
          { label: balanceLabels.with_carriers[locale], value: balance.with_carriers },
          { label: t.inTransit, value: balance.in_transit },
          { label: t.owed, value: balance.owed },
        ]
  return (
    <SimpleGrid cols={balance.kind === 'user' ? { base: 2, md: 4 } : { base: 2, md: 3, lg: 5 }} spacing={{ base: 'sm', md: 'md' }}>
      {shown.map(({ label, value }) => (
        <StatCard key={label} label={label} value={<Money value={value} />} />
      ))}
    </SimpleGrid>
  )
}

/** The path of the owner's own page. */
export const ownerPath = ({ kind, id }: Pick<Balance, 'kind' | 'id'>) =>
  kind === 'store' ? (`/dashboard/stores/${id}` as const) : (`/dashboard/users/${id}` as const)
