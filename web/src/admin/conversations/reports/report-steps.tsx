import { Button } from '@mantine/core'
import type { ChatReport, ReportActionInput } from '@rahba/contract/conversations/chat/chat-reports'
import { actOnReport, listReports, readReport } from '@rahba/contract/conversations/chat/chat-reports.calls'
import { type ReportActionName, reportActions } from '@rahba/contract/conversations/chat/report-states'
import { allowedActions } from '@rahba/contract/kernel/action-table'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'
import { useState } from 'react'
import { useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ConfirmDialog } from '../../../kit/feedback/confirm.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'

/** The actions on a report; decisions need a confirmation first. */
export function ReportSteps({ report: { id, status } }: { report: ChatReport }) {
  const t = useText('admin/chat-reports')
  const locale = useLocale()
  const [pending, setPending] = useState<'handle' | 'dismiss' | null>(null)
  const mayDecide = useCan('users.update')
  const acting = useSend(actOnReport, { invalidates: [listReports, readReport, adminHome], message: t.done })
  const act = (body: ReportActionInput) => acting.sendAsync({ params: { id }, body })
  const press = (action: ReportActionName) => {
    if (action === 'reopen')
      act({ action, note: null }).catch(() => undefined) // said in a toast
    else setPending(action)
  }
  if (!mayDecide) return null
  return (
    <>
      {allowedActions(reportActions, status)
        .toReversed()
        .map((action) => (
          <Button
            key={action}
            variant={action === 'handle' ? 'filled' : 'default'}
            loading={action === 'reopen' && acting.pending}
            onClick={() => press(action)}
          >
            {reportActions[action][locale]}
          </Button>
        ))}
      <ConfirmDialog
        opened={pending === 'handle'}
        onClose={() => setPending(null)}
        title={t.handleTitle}
        body={t.handleBody}
        confirmLabel={reportActions.handle[locale]}
        reason="required"
        reasonLabel={t.handleNote}
        onConfirm={(note) => act({ action: 'handle', note })}
      />
      <ConfirmDialog
        opened={pending === 'dismiss'}
        onClose={() => setPending(null)}
        title={t.dismissTitle}
        body={t.dismissBody}
        confirmLabel={reportActions.dismiss[locale]}
        reason="optional"
        reasonLabel={t.dismissNote}
        onConfirm={(note) => act({ action: 'dismiss', note: note || null })}
      />
    </>
  )
}
