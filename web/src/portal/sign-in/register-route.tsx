import { Anchor, Button, Group, Stepper, Text } from '@mantine/core'
import { storeRegister } from '@rahba/contract/access/store-auth.calls'
import { storeAuthLabels } from '@rahba/contract/access/store-auth-labels'
import { readAgreementVersion } from '@rahba/contract/agreement/agreement.calls'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import type { ApiError } from '../../api/errors.ts'
import { useSend } from '../../api/queries.ts'
import { FormSkeleton } from '../../kit/feedback/states.tsx'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { LocalLink } from '../../kit/nav/link.tsx'
import { usePathTo } from '../../paths.ts'
import { SignInSheet } from '../../shell/account/sign-in-sheet.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { redirectSignedIn } from '../../shell/session/session.ts'
import { useText } from '../../text/use-text.ts'
import { mayVisit } from '../layout/menu.ts'
import type { Route } from './+types/register-route'
import { AccountStep } from './account-step.tsx'
import classes from './register.module.css'
import { type Account, accountStart, accountStep, isAccountField, storeStart, storeStep } from './register-schemas.ts'

const loadStoreStep = () => import('./store-step.tsx')
const StoreStep = lazy(loadStoreStep)
const ActivationPanel = lazy(() => import('./activation-panel.tsx'))

export const handle: RouteHandle = { text: ['portal/sign-in', 'selling-costs', 'account', 'kit'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  await redirectSignedIn(context, 'store', new URL(request.url), mayVisit)
  return { agreement: (await callApi(context, readAgreementVersion)).number }
}

/** `/store/auth/register` */
export default function RegisterRoute() {
  const t = useText('portal/sign-in').register
  return (
    <SignInSheet
      wide
      title={t.title}
      lead={t.lead}
      foot={
        <>
          {t.haveAccount} <LocalLink to="/store/auth/login">{t.login}</LocalLink>
        </>
      }
    >
      <Registration />
    </SignInSheet>
  )
}

function Registration() {
  const t = useText('portal/sign-in').register
  const to = usePathTo()
  const navigate = useNavigate()
  const [step, setStep] = useState(0)
  const [account, setAccount] = useState<Account | null>(null)
  const person = useContractForm(accountStep, { initial: accountStart, labels: storeAuthLabels })
  const store = useContractForm(storeStep, { initial: storeStart, labels: storeAuthLabels })
  const { agreement } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const refuse = (error: ApiError) => {
    if (error.code === 'agreement_changed') {
      // The newer version is offered where the terms are accepted.
      person.set('terms_accept', false)
      setStep(0)
      void revalidate()
    }
    if (Object.keys(error.fields).some(isAccountField)) {
      setStep(0)
      person.showErrors(error)
    } else store.showErrors(error)
  }
  const [sent, setSent] = useState<{ code_length: number } | null>(null)
  const register = useSend(storeRegister, {
    silent: true,
    onDone: (answer) => {
      setSent(answer)
      setStep(2)
    },
    onFailed: refuse,
  })

  const toStore = person.submit((output) => {
    setAccount(output)
    setStep(1)
  })
  const finish = store.submit((output) => {
    if (account) register.send({ body: { ...account, ...output, agreement_number: agreement } })
  })
  // The second step's inputs are fetched when the first letter is typed, so that it opens without a wait.
  useEffect(() => {
    const fetchStoreStep = () => {
      loadStoreStep().catch(() => undefined)
    }
    window.addEventListener('input', fetchStoreStep, { once: true })
    return () => window.removeEventListener('input', fetchStoreStep)
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => (step === 0 ? toStore(event) : finish(event))

  return (
    <>
      <Stepper
        active={step}
        onStepClick={setStep}
        allowNextStepsSelect={false}
        size="xs"
        iconSize={28}
        mb="lg"
        wrap={false}
        classNames={{ stepBody: classes.body ?? '', separator: classes.separator ?? '' }}
      >
        <Stepper.Step label={t.steps.account} allowStepSelect={step === 1} />
        <Stepper.Step label={t.steps.store} allowStepSelect={false} />
        <Stepper.Step label={t.steps.verify} allowStepSelect={false} />
      </Stepper>
      {step < 2 && (
        <Form aria-label={t.title} onSubmit={submit}>
          <SubmitError error={register.error?.ofWhole ?? null} />
          {/* The first step is in no boundary, which would be hydrated after what was typed early is taken over. */}
          {step === 0 ? (
            <AccountStep form={person} agreement={agreement !== null} />
          ) : (
            <Suspense fallback={<FormSkeleton fields={4} />}>
              <StoreStep form={store} />
            </Suspense>
          )}
          <Group justify="space-between" mt="lg">
            {step === 1 ? (
              <Button variant="default" onClick={() => setStep(0)} disabled={register.pending}>
                {t.back}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" loading={register.pending}>
              {step === 0 ? t.next : t.finish}
            </Button>
          </Group>
        </Form>
      )}
      {step === 2 && account && sent && (
        <Suspense>
          <ActivationPanel
            identifier={account.email}
            lead={t.verifyLead}
            length={sent.code_length}
            onDone={() => void navigate(to('/store'), { replace: true })}
            onRefused={refuse}
          />
          <Text ta="center" mt="sm">
            <Anchor component="button" type="button" size="sm" onClick={() => setStep(0)}>
              {t.changeEmail}
            </Anchor>
          </Text>
        </Suspense>
      )}
    </>
  )
}
