import { Group, Stack } from '@mantine/core'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { useCan } from '../../../api/session.ts'
import { Ltr } from '../../../kit/layout/direction.tsx'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { formatNumber } from '../../../kit/show/format.ts'
import { Money } from '../../../kit/show/money.tsx'
import { StatCard } from '../../../kit/show/stat-card.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../stores.module.css'

/** The balances between the store and the platform, from the ledger. */
export function BalancesTab({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').balances
  const locale = useLocale()
  const { figures } = store
  const mayReadBalances = useCan('walletsControll.index')
  const mayDues = useCan('dues.index')
  return (
    <Stack gap="md">
      <div className={classes.stats}>
        <StatCard label={t.pending} value={<Money value={figures.pending} />} hint={t.pendingHint} />
        <StatCard label={t.available} value={<Money value={figures.available} />} />
        <StatCard label={t.owed} value={<Money value={figures.owed} />} />
        <StatCard label={t.sales} value={<Money value={figures.sales} />} />
        <StatCard label={t.orders} value={<Ltr>{formatNumber(figures.orders, locale)}</Ltr>} />
        <StatCard label={t.products} value={<Ltr>{formatNumber(figures.products, locale)}</Ltr>} />
      </div>
      <Group gap="xs">
        {mayReadBalances && (
          <LinkButton to={`/dashboard/wallets/${store.id}`} variant="default" size="xs">
            {t.toWallets}
          </LinkButton>
        )}
        {mayDues && (
          <LinkButton to={`/dashboard/dues?store_id=${store.id}`} variant="default" size="xs">
            {t.toDues}
          </LinkButton>
        )}
      </Group>
    </Stack>
  )
}
