import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { payoutLabels } from '@rahba/contract/money/payouts/payout-labels'
import { type payoutTerms, requestPayout } from '@rahba/contract/money/payouts/payouts.calls'
import { payoutRequestForm } from '@rahba/contract/money/payouts/payouts.schemas'
import { ActionDialog } from '../../kit/feedback/action-dialog.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import type { NumberValue } from '../../kit/inputs/number-inputs.tsx'
import { Money } from '../../kit/show/money.tsx'
import { useText } from '../../text/use-text.ts'
import { changedByAsking } from './payouts-changed.ts'

/** The amount of a payout to ask for. Loaded on the first press. */
export default function RequestDialog({ terms, close }: { terms: ResponseOf<typeof payoutTerms>; close: () => void }) {
  const { payouts: t } = useText('portal/statement')
  const form = useContractForm(payoutRequestForm, {
    initial: { amount: terms.available as NumberValue }, // it may be half typed
    labels: payoutLabels,
  })
  const send = useFormSend(form, requestPayout, (body) => ({ body }), {
    invalidates: changedByAsking,
    message: t.requestedNow,
    onDone: close,
  })
  const available = (
    <>
      {t.available} <Money value={terms.available} bold />
    </>
  )
  return (
    <ActionDialog
      title={t.ask}
      effect={available}
      needs={[{ field: 'amount', as: 'money', description: t.amountHint }]}
      send={send}
      close={close}
    />
  )
}
