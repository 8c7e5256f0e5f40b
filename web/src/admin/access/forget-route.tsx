import { Button, Stack, Text } from '@mantine/core'
import { adminForgetPassword } from '@rahba/contract/access/admin-auth.calls'
import { emailSchema } from '@rahba/contract/kernel/field'
import { IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { EmailInput } from '../../kit/inputs/text-inputs.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { SignInSheet } from '../../shell/account/sign-in-sheet.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['admin/access', 'kit'] }

const body = z.object({ email: emailSchema })

/** `/dashboard/auth/password/forget` */
export default function ForgetRoute() {
  const t = useText('admin/access').forget
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <SignInSheet
      title={answer ? t.sentTitle : t.title}
      lead={answer ? t.expires : t.lead}
      foot={<LocalLink to="/dashboard/auth/login">{t.back}</LocalLink>}
    >
      {answer ? (
        <Stack align="center" ta="center" gap="sm" role="status">
          <IconMailCheck size={40} stroke={1.25} color="var(--mantine-primary-color-filled)" aria-hidden="true" />
          <Text>{answer}</Text>
        </Stack>
      ) : (
        <ForgetForm onSent={setAnswer} />
      )}
    </SignInSheet>
  )
}

function ForgetForm({ onSent }: { onSent: (message: string) => void }) {
  const t = useText('admin/access').forget
  const form = useContractForm(body, { initial: { email: '' } })
  const ask = useFormSend(form, adminForgetPassword, (values) => ({ body: values }), { onDone: ({ message }) => onSent(message) })
  return (
    <Form aria-label={t.title} onSubmit={ask.onSubmit}>
      <Stack gap="md">
        <SubmitError error={ask.submitError} />
        <EmailInput {...form.field('email')} autoComplete="username" autoFocus />
        <Button type="submit" loading={ask.pending} fullWidth>
          {t.submit}
        </Button>
      </Stack>
    </Form>
  )
}
