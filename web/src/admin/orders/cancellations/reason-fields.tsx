import { faults, refundDestinations, refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { ContractForm } from '../../../kit/form/use-contract-form.ts'
import { ChoiceInput } from '../../../kit/inputs/choice-input.tsx'
import { IbanInput } from '../../../kit/inputs/iban-input.tsx'
import { TextInput } from '../../../kit/inputs/text-inputs.tsx'

interface RefundValues {
  refund_reason: string | null
  refund_reason_other: string | null
  fault: string | null
  destination: string
  iban_number: string | null
  account_holder: string | null
}

interface ReasonFieldsProps<V extends RefundValues> {
  form: ContractForm<unknown, V>
  /** False if nothing was paid, so that nobody bears anything. */
  withFault: boolean
}

/** The reason, and the party at fault. */
export function ReasonFields<V extends RefundValues>({ form, withFault }: ReasonFieldsProps<V>) {
  return (
    <>
      <ChoiceInput {...form.field('refund_reason')} choices={refundReasons} required />
      {form.values.refund_reason === 'other' && <TextInput {...form.field('refund_reason_other')} required maxLength={200} />}
      {withFault && <ChoiceInput {...form.field('fault')} choices={faults} />}
    </>
  )
}

/** The destination of the money, among those this order offers. */
export function DestinationFields<V extends RefundValues>({
  form,
  offered,
}: {
  form: ContractForm<unknown, V>
  offered: readonly (keyof typeof refundDestinations)[]
}) {
  const choices = Object.fromEntries(offered.map((key) => [key, refundDestinations[key]]))
  return (
    <>
      <ChoiceInput {...form.field('destination')} choices={choices} required />
      {form.values.destination === 'bank' && (
        <>
          <IbanInput {...form.field('iban_number')} required />
          <TextInput {...form.field('account_holder')} required maxLength={120} />
        </>
      )}
    </>
  )
}
