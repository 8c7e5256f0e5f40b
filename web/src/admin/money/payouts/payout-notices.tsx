import { Alert } from '@mantine/core'
import { openPayoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import type { PayoutDetail } from '@rahba/contract/money/payouts/payouts'
import { secondReasons } from '@rahba/contract/money/second-approval'
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'

/** The facts an admin needs before deciding: a held store, another account, a second approval. */
export function PayoutNotices({ payout }: { payout: PayoutDetail }) {
  const t = useText('admin/payouts')
  const locale = useLocale()
  const why = secondReasons[payout.second_reason ?? 'amount'][locale]
  const open: readonly string[] = openPayoutStatuses
  if (!open.includes(payout.status)) return null
  const warn = payout.stopped ? t.stopped : payout.account_changed ? t.accountChanged : null
  return (
    <>
      {warn && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} aria-hidden="true" />}>
          {warn}
        </Alert>
      )}
      {payout.needs_second && payout.status === 'requested' && (
        <Alert color="yellow" variant="light" icon={<IconUsers size={18} aria-hidden="true" />}>
          {payout.first_approved_by ? t.waitsSecond(payout.first_approved_by, why) : t.needsSecond(why)}
        </Alert>
      )}
    </>
  )
}
