import { Text } from '@mantine/core'
import type { AcceptanceRow, AgreementVersion } from '@rahba/contract/agreement/agreement'
import { exportAcceptances, listAcceptances, listAgreementVersions } from '@rahba/contract/agreement/agreement.calls'
import { agreementLabels } from '@rahba/contract/agreement/agreement-labels'
import { acceptancesPage } from '@rahba/contract/agreement/agreement-pages'
import { acceptanceStates, describeAcceptance } from '@rahba/contract/agreement/agreement-rules'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { inLocale } from '@rahba/contract/kernel/locale'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { IconFileCertificate } from '@tabler/icons-react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { ApprovalState } from '../../stores/states.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/acceptances-route'

export const handle: RouteHandle = { text: ['kit', 'admin/agreement'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.index')
  const list = { name: 'admin-acceptances', call: listAcceptances, options: acceptancesPage }
  return readList(context, request, list, pageRead(listAgreementVersions, {}))
}

function useColumns(): Column<AcceptanceRow>[] {
  const locale = useLocale()
  const label = (name: string) => inLocale((agreementLabels[name] ?? storeLabels[name]) as { ar: string; en: string }, locale) // each is named below
  return [
    { key: 'store', label: label('store'), main: true, cell: (row) => <Localized text={row.store} /> },
    { key: 'approved', label: label('approved'), cell: (row) => <ApprovalState approved={row.approved} /> },
    {
      key: 'state',
      label: label('state'),
      cell: (row) => (
        <StatusDot tone={row.state === 'accepted' ? 'good' : 'waiting'}>{inLocale(describeAcceptance(row), locale)}</StatusDot>
      ),
    },
    {
      key: 'accepted_number',
      label: label('accepted_number'),
      align: 'end',
      cell: (row) => (row.accepted_number === null ? <None /> : <Ltr>{row.accepted_number}</Ltr>),
    },
    { key: 'accepted_at', label: label('accepted_at'), cell: (row) => (row.accepted_at ? <DateTime value={row.accepted_at} /> : <None />) },
    {
      key: 'accepted_by',
      label: label('accepted_by'),
      cell: (row) => (row.accepted_by ? <UserText>{row.accepted_by}</UserText> : <None />),
    },
    { key: 'ip', label: label('ip'), hidden: true, cell: (row) => (row.ip ? <Ltr>{row.ip}</Ltr> : <None />) },
    {
      key: 'created_at',
      label: label('registered_at'),
      sort: 'created_at',
      hidden: true,
      cell: (row) => <DateTime value={row.created_at} style="date" />,
    },
  ]
}

/** The terms of the chosen version: its acceptance, effective date and summary. */
function VersionNote({ versions, number }: { versions: readonly AgreementVersion[]; number: string | undefined }) {
  const t = useText('admin/agreement')
  const locale = useLocale()
  const version = number ? versions.find((one) => String(one.number) === number) : versions[0]
  if (!version) return null
  const day = formatDate(version.applies_from, locale, 'longDate')
  return (
    <Text size="sm" c="dimmed" px={12} pt={10}>
      {version.needs_acceptance ? t.asks(version.number, day) : t.asksNothing(version.number, day)}
      {version.summary && (
        <>
          {' '}
          <Localized text={version.summary} />
        </>
      )}
    </Text>
  )
}

/** `/dashboard/agreement`: which stores accepted a version of the merchant agreement, and which have not. */
export default function AcceptancesRoute() {
  const t = useText('admin/agreement')
  const locale = useLocale()
  const list = useListState(acceptancesPage)
  const query = useCall(listAcceptances, { query: list.query })
  const versions = useCall(listAgreementVersions, {}).data ?? []
  const mayRead = useCan('pages.index')
  const choices = Object.fromEntries(versions.map(({ number }) => [String(number), t.versionIn(number)]))
  return (
    <ListPage
      name="admin-acceptances"
      title={t.title}
      action={
        mayRead && (
          <LinkButton to="/dashboard/content/merchant-agreement" variant="default">
            {t.edit}
          </LinkButton>
        )
      }
      above={<VersionNote versions={versions} number={list.filters.number} />}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.search}
      exports={exportAcceptances}
      rowHref={(row) => `/dashboard/stores/${row.id}`}
      rowName={(row) => inLocale(row.store, locale)}
      filters={[
        { key: 'number', label: inLocale(agreementLabels.number ?? { ar: '', en: '' }, locale), kind: 'choice', choices },
        { key: 'state', label: inLocale(agreementLabels.state ?? { ar: '', en: '' }, locale), kind: 'choice', choices: acceptanceStates },
      ]}
      empty={{ ...t.empty, icon: <IconFileCertificate size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
