import { Button, Group, Stack } from '@mantine/core'
import { givenPassword } from '@rahba/contract/access/credentials'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { storeLogin } from '@rahba/contract/access/store-auth.calls'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { useSend } from '../../api/queries.ts'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { PasswordInput } from '../../kit/inputs/password-input.tsx'
import { CodeTextInput } from '../../kit/inputs/text-inputs.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { SignInSheet } from '../../shell/account/sign-in-sheet.tsx'
import { type FirstStepProps, SignInSteps } from '../../shell/account/sign-in-steps.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { redirectSignedIn } from '../../shell/session/session.ts'
import { useText } from '../../text/use-text.ts'
import { mayVisit } from '../layout/menu.ts'
import type { Route } from './+types/login-route'

const ActivationPanel = lazy(() => import('./activation-panel.tsx'))
const StoreSecondStep = lazy(() => import('./store-second-step.tsx'))

export const handle: RouteHandle = { text: ['portal/sign-in', 'account', 'kit'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  await redirectSignedIn(context, 'store', new URL(request.url), mayVisit)
  return null
}

const body = z.object({ identifier: z.string().trim().min(1).max(254), password: givenPassword })

/** `/store/auth/login` */
export default function LoginRoute() {
  const t = useText('portal/sign-in').login
  const [search] = useSearchParams()
  return (
    <SignInSteps Second={StoreSecondStep}>
      {(steps) => (
        <SignInSheet
          title={t.title}
          lead={search.has('ended') ? t.leadEnded : search.has('next') ? t.leadBack : t.lead}
          foot={
            <>
              {t.noAccount} <LocalLink to="/store/auth/register">{t.register}</LocalLink>
            </>
          }
        >
          <LoginForm {...steps} />
        </SignInSheet>
      )}
    </SignInSteps>
  )
}

function LoginForm({ onChallenge, onDone }: FirstStepProps) {
  const { login: t, activate } = useText('portal/sign-in')
  const { close } = useText('common').actions
  const [activating, setActivating] = useState<{ identifier: string; length: number } | null>(null)
  const form = useContractForm(body, { initial: { identifier: '', password: '' } })
  const login = useSend(storeLogin, {
    silent: true,
    onDone: (answer) => ('challenge' in answer ? onChallenge(answer) : onDone()),
    onFailed: (error) => {
      if (error.code === 'account_not_verified')
        setActivating({ identifier: form.values.identifier.trim(), length: error.code_length ?? codeRules.short_digits })
      else form.showErrors(error)
    },
  })
  return (
    <>
      <Form aria-label={t.title} onSubmit={form.submit((values) => login.send({ body: values }))}>
        <Stack gap="md">
          <SubmitError error={login.error?.ofWhole ?? null} />
          <CodeTextInput {...form.field('identifier')} autoComplete="username" autoFocus />
          <PasswordInput {...form.field('password')} />
          <Button type="submit" loading={login.pending} fullWidth>
            {t.submit}
          </Button>
          <Group justify="center" fz="sm">
            <LocalLink to="/store/auth/password/forget">{t.forgot}</LocalLink>
          </Group>
        </Stack>
      </Form>
      <Dialog
        opened={activating !== null}
        onClose={() => setActivating(null)}
        title={activate.title}
        closeButtonProps={{ 'aria-label': close }}
      >
        <Suspense>{activating !== null && <ActivationPanel {...activating} lead={activate.lead} onDone={onDone} />}</Suspense>
      </Dialog>
    </>
  )
}
