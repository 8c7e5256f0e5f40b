import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { type CarrierKey, carriers } from '@rahba/contract/money/carriers/carriers'
import { feePayers } from '@rahba/contract/money/carriers/remittance-lines'
import type { RemittanceDetail } from '@rahba/contract/money/carriers/remittances'
import type { remittanceBody } from '@rahba/contract/money/carriers/remittances.schemas'
import type { z } from 'zod'
import { FormSection } from '../../../kit/form/fields.tsx'
import type { ContractForm } from '../../../kit/form/use-contract-form.ts'
import { ChoiceInput } from '../../../kit/inputs/choice-input.tsx'
import { DateInput } from '../../../kit/inputs/dates/date-input.tsx'
import { MoneyInput, type NumberValue } from '../../../kit/inputs/number-inputs.tsx'
import { CodeTextInput, LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useText } from '../../../text/use-text.ts'

interface RemittanceValues {
  carrier: CarrierKey | null
  period_from: string | null
  period_to: string | null
  reference: string | null
  amount: NumberValue
  fee_by: 'platform' | 'store'
  note: string | null
}

export const noRemittance: RemittanceValues = {
  carrier: null,
  period_from: null,
  period_to: null,
  reference: null,
  amount: null,
  fee_by: 'platform',
  note: null,
}

export const toValues = ({ carrier, period_from, period_to, reference, amount, fee_by, note }: RemittanceDetail): RemittanceValues => ({
  carrier,
  period_from,
  period_to,
  reference,
  amount,
  fee_by,
  note,
})

/** The fields of a remittance that come before its file. */
export function RemittanceFields({ form }: { form: ContractForm<z.output<typeof remittanceBody>, RemittanceValues> }) {
  const t = useText('admin/carriers')
  const { fee_by } = form.values
  return (
    <>
      <FormSection title={t.transfer} cols={2}>
        <ChoiceInput
          {...form.field('carrier')}
          required
          choices={carriers}
          onChange={(value) => form.field('carrier').onChange(value as CarrierKey | null)} // one of the choices
        />
        <CodeTextInput {...form.field('reference')} required maxLength={80} />
        <MoneyInput {...form.field('amount')} required description={t.amountHint} />
        <ChoiceInput
          {...form.field('fee_by')}
          value={fee_by}
          required
          choices={feePayers}
          description={t.feeHint}
          onChange={(value) => form.field('fee_by').onChange(value === 'store' ? 'store' : 'platform')}
        />
      </FormSection>
      <FormSection title={t.whatFor} cols={2}>
        <DateInput {...form.field('period_from')} required description={t.periodHint} max={todayInRiyadh()} />
        <DateInput {...form.field('period_to')} required max={todayInRiyadh()} />
        <LongTextInput {...form.field('note')} description={t.noteHint} maxLength={300} rows={2} />
      </FormSection>
    </>
  )
}
