import { Button } from '@mantine/core'
import { withdrawChange } from '@rahba/contract/stores/profile/profile.calls'
import { useRevalidator } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { useText } from '../../text/use-text.ts'

/** Takes back a change that waits for acceptance. */
export function WithdrawChange({ id }: { id: string }) {
  const t = useText('portal/store-forms').waiting
  const { revalidate } = useRevalidator()
  const withdraw = useSend(withdrawChange, { message: t.withdrawn, onDone: () => void revalidate() })
  return (
    <ConfirmAction
      title={t.withdrawTitle}
      body={t.withdrawBody}
      confirmLabel={t.withdraw}
      onConfirm={() => withdraw.sendAsync({ params: { id } })}
    >
      <Button size="compact-sm" variant="subtle">
        {t.withdraw}
      </Button>
    </ConfirmAction>
  )
}
