import { Stack, Text } from '@mantine/core'
import { reportReasons } from '@rahba/contract/conversations/chat/chat-labels'
import { reportLabels, reportSides } from '@rahba/contract/conversations/chat/chat-report-labels'
import type { ChatReport } from '@rahba/contract/conversations/chat/chat-reports'
import { readReport } from '@rahba/contract/conversations/chat/chat-reports.calls'
import { reportStatuses } from '@rahba/contract/conversations/chat/report-states'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { IconMessages } from '@tabler/icons-react'
import { useCall } from '../../../api/queries.ts'
import { WaitingPage } from '../../../kit/feedback/waiting-page.tsx'
import { Localized, UserText } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { History } from '../../../resource/history.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/report-route'
import { ReportState } from './report-state.tsx'
import { ReportSteps } from './report-steps.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/chat-reports', 'admin/history'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'users.index')
  return readRecord(context, readReport, { params: { id: params.id } })
}

const historyWords = { labels: reportLabels, choices: { status: reportStatuses } }

/** The side or sides that currently block the conversation. */
const getBlock = ({ blocked_by_store, blocked_by_user }: ChatReport) => {
  if (blocked_by_store && blocked_by_user) return 'both'
  if (blocked_by_store) return 'store'
  return blocked_by_user ? 'user' : 'none'
}

function Facts({ report }: { report: ChatReport }) {
  const t = useText('admin/chat-reports')
  const locale = useLocale()
  const label = (key: keyof typeof reportLabels) => reportLabels[key][locale]
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          { label: label('reason'), value: reportReasons[report.reason][locale] },
          report.note !== null && { label: label('note'), value: <UserText>{report.note}</UserText> },
          { label: label('side'), value: reportSides[report.side][locale] },
          {
            label: label('store'),
            value: (
              <LocalLink to={`/dashboard/stores/${report.store.id}`}>
                <Localized text={report.store.name} />
              </LocalLink>
            ),
          },
          {
            label: label('user'),
            value: (
              <LocalLink to={`/dashboard/users/${report.user.id}`}>
                {report.user.deleted ? <Localized text={deletedShopper} /> : <UserText>{report.user.name ?? t.noName}</UserText>}
              </LocalLink>
            ),
          },
          { label: label('created_at'), value: <DateTime value={report.created_at} style="dateTime" /> },
          { label: t.upTo, value: t.message(report.last_sequence) },
          { label: t.blocks, value: t.blocked[getBlock(report)] },
        ]}
      />
      <Text size="sm" c="dimmed" mt="md">
        {t.readHint}
      </Text>
    </Panel>
  )
}

/** `/dashboard/chat-reports/:id`: one report, the way to its conversation, and what came of it. */
export default function ReportRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/chat-reports')
  const locale = useLocale()
  const read = useCall(readReport, { params: { id } }, { silent: true })
  const report = read.data?.id === id ? read.data : undefined
  const breadcrumbs = [{ label: t.title, to: '/dashboard/chat-reports' }] as const
  if (!report) return <WaitingPage title={t.report} breadcrumbs={breadcrumbs} read={read} />
  return (
    <>
      <PageHeader
        title={reportReasons[report.reason][locale]}
        breadcrumbs={breadcrumbs}
        mark={<ReportState state={report.status} />}
        actions={
          <>
            <LinkButton
              variant="default"
              to={`/chat-view/${report.session_id}`}
              leftSection={<IconMessages size={16} aria-hidden="true" />}
            >
              {t.read}
            </LinkButton>
            <ReportSteps report={report} />
          </>
        }
      />
      <Stack gap="md">
        <Facts report={report} />
        {report.decided_at && (
          <Panel title={t.decision}>
            <PropertyList
              items={[
                report.decision_note !== null && {
                  label: reportLabels.decision_note[locale],
                  value: <UserText>{report.decision_note}</UserText>,
                },
                { label: reportLabels.decided_by[locale], value: <UserText>{report.decided_by ?? ''}</UserText> },
                { label: reportLabels.decided_at[locale], value: <DateTime value={report.decided_at} style="dateTime" /> },
              ]}
            />
          </Panel>
        )}
        <History entity="chat-reports" id={id} {...historyWords} />
      </Stack>
    </>
  )
}
