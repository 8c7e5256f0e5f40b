import { Checkbox, Stack } from '@mantine/core'
import { Fields } from '../../kit/form/fields.tsx'
import type { ContractForm } from '../../kit/form/use-contract-form.ts'
import { PasswordInput } from '../../kit/inputs/password-input.tsx'
import { EmailInput, PhoneInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { useText } from '../../text/use-text.ts'
import { Costs } from './costs.tsx'
import type { Account, accountStart } from './register-schemas.ts'

interface AccountStepProps {
  form: ContractForm<Account, typeof accountStart>
  /** True if a merchant agreement is published, which is agreed to as well. */
  agreement: boolean
}

/** The person who opens the store, and what it costs before they agree to it. */
export function AccountStep({ form, agreement }: AccountStepProps) {
  const { register: t } = useText('portal/sign-in')
  const { hint } = useText('account').password
  const { label: _, value, onChange, ...terms } = form.field('terms_accept')
  return (
    <Stack gap="md">
      <TextInput {...form.field('name')} autoComplete="name" maxLength={75} />
      <Fields>
        <PhoneInput {...form.field('phone')} />
        <EmailInput {...form.field('email')} />
        <PasswordInput {...form.field('password')} autoComplete="new-password" description={hint} />
        <PasswordInput {...form.field('password_confirmation')} autoComplete="new-password" />
      </Fields>
      <Costs />
      <Checkbox
        {...terms}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <>
            {t.terms}{' '}
            {agreement && (
              <>
                <LocalLink to="/store/pages/agreement-static" target="_blank">
                  {t.agreementLink}
                </LocalLink>
                {t.agreementAnd}
              </>
            )}
            <LocalLink to="/store/pages/terms-static" target="_blank">
              {t.termsLink}
            </LocalLink>{' '}
            {t.and}
            <LocalLink to="/store/pages/privacy-static" target="_blank">
              {t.privacyLink}
            </LocalLink>
          </>
        }
      />
    </Stack>
  )
}
