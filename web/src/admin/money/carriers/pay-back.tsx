import { Button } from '@mantine/core'
import { payBackCarrier } from '@rahba/contract/money/carriers/carrier-credit.calls'
import { payBackBody } from '@rahba/contract/money/carriers/carrier-credit.schemas'
import { carrierCreditLabels } from '@rahba/contract/money/carriers/carrier-credit-labels'
import { type CarrierKey, carriers } from '@rahba/contract/money/carriers/carriers'
import { useState } from 'react'
import { ActionDialog } from '../../../kit/feedback/action-dialog.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { changedByRemittance } from './invalidated-calls.ts'

interface PayBackProps {
  carrier: CarrierKey
  /** Halalas. */
  credit: number
}

/** Records that a carrier's credit was paid back at the bank. */
export function PayBack({ carrier, credit }: PayBackProps) {
  const t = useText('admin/carriers').payBack
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" mt={8} onClick={() => setAsking(true)}>
        {t.action}
      </Button>
      {asking && <PayBackDialog carrier={carrier} credit={credit} close={() => setAsking(false)} />}
    </>
  )
}

function PayBackDialog({ carrier, credit, close }: PayBackProps & { close: () => void }) {
  const t = useText('admin/carriers').payBack
  const locale = useLocale()
  const form = useContractForm(payBackBody, {
    initial: { amount: credit as number | string | null, reference: null as string | null, note: null as string | null },
    labels: carrierCreditLabels,
  })
  const send = useFormSend(form, payBackCarrier, (body) => ({ params: { carrier }, body }), {
    invalidates: changedByRemittance,
    message: t.done,
    onDone: close,
  })
  return (
    <ActionDialog
      title={t.title(carriers[carrier][locale])}
      saveLabel={t.action}
      effect={t.hint}
      needs={[
        { field: 'amount', as: 'money' },
        { field: 'reference', as: 'code', maxLength: 80 },
        { field: 'note', as: 'words', maxLength: 300 },
      ]}
      send={send}
      close={close}
    />
  )
}
