import { Text } from '@mantine/core'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import { allowedDecisions, lineDecisions, lineKinds } from '@rahba/contract/money/carriers/remittance-lines'
import type { RemittanceDetail, RemittanceLine } from '@rahba/contract/money/carriers/remittances'
import { exportRemittanceLines } from '@rahba/contract/money/carriers/remittances.calls'
import { useCall } from '../../../api/queries.ts'
import { Code, Localized, Ltr, None, UserText } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { List } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Deciding } from './decide-dialog.tsx'
import { linesList } from './lines-list.ts'
import { KindDot } from './states.tsx'

function Decision({ row }: { row: RemittanceLine }) {
  const t = useText('admin/carriers')
  if (row.decision)
    return (
      <>
        <Localized text={lineDecisions[row.decision]} />
        {row.note && (
          <Text size="xs" c="dimmed">
            <UserText lines={2}>{row.note}</UserText>
          </Text>
        )}
      </>
    )
  return allowedDecisions(row.kind).length > 0 ? t.waits : <None />
}

function useColumns(): Column<RemittanceLine>[] {
  const t = useText('admin/carriers')
  const locale = useLocale()
  const label = (name: keyof typeof remittanceLabels) => remittanceLabels[name][locale]
  return [
    {
      key: 'order_number',
      label: label('order_number'),
      main: true,
      cell: (row) =>
        row.order_id ? (
          <LocalLink to={`/dashboard/orders/${row.order_id}`}>
            <Ltr>{row.order_number || row.tracking_number}</Ltr>
          </LocalLink>
        ) : (
          <Ltr>{row.order_number || row.tracking_number}</Ltr>
        ),
    },
    { key: 'kind', label: label('kind'), cell: (row) => <KindDot kind={row.kind} /> },
    {
      key: 'tracking_number',
      label: label('tracking_number'),
      cell: (row) => (row.tracking_number ? <Code>{row.tracking_number}</Code> : <None />),
    },
    { key: 'store', label: label('store'), cell: (row) => (row.store ? <Localized text={row.store} lines={2} /> : <None />) },
    {
      key: 'expected',
      label: t.expected,
      align: 'end',
      cell: (row) => (row.expected === null ? <None /> : <Money value={row.expected} />),
    },
    {
      key: 'collected',
      label: t.collected,
      align: 'end',
      cell: (row) => (row.line === null ? <None /> : <Money value={row.collected} bold />),
    },
    { key: 'fee', label: label('fee'), align: 'end', cell: (row) => (row.fee === 0 ? <None /> : <Money value={row.fee} />) },
    { key: 'decision', label: label('decision'), cell: (row) => <Decision row={row} /> },
    {
      key: 'line',
      label: label('line'),
      align: 'end',
      sort: 'line',
      cell: (row) => (row.line === null ? <None /> : <Ltr>{row.line}</Ltr>),
    },
  ]
}

/** The lines of a remittance; those that differ are decided one by one. */
export function RemittanceLines({ remittance, decide }: { remittance: RemittanceDetail; decide: ((of: Deciding) => void) | null }) {
  const t = useText('admin/carriers')
  const { name, call, options, input } = linesList(remittance.id)
  const list = useListState(options)
  const query = useCall(call, { ...input, query: list.query })
  const getName = (row: RemittanceLine) => t.getLine(row.order_number || row.tracking_number)
  return (
    <Panel title={t.linesTitle} flush>
      <List
        name={name}
        list={list}
        query={query}
        columns={useColumns()}
        search={t.searchLines}
        exports={exportRemittanceLines}
        exportParams={input.params}
        filters={[{ key: 'kind', label: t.kind, kind: 'choice', choices: lineKinds, multiple: true }]}
        rowName={getName}
        {...(decide && {
          rowActions: (row: RemittanceLine) =>
            allowedDecisions(row.kind).length > 0
              ? [{ key: 'decide', label: t.decide, onClick: () => decide({ kind: row.kind, id: row.id, name: getName(row) }) }]
              : [],
        })}
        empty={t.noMatch}
      />
    </Panel>
  )
}
