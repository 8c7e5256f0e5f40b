import { Button } from '@mantine/core'
import type { WholeShopperPayment } from '@rahba/contract/money/payments/payments'
import { checkCardPayment, returnCardPayment } from '@rahba/contract/money/payments/payments.calls'
import { useState } from 'react'
import { useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ConfirmDialog } from '../../../kit/feedback/confirm.tsx'
import { useText } from '../../../text/use-text.ts'
import { changedByPayment } from './invalidated-calls.ts'

/** The administrator's actions on a card payment: check it at the gateway, and return held money. Only the gateway confirms. */
export function CardActions({ payment }: { payment: WholeShopperPayment }) {
  const { payments: t } = useText('admin/money')
  const mayDecide = useCan('payments.update')
  const [asking, setAsking] = useState(false)
  const check = useSend(checkCardPayment, { invalidates: changedByPayment, message: t.checked })
  const giveBack = useSend(returnCardPayment, { invalidates: changedByPayment, message: t.givingBack, onDone: () => setAsking(false) })
  if (!mayDecide) return null
  const [sent] = payment.refunds.filter(({ cancellation_id }) => cancellation_id === null)
  const held = payment.status === 'held' && (!sent || sent.status === 'failed')
  const open = payment.status === 'pending' || payment.status === 'refused'
  const params = { id: payment.id }
  return (
    <>
      {open && (
        <Button variant="default" loading={check.pending} onClick={() => check.send({ params })}>
          {t.check}
        </Button>
      )}
      {held && <Button onClick={() => setAsking(true)}>{t.giveBack}</Button>}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t.giveBack}
        body={payment.shared && payment.held_for !== 'late' ? t.giveBackAllBody : t.giveBackBody}
        confirmLabel={t.giveBack}
        reason="required"
        reasonLabel={t.giveBackNote}
        pending={giveBack.pending}
        onConfirm={(note) => giveBack.sendAsync({ params, body: { note } })}
      />
    </>
  )
}
