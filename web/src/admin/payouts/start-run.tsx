import { Button } from '@mantine/core'
import { startPayoutRun } from '@rahba/contract/money/payout-runs'
import { IconBuildingBank } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ConfirmAction } from '../../kit/confirm.tsx'
import { useText } from '../../text/use-text.ts'
import { changedByPayout } from './changed.ts'

/** Makes one bank file of all approved payouts, and shows it among the files. */
export function StartRun() {
  const t = useText('admin/payouts')
  const mayDecide = useCan('payments.update')
  const [, setParams] = useSearchParams()
  const start = useSend(startPayoutRun, {
    invalidates: changedByPayout,
    message: t.started,
    onDone: () => setParams({ show: 'runs' }),
  })
  if (!mayDecide) return null
  return (
    <ConfirmAction title={t.startTitle} body={t.startBody} confirmLabel={t.start} onConfirm={() => start.sendAsync({ body: {} })}>
      <Button leftSection={<IconBuildingBank size={16} aria-hidden="true" />}>{t.start}</Button>
    </ConfirmAction>
  )
}
