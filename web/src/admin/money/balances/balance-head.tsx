import { SimpleGrid } from '@mantine/core'
import { walletsLabels } from '@rahba/contract/money/balance-kinds'
import type { Wallet } from '@rahba/contract/money/balances'
import { Money } from '../../../kit/show/money.tsx'
import { StatCard } from '../../../kit/show/stat-card.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'

/** A wallet's balances. */
export function WalletBalances({ wallet }: { wallet: Wallet }) {
  const t = useText('admin/wallets')
  const locale = useLocale()
  const shown =
    wallet.kind === 'user'
      ? [{ label: t.balance, value: wallet.available }]
      : [
          { label: t.available, value: wallet.available },
          { label: t.pending, value: wallet.pending },
          { label: walletsLabels.with_carriers[locale], value: wallet.with_carriers },
          { label: t.inTransit, value: wallet.in_transit },
          { label: t.owed, value: wallet.owed },
        ]
  return (
    <SimpleGrid cols={wallet.kind === 'user' ? { base: 2, md: 4 } : { base: 2, md: 3, lg: 5 }} spacing={{ base: 'sm', md: 'md' }}>
      {shown.map(({ label, value }) => (
        <StatCard key={label} label={label} value={<Money value={value} />} />
      ))}
    </SimpleGrid>
  )
}

/** Where the owner's own page is. */
export const ownerPath = ({ kind, id }: Pick<Wallet, 'kind' | 'id'>) =>
  kind === 'store' ? (`/dashboard/stores/${id}` as const) : (`/dashboard/users/${id}` as const)
