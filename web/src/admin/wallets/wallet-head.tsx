import { SimpleGrid } from '@mantine/core'
import type { Wallet } from '@rahba/contract/money/wallets'
import { Money } from '../../kit/money.tsx'
import { StatCard } from '../../kit/stat-card.tsx'
import { useText } from '../../text/use-text.ts'

/** A wallet's balances. */
export function WalletBalances({ wallet }: { wallet: Wallet }) {
  const t = useText('admin/wallets')
  const shown =
    wallet.kind === 'user'
      ? [{ label: t.balance, value: wallet.available }]
      : [
          { label: t.available, value: wallet.available },
          { label: t.pending, value: wallet.pending },
          { label: t.inTransit, value: wallet.in_transit },
          { label: t.owed, value: wallet.owed },
        ]
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'sm', md: 'md' }}>
      {shown.map(({ label, value }) => (
        <StatCard key={label} label={label} value={<Money value={value} />} />
      ))}
    </SimpleGrid>
  )
}

/** Where the owner's own page is. */
export const ownerPath = ({ kind, id }: Pick<Wallet, 'kind' | 'id'>) =>
  kind === 'store' ? `/dashboard/stores/${id}` : `/dashboard/users/${id}`
