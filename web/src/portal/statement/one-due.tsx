import { Alert, Button, Group, Stack, Title } from '@mantine/core'
import type { StoreDueDetail, StoreDueLine } from '@rahba/contract/money/dues/due-shapes'
import { dueActions, getRemaining } from '@rahba/contract/money/dues/due-states'
import { dueTerms, exportOwnDueLines, offsetOwnDue, readOwnDue } from '@rahba/contract/money/dues/own-dues.calls'
import { IconInfoCircle } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { SaveFileButton } from '../../kit/feedback/save-file-button.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { PropertyList } from '../../kit/show/property-list.tsx'
import { useDueLineColumns } from '../../money/due-line-columns.tsx'
import { Settlements, useDueFacts } from '../../money/due-parts.tsx'
import { DueState } from '../../money/due-state.tsx'
import { useText } from '../../text/use-text.ts'
import { changedByPaying } from './dues-changed.ts'
import { dueLinesList } from './lists.ts'

const PayDue = lazy(() => import('./pay-due.tsx'))

/** Paying a statement: by transfer, or from the balance where there is one. */
function Pay({ due }: { due: StoreDueDetail }) {
  const t = useText('portal/dues')
  const [paying, setPaying] = useState(false)
  const terms = useCall(dueTerms, {})
  const send = useSend(offsetOwnDue, { invalidates: changedByPaying, message: t.offsetDone })
  const from: readonly string[] = dueActions.offset.from
  if (!from.includes(due.status)) return null
  const payable = Math.max(0, Math.min(getRemaining(due), terms.data?.available ?? 0))
  return (
    <Group gap="xs">
      {payable > 0 && (
        <ConfirmAction
          title={t.offsetTitle}
          body={
            <>
              {t.offsetBody} <Money value={payable} bold />
            </>
          }
          confirmLabel={t.offset}
          onConfirm={() => send.sendAsync({ params: { id: due.id }, body: { amount: null } })}
        >
          <Button variant="default">{t.offset}</Button>
        </ConfirmAction>
      )}
      <Button onClick={() => setPaying(true)} disabled={!terms.data}>
        {t.pay}
      </Button>
      {paying && terms.data && (
        <Suspense>
          <PayDue due={due} accounts={terms.data.accounts} close={() => setPaying(false)} />
        </Suspense>
      )}
    </Group>
  )
}

function Lines({ due }: { due: StoreDueDetail }) {
  const words = useText('dues')
  const { name, call, options, input } = dueLinesList(due.id)
  const list = useListState(options)
  const query = useCall(call, { ...input, query: list.query })
  return (
    <Panel
      title={words.lines}
      actions={<SaveFileButton label={words.download} endpoint={exportOwnDueLines} input={{ params: { id: due.id } }} />}
      flush
    >
      <List
        name={name}
        list={list}
        query={query}
        columns={useDueLineColumns<StoreDueLine>((id) => `/store/orders/${id}`)}
        search={words.searchLines}
        rowName={(row) => String(row.order_number ?? '')}
        empty={{ title: words.lines }}
      />
    </Panel>
  )
}

function Facts({ due }: { due: StoreDueDetail }) {
  const t = useText('portal/dues')
  const facts = useDueFacts(due)
  return (
    <Panel title={t.facts}>
      <PropertyList items={facts} />
    </Panel>
  )
}

/** One statement of the store's, with its lines, what has settled it, and the ways to pay it. */
export function OneDue({ id }: { id: string }) {
  const t = useText('portal/dues')
  const read = useCall(readOwnDue, { params: { id } }, { silent: true })
  const due = read.data
  if (!due || due.id !== id)
    return read.error ? <ErrorState error={read.error} retry={() => void read.refetch()} /> : <FactsSkeleton rows={8} />
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Title order={2} size="h3">
            {t.one(due.number)}
          </Title>
          <DueState state={due.status} />
        </Group>
        <Group gap="xs">
          <LinkButton to="/store/wallet?tab=dues" variant="default">
            {t.all}
          </LinkButton>
          <Pay due={due} />
        </Group>
      </Group>
      {due.status === 'paid_claimed' && (
        <Alert color="blue" variant="light" icon={<IconInfoCircle size={18} aria-hidden="true" />}>
          {t.waits}
        </Alert>
      )}
      <Facts due={due} />
      <Settlements of={due.settlements} />
      <Lines due={due} />
    </Stack>
  )
}
