import { Alert, Button, Stack, Text } from '@mantine/core'
import { carriers } from '@rahba/contract/money/carriers/carriers'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import { feePayers, lineKinds } from '@rahba/contract/money/carriers/remittance-lines'
import type { RemittanceDetail } from '@rahba/contract/money/carriers/remittances'
import { actOnRemittance, readRemittance } from '@rahba/contract/money/carriers/remittances.calls'
import { IconAlertTriangle, IconCheck, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCall, useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { BlockedButton } from '../../../kit/feedback/blocked-button.tsx'
import { ConfirmDialog } from '../../../kit/feedback/confirm.tsx'
import { WaitingPage } from '../../../kit/feedback/waiting-page.tsx'
import { Code, Localized, Ltr, UserText } from '../../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../../kit/layout/scroll-region.tsx'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { Table } from '../../../kit/show/table.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import { listReads } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/remittance-route'
import type { Deciding } from './decide-dialog.tsx'
import { changedByRemittance } from './invalidated-calls.ts'
import { linesList } from './lines-list.ts'
import { RemittanceFile } from './remittance-file.tsx'
import { RemittanceLines } from './remittance-lines.tsx'
import { KindDot, RemittanceDot } from './states.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/carriers'] }

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.index')
  return readRecord(context, readRemittance, { params: { id } }, listReads(request, linesList(id)))
}

const DecideDialog = lazy(() => import('./decide-dialog.tsx'))

/** The actions on a remittance in review. */
function Steps({ remittance }: { remittance: RemittanceDetail }) {
  const t = useText('admin/carriers')
  const [mayEdit, mayPost] = [useCan('payments.create'), useCan('payments.update')]
  const [asking, setAsking] = useState<'post' | 'discard' | null>(null)
  const { id, undecided, expected_total, amount } = remittance
  // The reason the server would refuse.
  const blocked = undecided > 0 ? t.undecided(undecided) : expected_total === amount ? null : t.unequal
  const act = useSend(actOnRemittance, { invalidates: changedByRemittance })
  if (remittance.status !== 'draft') return null
  const run = (action: 'post' | 'discard' | 'match') => act.sendAsync({ params: { id }, body: { action } })
  return (
    <>
      {mayEdit && (
        <LinkButton to={`/dashboard/carrier-remittances/${id}/edit`} variant="default">
          {t.edit}
        </LinkButton>
      )}
      {mayPost ? (
        <>
          <Button variant="default" loading={act.pending && asking === null} onClick={() => void run('match').catch(() => undefined)}>
            {t.match}
          </Button>
          <Button variant="default" c="red" onClick={() => setAsking('discard')}>
            {t.discard}
          </Button>
          {blocked ? <BlockedButton why={blocked}>{t.post}</BlockedButton> : <Button onClick={() => setAsking('post')}>{t.post}</Button>}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t.mayNot}
        </Text>
      )}
      <ConfirmDialog
        opened={asking === 'post'}
        onClose={() => setAsking(null)}
        title={t.postTitle}
        body={t.postBody}
        confirmLabel={t.post}
        onConfirm={() => run('post')}
      />
      <ConfirmDialog
        opened={asking === 'discard'}
        onClose={() => setAsking(null)}
        title={t.discardTitle}
        body={t.discardBody}
        confirmLabel={t.discard}
        tone="danger"
        onConfirm={() => run('discard')}
      />
    </>
  )
}

function Facts({ remittance }: { remittance: RemittanceDetail }) {
  const t = useText('admin/carriers')
  const locale = useLocale()
  const label = (name: keyof typeof remittanceLabels) => remittanceLabels[name][locale]
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          { label: label('carrier'), value: <Localized text={carriers[remittance.carrier]} /> },
          {
            label: t.period,
            value: (
              <>
                <DateTime value={remittance.period_from} style="date" /> – <DateTime value={remittance.period_to} style="date" />
              </>
            ),
          },
          { label: label('reference'), value: <Code>{remittance.reference}</Code> },
          { label: label('amount'), value: <Money value={remittance.amount} bold /> },
          { label: label('fee_by'), value: <Localized text={feePayers[remittance.fee_by]} /> },
          remittance.created_by !== null && { label: t.by, value: <UserText>{remittance.created_by}</UserText> },
          remittance.first_posted_by !== null && { label: t.firstBy, value: <UserText>{remittance.first_posted_by}</UserText> },
          remittance.posted_by !== null && { label: t.postedBy, value: <UserText>{remittance.posted_by}</UserText> },
          remittance.posted_at !== null && { label: label('posted_at'), value: <DateTime value={remittance.posted_at} /> },
          remittance.note !== null && { label: label('note'), value: <UserText>{remittance.note}</UserText> },
        ]}
      />
    </Panel>
  )
}

/** The lines counted by kind, what waits for a decision, and whether all of it makes what reached the bank. */
function Summary({ remittance, decide }: { remittance: RemittanceDetail; decide: ((of: Deciding) => void) | null }) {
  const t = useText('admin/carriers')
  const locale = useLocale()
  const { kinds, expected_total, amount, fees, status, undecided } = remittance
  const agrees = expected_total === amount
  return (
    <Panel title={t.summary}>
      {kinds.length === 0 ? (
        <Text size="sm">{t.noLines}</Text>
      ) : (
        <ScrollRegion label={t.summary}>
          <Table minWidth={520} aria-label={t.summary}>
            <thead>
              <tr>
                <th>{t.kind}</th>
                <th data-align="end">{t.count}</th>
                <th data-align="end">{t.expected}</th>
                <th data-align="end">{t.collected}</th>
                <th>{t.toDecide}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map((row) => (
                <tr key={row.kind}>
                  <td>
                    <KindDot kind={row.kind} />
                  </td>
                  <td data-align="end">
                    <Ltr>{row.lines}</Ltr>
                  </td>
                  <td data-align="end">
                    <Money value={row.expected} />
                  </td>
                  <td data-align="end">
                    <Money value={row.collected} />
                  </td>
                  <td>
                    {row.undecided > 0 && (
                      <>
                        <Ltr>{row.undecided}</Ltr>{' '}
                        {decide && (
                          <Button
                            size="compact-sm"
                            variant="default"
                            aria-label={t.decideAllOf(lineKinds[row.kind][locale])}
                            onClick={() => decide({ kind: row.kind, id: null, name: t.lines(row.undecided) })}
                          >
                            {t.decideAll}
                          </Button>
                        )}
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollRegion>
      )}
      <PropertyList
        items={[
          fees > 0 && { label: t.fees, value: <Money value={fees} /> },
          { label: t.expectedTotal, value: <Money value={expected_total} bold /> },
          { label: t.arrived, value: <Money value={amount} bold /> },
          !agrees && { label: t.difference, value: <Money value={amount - expected_total} signed /> },
        ]}
      />
      {status === 'draft' && undecided === 0 && kinds.length > 0 && (
        <Alert
          mt="sm"
          variant="light"
          color={agrees ? 'green' : 'yellow'}
          icon={agrees ? <IconCheck size={18} aria-hidden="true" /> : <IconAlertTriangle size={18} aria-hidden="true" />}
        >
          {agrees ? t.agrees : t.differs}
        </Alert>
      )}
    </Panel>
  )
}

/** `/dashboard/carrier-remittances/:id`: one remittance, its file, its lines, and what can be done with it. */
export default function RemittanceRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/carriers')
  const mayEdit = useCan('payments.create')
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  // The page itself shows a refusal.
  const read = useCall(readRemittance, { params: { id } }, { silent: true })
  const breadcrumbs = [{ label: t.title, to: '/dashboard/carrier-remittances' }] as const
  const remittance = read.data
  if (!remittance || remittance.id !== id) return <WaitingPage title={t.remittance} breadcrumbs={breadcrumbs} read={read} rows={8} />
  const draft = remittance.status === 'draft'
  const decide = draft && mayEdit ? setDeciding : null
  return (
    <>
      <PageHeader
        title={t.one(remittance.number)}
        breadcrumbs={breadcrumbs}
        mark={<RemittanceDot state={remittance.status} />}
        actions={<Steps remittance={remittance} />}
      />
      <Stack gap="md">
        {draft && remittance.needs_second && (
          <Alert color="yellow" variant="light" icon={<IconUsers size={18} aria-hidden="true" />}>
            {remittance.first_posted_by ? t.waitsSecond(remittance.first_posted_by) : t.needsSecond}
          </Alert>
        )}
        <Facts remittance={remittance} />
        {draft && mayEdit && <RemittanceFile remittance={remittance} />}
        <Summary remittance={remittance} decide={decide} />
        <RemittanceLines remittance={remittance} decide={decide} />
      </Stack>
      {deciding && (
        <Suspense>
          <DecideDialog remittance_id={id} of={deciding} close={() => setDeciding(null)} />
        </Suspense>
      )}
    </>
  )
}
