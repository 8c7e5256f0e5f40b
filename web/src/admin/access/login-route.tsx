import { Button, Stack } from '@mantine/core'
import { adminLogin } from '@rahba/contract/access/admin-auth.calls'
import { givenPassword } from '@rahba/contract/access/credentials'
import { emailSchema } from '@rahba/contract/kernel/field'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { PasswordInput } from '../../kit/inputs/password-input.tsx'
import { EmailInput } from '../../kit/inputs/text-inputs.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { SignInSheet } from '../../shell/account/sign-in-sheet.tsx'
import { type FirstStepProps, SignInSteps } from '../../shell/account/sign-in-steps.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { redirectSignedIn } from '../../shell/session/session.ts'
import { useText } from '../../text/use-text.ts'
import { mayVisit } from '../menu.ts'
import type { Route } from './+types/login-route'

const AdminSecondStep = lazy(() => import('./admin-second-step.tsx'))

export const handle: RouteHandle = { text: ['admin/access', 'kit'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  await redirectSignedIn(context, 'admin', new URL(request.url), mayVisit)
  return null
}

const body = z.object({ email: emailSchema, password: givenPassword })

/** `/dashboard/auth/login` */
export default function LoginRoute() {
  const t = useText('admin/access').login
  const [search] = useSearchParams()
  return (
    <SignInSteps Second={AdminSecondStep}>
      {(steps) => (
        <SignInSheet title={t.title} lead={search.has('ended') ? t.leadEnded : t.lead}>
          <LoginForm {...steps} />
        </SignInSheet>
      )}
    </SignInSteps>
  )
}

function LoginForm({ onChallenge, onDone }: FirstStepProps) {
  const t = useText('admin/access').login
  const form = useContractForm(body, { initial: { email: '', password: '' } })
  const login = useFormSend(form, adminLogin, (values) => ({ body: values }), {
    onDone: (answer) => ('challenge' in answer ? onChallenge(answer) : onDone()),
  })
  return (
    <Form aria-label={t.title} onSubmit={login.onSubmit}>
      <Stack gap="md">
        <SubmitError error={login.submitError} />
        <EmailInput {...form.field('email')} autoComplete="username" autoFocus />
        <PasswordInput {...form.field('password')} />
        <Button type="submit" loading={login.pending} fullWidth>
          {t.submit}
        </Button>
        <LocalLink to="/dashboard/auth/password/forget" style={{ textAlign: 'center', fontSize: 13 }}>
          {t.forgot}
        </LocalLink>
      </Stack>
    </Form>
  )
}
