import { Alert, Button, Group, Text } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { inLocale } from '@rahba/contract/kernel/locale'
import { readProof, requestLedgerProof } from '@rahba/contract/money/accounts/accounts.calls'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useSend } from '../../../api/queries.ts'
import { ErrorState, FactsSkeleton } from '../../../kit/feedback/states.tsx'
import { Ltr } from '../../../kit/layout/direction.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { StatusDot } from '../../../kit/show/status-dot.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from './accounts.module.css'

const pollEvery = 1000

/** The ledger's invariants, each with its result at the last proof, which uses the entries alone. */
export function ProofPanel() {
  const { accounts: t } = useText('admin/money')
  const locale = useLocale()
  // The proof shown when a new one was requested, which is made in the background.
  const [pending, setPending] = useState<{ shown: string | null } | null>(null)
  const read = useCall(readProof, {}, pending ? { refetchInterval: pollEvery } : {})
  const shown = read.data?.proved_at ?? null
  if (pending && pending.shown !== shown) setPending(null)
  const ask = useSend(requestLedgerProof, { onDone: () => setPending({ shown }) })
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (read.data === undefined) return <FactsSkeleton rows={6} />
    if (read.data === null)
      return (
        <Text size="sm" c="dimmed">
          {t.notProved}
        </Text>
      )
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
        <Button variant="default" size="xs" loading={ask.pending || pending !== null} onClick={() => ask.send({})}>
          {t.run}
        </Button>
      }
    >
      {body()}
    </Panel>
  )
}
