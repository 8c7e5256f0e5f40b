import { fieldLabel } from '@rahba/contract/kernel/labels'
import { bankAccountLabels } from '@rahba/contract/shoppers/bank-account-labels'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { PlainField } from '../form/plain-field.tsx'

interface BankAccountFieldsProps {
  refused: RefusedForm | null | undefined
  /** The values that the fields begin with. */
  start?: { iban_number: string; account_holder: string } | null | undefined
  required?: boolean
}

/** The IBAN of a bank account and its holder, in a form that the browser posts. */
export function BankAccountFields({ refused, start, required = false }: BankAccountFieldsProps) {
  const t = useText('shopper-account').bank
  const locale = useLocale()
  const label = (key: keyof typeof bankAccountLabels) => fieldLabel([key], locale, bankAccountLabels)
  return (
    <>
      <PlainField
        id="iban_number"
        name="iban_number"
        refused={refused}
        label={label('iban_number')}
        description={t.ibanHint}
        defaultValue={start?.iban_number ?? ''}
        placeholder="SA"
        dir="ltr"
        size="md"
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required={required}
      />
      <PlainField
        id="account_holder"
        name="account_holder"
        refused={refused}
        label={label('account_holder')}
        description={t.holderHint}
        defaultValue={start?.account_holder ?? ''}
        dir="auto"
        size="md"
        maxLength={120}
        required={required}
      />
    </>
  )
}
