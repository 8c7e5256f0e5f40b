import { Alert, Select, Stack, Text } from '@mantine/core'
import { cleanIban, ibanBankCode, isSaudiIban } from '@rahba/contract/kernel/iban'
import { listBankChoices } from '@rahba/contract/money/payments/bank-choices.calls'
import { holdsPayouts } from '@rahba/contract/stores/payout-hold'
import { papersFor } from '@rahba/contract/stores/profile/completeness'
import { bankBody, type StoreFacts } from '@rahba/contract/stores/store-shapes'
import type { DocumentKind } from '@rahba/contract/stores/store-states'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { Fields } from '../../kit/form/fields.tsx'
import { IbanInput } from '../../kit/inputs/iban-input.tsx'
import { CodeTextInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { PaperInput } from './paper-input.tsx'
import { ProfileForm } from './profile-form.tsx'
import classes from './store-forms.module.css'
import { useFormText, useProfileForm } from './use-profile-form.ts'
import { WaitingChange } from './waiting-change.tsx'

const toInitialValues = (store: StoreFacts) => {
  const file = (kind: DocumentKind) => store.documents.find((document) => document.kind === kind)?.file ?? null
  return {
    bank_id: store.bank_id,
    bank_account_name: store.bank_account_name ?? '',
    bank_account_no: store.bank_account_no ?? '',
    iban_no: store.iban_no ?? '',
    bank_account_image: file('bank_account_image'),
    bank_account_letter: file('bank_account_letter'),
  }
}

/** The account payouts go to. */
export function BankForm() {
  const t = useFormText().payment
  const { form: kit } = useText('kit')
  const { form, save, store } = useProfileForm('bank', bankBody, toInitialValues)
  const banks = useCall(listBankChoices, {}, { staleTime: 600_000 }).data ?? []
  const kinds = papersFor(store)
  const { iban_no, bank_id } = form.values
  const getBank = (iban: string) => (isSaudiIban(iban) ? banks.find(({ iban_code }) => iban_code === ibanBankCode(iban)) : undefined)
  const [guessed, setGuessed] = useState<string | null>(null)
  const suggested = guessed ?? getBank(store.iban_no ?? '')?.id ?? null
  const named = getBank(cleanIban(iban_no))
  const moved = holdsPayouts(store, iban_no)
  const named_id = named?.id
  // Public lists of codes disagree: the guess fills an empty choice and its own, never one that was made by hand. The list of banks may come
  // after the number was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a guess is made when the number names another bank, not when the choice changes
  useEffect(() => {
    if (!named_id || (bank_id !== null && bank_id !== suggested)) return
    if (bank_id !== named_id) form.set('bank_id', named_id)
    setGuessed(named_id)
  }, [named_id])
  return (
    <>
      {store.payout_hold && (
        <Alert color="saffron" variant="light" icon={<IconLock size={18} />} title={t.held}>
          {t.heldHint}
        </Alert>
      )}
      <ProfileForm title={t.title} lead={t.lead} form={form} save={save} onSubmit={form.submit(save.send)}>
        {moved && (
          <Alert color="saffron" variant="light" icon={<IconAlertTriangle size={18} />} title={t.changeTitle} role="alert">
            {t.changeBody}
          </Alert>
        )}
        <Fields>
          <WaitingChange field="iban_no">
            <IbanInput {...form.field('iban_no')} description={t.ibanHint} />
          </WaitingChange>
          <Stack gap={4}>
            <Select
              {...form.field('bank_id')}
              description={t.bankHint}
              required
              data={banks.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={kit.chooseOne}
              searchable
              nothingFoundMessage={kit.noOptions}
              comboboxProps={{ shadow: 'md' }}
            />
            {named && named.id !== bank_id && (
              <Text size="xs" c="saffron.7">
                {t.otherBank(named.name)}
              </Text>
            )}
          </Stack>
          <TextInput {...form.field('bank_account_name')} description={t.holderHint} />
          <CodeTextInput {...form.field('bank_account_no')} description={t.numberHint} />
        </Fields>
        <div className={classes.papers}>
          <PaperInput kind="bank_account_letter" kinds={kinds} {...form.field('bank_account_letter')} description={t.letterHint} />
          <PaperInput kind="bank_account_image" kinds={kinds} {...form.field('bank_account_image')} description={t.imageHint} />
        </div>
      </ProfileForm>
    </>
  )
}
