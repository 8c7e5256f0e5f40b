import { Text } from '@mantine/core'
import type { AccountTotal } from '@rahba/contract/money/accounts/accounts'
import { readPlatformAccounts } from '@rahba/contract/money/accounts/accounts.calls'
import { ledgerAccounts } from '@rahba/contract/money/ledger/ledger'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { ErrorState, FactsSkeleton } from '../../../kit/feedback/states.tsx'
import { Localized } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { StatusDot } from '../../../kit/show/status-dot.tsx'
import { useText } from '../../../text/use-text.ts'
import classes from './accounts.module.css'

const groups = [
  { type: 'asset', title: 'assets' },
  { type: 'liability', title: 'liabilities' },
  { type: 'income', title: 'income' },
  { type: 'expense', title: 'expenses' },
] as const

function Row({ total, chosen }: { total: AccountTotal; chosen: boolean }) {
  const { accounts: t } = useText('admin/money')
  return (
    <li data-chosen={chosen || undefined}>
      <div>
        <LocalLink to={`/dashboard/wallet?account=${total.account}#entries`} title={t.toEntries}>
          <Localized text={ledgerAccounts[total.account]} />
        </LocalLink>
        {total.accounts > 1 && (
          <Text size="xs" c="dimmed">
            {t.holders(total.accounts)}
          </Text>
        )}
      </div>
      <Money value={total.balance} />
    </li>
  )
}

/** Every kind of account with its balance; a name leads to its entries. */
export function AccountsPanel() {
  const { accounts: t } = useText('admin/money')
  const [params] = useSearchParams()
  const read = useCall(readPlatformAccounts, {})
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <FactsSkeleton rows={10} />
    const { accounts, debit_total, credit_total } = read.data
    const balanced = debit_total === credit_total
    return (
      <>
        <div className={classes.groups}>
          {groups.map(({ type, title }) => (
            <section key={type}>
              <h3 className={classes.group}>{t[title]}</h3>
              <ul className={classes.accounts}>
                {accounts
                  .filter(({ account }) => ledgerAccounts[account].type === type)
                  .map((total) => (
                    <Row key={total.account} total={total} chosen={params.get('account') === total.account} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={classes.balance}>
          <StatusDot tone={balanced ? 'good' : 'bad'}>{balanced ? t.balanced : t.unbalanced}</StatusDot>
          <span>
            {t.debitSide} <Money value={debit_total} bold />
          </span>
          <span>
            {t.creditSide} <Money value={credit_total} bold />
          </span>
        </div>
      </>
    )
  }
  return <Panel title={t.balances}>{body()}</Panel>
}
