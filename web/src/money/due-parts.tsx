import { Anchor, Stack, Text } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import type { DueSettlement, StoreDue, StoreDueDetail } from '@rahba/contract/money/dues/due-shapes'
import { getRemaining, settlementKinds } from '@rahba/contract/money/dues/due-states'
import { useLocation } from 'react-router'
import { Localized, Ltr, UserText } from '../kit/layout/direction.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { Money } from '../kit/show/money.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { paperUrl } from '../kit/show/paper-url.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { SettlementState } from './due-state.tsx'
import classes from './dues.module.css'

/** The days a statement covers. */
export function Period({ due }: { due: Pick<StoreDue, 'period_from' | 'period_to'> }) {
  const t = useText('dues')
  const locale = useLocale()
  // The end is the first moment outside the period.
  const last = new Date(Date.parse(due.period_to) - 1).toISOString()
  const sameYear = due.period_from.slice(0, 4) === last.slice(0, 4)
  const from = formatDate(due.period_from, locale, sameYear ? 'dayMonth' : 'date')
  return <span className={classes.period}>{t.getPeriod(from, formatDate(last, locale))}</span>
}

/** The facts of a statement that both offices show. */
export function useDueFacts(due: StoreDue) {
  const t = useText('dues')
  return [
    { label: t.amount, value: <Money value={due.amount} /> },
    { label: t.paid, value: <Money value={due.paid} /> },
    due.waived > 0 && { label: t.waived, value: <Money value={due.waived} /> },
    { label: t.remaining, value: <Money value={getRemaining(due)} bold /> },
    { label: t.dueOn, value: <DateTime value={due.due_on} style="date" /> },
    { label: t.period, value: <Period due={due} /> },
    { label: t.linesCount, value: t.countOfLines(due.lines) },
    { label: t.issued, value: <DateTime value={due.created_at} /> },
    due.closed_at !== null && { label: t.closed, value: <DateTime value={due.closed_at} /> },
    due.note !== null && { label: t.note, value: <UserText>{due.note}</UserText> },
  ]
}

type Settlement = StoreDueDetail['settlements'][number] & Partial<Pick<DueSettlement, 'decided_by'>>

function Line({ of }: { of: Settlement }) {
  const t = useText('dues')
  const { pathname } = useLocation()
  const details: [string, React.ReactNode][] = []
  if (of.sender_name) details.push([t.sender, <UserText key="sender">{of.sender_name}</UserText>])
  if (of.bank) details.push([t.bank, <Localized key="bank" text={of.bank} />])
  if (of.reference) details.push([t.reference, <Ltr key="reference">{of.reference}</Ltr>])
  if (of.decided_by || of.claimed_by) details.push([t.by, <UserText key="by">{of.decided_by ?? of.claimed_by}</UserText>])
  return (
    <li className={classes.settlement}>
      <div className={classes.head}>
        <span>
          <Localized text={settlementKinds[of.kind]} /> · <Money value={of.amount} bold />
        </span>
        {of.kind === 'transfer' && <SettlementState kind={of.kind} status={of.status} />}
      </div>
      <Text size="sm" c="dimmed" component="div">
        <DateTime value={of.decided_at ?? of.created_at} />
        {details.map(([name, value]) => (
          <span key={name}>
            {' · '}
            {name}: {value}
          </span>
        ))}
        {of.slip && (
          <>
            {' · '}
            <Anchor size="sm" underline="always" href={paperUrl(of.slip, pathname)} target="_blank" rel="noreferrer">
              {t.openSlip}
            </Anchor>
          </>
        )}
      </Text>
      {of.reason && (
        <Text size="sm">
          <UserText>{of.reason}</UserText>
        </Text>
      )}
    </li>
  )
}

/** The settlements of a statement so far, including attempts. */
export function Settlements({ of }: { of: readonly Settlement[] }) {
  const t = useText('dues')
  return (
    <Panel title={t.settlements}>
      {of.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.noSettlements}
        </Text>
      ) : (
        <Stack component="ul" gap="sm" className={classes.settlements}>
          {of.map((settlement) => (
            <Line key={settlement.id} of={settlement} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}
