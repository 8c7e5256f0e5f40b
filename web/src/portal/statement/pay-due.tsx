import { Alert, Text } from '@mantine/core'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { groupIban } from '@rahba/contract/kernel/iban'
import { dueLabels } from '@rahba/contract/money/dues/due-labels'
import type { StoreDueDetail } from '@rahba/contract/money/dues/due-shapes'
import { getRemaining } from '@rahba/contract/money/dues/due-states'
import { claimDue, type dueTerms } from '@rahba/contract/money/dues/own-dues.calls'
import { claimDueBody } from '@rahba/contract/money/dues/own-dues.schemas'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { MoneyInput, type NumberValue } from '../../kit/inputs/number-inputs.tsx'
import { CodeTextInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { FileInput } from '../../kit/inputs/upload/file-input.tsx'
import { Ltr, UserText } from '../../kit/layout/direction.tsx'
import { CopyButton } from '../../kit/show/copy-button.tsx'
import { useText } from '../../text/use-text.ts'
import { changedByPaying } from './dues-changed.ts'

interface PayDueProps {
  due: StoreDueDetail
  accounts: ResponseOf<typeof dueTerms>['accounts']
  close: () => void
}

/** Sends the slip of a transfer that pays a statement, or a part of it. */
export default function PayDue({ due, accounts, close }: PayDueProps) {
  const t = useText('portal/dues')
  const form = useContractForm(claimDueBody, {
    labels: dueLabels,
    initial: {
      amount: getRemaining(due) as NumberValue, // it may be half typed
      bank_account_id: accounts[0]?.id ?? null,
      sender_name: '',
      reference: null as string | null,
      slip: null as string | null,
    },
  })
  const send = useFormSend(form, claimDue, (body) => ({ params: { id: due.id }, body }), {
    invalidates: changedByPaying,
    message: t.sent,
    onDone: close,
  })
  const chosen = accounts.find(({ id }) => id === form.values.bank_account_id)
  return (
    <FormDialog opened onClose={close} title={t.payTitle(due.number)} saveLabel={t.send} {...send}>
      <Text size="sm">{t.payHint}</Text>
      {accounts.length === 0 && (
        <Alert color="yellow" variant="light">
          {t.noAccounts}
        </Alert>
      )}
      <ChoiceInput
        {...form.field('bank_account_id')}
        required
        choices={Object.fromEntries(accounts.map(({ id, bank, holder }) => [id, { ar: `${bank} · ${holder}`, en: `${bank} · ${holder}` }]))}
      />
      {chosen && (
        <Text size="sm" component="div">
          <UserText>{chosen.holder}</UserText>
          <br />
          <Ltr>{groupIban(chosen.iban_number)}</Ltr> <CopyButton text={chosen.iban_number} />
        </Text>
      )}
      <MoneyInput {...form.field('amount')} required description={t.amountHint} />
      <TextInput {...form.field('sender_name')} required maxLength={120} />
      <CodeTextInput {...form.field('reference')} maxLength={80} />
      <FileInput {...form.field('slip')} required purpose="slip" />
    </FormDialog>
  )
}
