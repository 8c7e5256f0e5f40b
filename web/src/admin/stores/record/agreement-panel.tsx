import { agreementLabels } from '@rahba/contract/agreement/agreement-labels'
import { formatDate } from '@rahba/contract/kernel/date-text'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { UserText } from '../../../kit/layout/direction.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { StatusDot } from '../../../kit/show/status-dot.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'

/** The version of the merchant agreement that a store accepted, and the one it still has to. */
export function AgreementPanel({ store: { agreement } }: { store: AdminStore }) {
  const t = useText('admin/agreement').store
  const locale = useLocale()
  const { accepted, due } = agreement
  if (!accepted && !due) return null
  return (
    <Panel title={t.title}>
      <PropertyList
        items={[
          { label: t.accepted, value: accepted ? t.version(accepted.number) : t.none },
          accepted && { label: agreementLabels.accepted_by?.[locale] ?? '', value: <UserText>{accepted.accepted_by}</UserText> },
          accepted && { label: agreementLabels.accepted_at?.[locale] ?? '', value: <DateTime value={accepted.accepted_at} /> },
          due && {
            label: t.due,
            value: (
              <StatusDot tone={due.stops ? 'bad' : 'waiting'}>
                {due.stops ? t.stopped(due.number) : t.dueFrom(due.number, formatDate(due.applies_from, locale, 'longDate'))}
              </StatusDot>
            ),
          },
        ]}
      />
    </Panel>
  )
}
