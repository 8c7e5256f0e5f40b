import { Anchor } from '@mantine/core'
import { groupIban } from '@rahba/contract/kernel/iban'
import type { PayoutDetail } from '@rahba/contract/money/payouts/payouts'
import { Code, Localized, Ltr, UserText } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { CopyButton } from '../../../kit/show/copy-button.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { paperUrl } from '../../../kit/show/paper-url.ts'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { useText } from '../../../text/use-text.ts'

/** The known facts about a payout. */
export function PayoutFacts({ payout }: { payout: PayoutDetail }) {
  const t = useText('admin/payouts')
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          { label: t.amount, value: <Money value={payout.amount} bold /> },
          {
            label: t.store,
            value: (
              <LocalLink to={`/dashboard/stores/${payout.store_id}`}>
                <Localized text={payout.store} />
              </LocalLink>
            ),
          },
          { label: t.available, value: <Money value={payout.available} /> },
          payout.bank !== null && { label: t.bank, value: <Localized text={payout.bank} /> },
          { label: t.holder, value: <UserText>{payout.bank_account_name}</UserText> },
          {
            label: t.iban,
            value: (
              <>
                <Ltr>{groupIban(payout.iban_no)}</Ltr> <CopyButton text={payout.iban_no} />
              </>
            ),
          },
          { label: t.requested, value: <DateTime value={payout.created_at} /> },
          payout.requested_by !== null && { label: t.requestedBy, value: <UserText>{payout.requested_by}</UserText> },
          payout.first_approved_by !== null && { label: t.firstApproved, value: <UserText>{payout.first_approved_by}</UserText> },
          payout.approved_by !== null && { label: t.approvedBy, value: <UserText>{payout.approved_by}</UserText> },
          payout.approved_at !== null && { label: t.approvedAt, value: <DateTime value={payout.approved_at} /> },
          payout.run_number !== null && {
            label: t.run,
            value: (
              <LocalLink to={`/dashboard/payments/runs/${payout.run_id}`}>
                <Ltr>{payout.run_number}</Ltr>
              </LocalLink>
            ),
          },
          payout.paid_at !== null && { label: t.paidAt, value: <DateTime value={payout.paid_at} /> },
          payout.closed_at !== null && { label: t.closedAt, value: <DateTime value={payout.closed_at} /> },
          payout.reference !== null && { label: t.reference, value: <Code>{payout.reference}</Code> },
          payout.receipt !== null && {
            label: t.receipt,
            value: (
              <Anchor size="sm" href={paperUrl(payout.receipt, '/dashboard')} target="_blank" rel="noreferrer">
                {t.openReceipt}
              </Anchor>
            ),
          },
          payout.reason !== null && { label: t.reason, value: <UserText>{payout.reason}</UserText> },
        ]}
      />
    </Panel>
  )
}
