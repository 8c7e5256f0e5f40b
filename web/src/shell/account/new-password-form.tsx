import { Button, Stack } from '@mantine/core'
import type { adminResetPassword } from '@rahba/contract/access/admin-auth.calls'
import { confirmed } from '@rahba/contract/access/confirmed'
import { newPassword, repeatedPassword } from '@rahba/contract/access/credentials'
import type { storeResetPassword } from '@rahba/contract/access/store-auth.calls'
import { z } from 'zod'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { PasswordInput } from '../../kit/inputs/password-input.tsx'

import { useText } from '../../text/use-text.ts'

const fields = confirmed(z.object({ password: newPassword, password_confirmation: repeatedPassword }), 'password')

interface NewPasswordFormProps {
  call: typeof adminResetPassword | typeof storeResetPassword
  /** The token of the link or of the code's confirmation. */
  token: string
  submitLabel: string
  onDone: () => void
}

/** Sets a new password with a token. */
export function NewPasswordForm({ call, token, submitLabel, onDone }: NewPasswordFormProps) {
  const { hint } = useText('account').password
  const form = useContractForm(fields, { initial: { password: '', password_confirmation: '' } })
  const reset = useFormSend(form, call, (values) => ({ body: { token, ...values } }), { onDone })
  return (
    <Form aria-label={submitLabel} onSubmit={reset.onSubmit}>
      <Stack gap="md">
        <SubmitError error={reset.submitError} />
        <PasswordInput {...form.field('password')} autoComplete="new-password" description={hint} autoFocus />
        <PasswordInput {...form.field('password_confirmation')} autoComplete="new-password" />
        <Button type="submit" loading={reset.pending} fullWidth>
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  )
}
