import { Alert, Button, Group, Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { provePlatformWallet } from '@rahba/contract/money/wallet'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useCall } from '../../api/queries.ts'
import { Ltr } from '../../kit/direction.tsx'
import { formatDate } from '../../kit/format.ts'
import { Panel } from '../../kit/panel.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/states.tsx'
import { StatusDot } from '../../kit/status-dot.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './wallet.module.css'

/** Every promise of the ledger with whether it holds right now, proved from the entries alone. */
export function ProofPanel() {
  const { wallet: t } = useText('admin/money')
  const locale = useLocale()
  // it reads every entry: run when the page opens and when asked, not each time the window gets the focus
  const read = useCall(provePlatformWallet, {}, { staleTime: Number.POSITIVE_INFINITY })
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <FactsSkeleton rows={6} />
    const { results, proved_at, took } = read.data
    const broken = results.filter(({ ok }) => !ok).length
    return (
      <>
        <Alert
          variant="light"
          color={broken > 0 ? 'red' : 'brand'}
          icon={broken > 0 ? <IconShieldX size={20} aria-hidden="true" /> : <IconShieldCheck size={20} aria-hidden="true" />}
          title={broken > 0 ? t.broken(broken) : t.allGood}
          mb="sm"
        >
          {t.proved(formatDate(proved_at, locale, 'dateTime'), took)}
        </Alert>
        <ul className={classes.proof}>
          {results.map((result) => (
            <li key={result.invariant} className={classes.rule}>
              <Ltr className={classes.code ?? ''}>{result.invariant}</Ltr>
              <div>
                {inLocale(result, locale)}
                {result.violations.length > 0 && (
                  <Text size="xs" c="red" component="div">
                    {t.violations}: <Ltr>{result.violations.join(', ')}</Ltr>
                  </Text>
                )}
              </div>
              <Group gap="md" wrap="nowrap">
                <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  {t.checked(result.checked)}
                </Text>
                <StatusDot tone={result.ok ? 'good' : 'bad'}>{result.ok ? t.holds : t.fails}</StatusDot>
              </Group>
            </li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <Panel
      title={t.proof}
      actions={
        <Button variant="default" size="xs" loading={read.isFetching} onClick={() => void read.refetch()}>
          {t.run}
        </Button>
      }
    >
      {body()}
    </Panel>
  )
}
