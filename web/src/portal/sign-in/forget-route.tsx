import { Anchor, Button, Stack, Text } from '@mantine/core'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { storeForgetPassword, storeVerifyToken } from '@rahba/contract/access/store-auth.calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useSend } from '../../api/queries.ts'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { CodeTextInput } from '../../kit/inputs/text-inputs.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { usePathTo } from '../../paths.ts'
import { CodePanel } from '../../shell/account/code-panel.tsx'
import { SignInSheet } from '../../shell/account/sign-in-sheet.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['portal/sign-in', 'account', 'kit'] }

const body = z.object({ identifier: z.string().trim().min(1).max(254) })

/** `/store/auth/password/forget`: an address, then the code that went to it. */
export default function ForgetRoute() {
  const t = useText('portal/sign-in').forget
  const [identifier, setIdentifier] = useState<string | null>(null)
  return (
    <SignInSheet
      title={identifier ? t.codeTitle : t.title}
      lead={identifier ? t.ifKnown : t.lead}
      foot={<LocalLink to="/store/auth/login">{t.back}</LocalLink>}
    >
      {identifier ? <Code identifier={identifier} onBack={() => setIdentifier(null)} /> : <Ask onSent={setIdentifier} />}
    </SignInSheet>
  )
}

function Ask({ onSent }: { onSent: (identifier: string) => void }) {
  const t = useText('portal/sign-in').forget
  const form = useContractForm(body, { initial: { identifier: '' } })
  const ask = useFormSend(form, storeForgetPassword, ({ identifier }) => ({ query: { type: 'stores' }, body: { identifier } }), {
    onDone: (_, input) => onSent(input.body.identifier ?? ''),
  })
  return (
    <Form aria-label={t.title} onSubmit={ask.onSubmit}>
      <Stack gap="md">
        <SubmitError error={ask.submitError} />
        <CodeTextInput {...form.field('identifier')} autoComplete="username" autoFocus />
        <Button type="submit" loading={ask.pending} fullWidth>
          {t.submit}
        </Button>
      </Stack>
    </Form>
  )
}

function Code({ identifier, onBack }: { identifier: string; onBack: () => void }) {
  const t = useText('portal/sign-in').forget
  const to = usePathTo()
  const navigate = useNavigate()
  const verify = useSend(storeVerifyToken, { silent: true })
  const again = useSend(storeForgetPassword, { silent: true })
  return (
    <>
      <CodePanel
        sentTo={identifier}
        length={codeRules.long_digits}
        verify={async (code) => {
          const { token } = await verify.sendAsync({ body: { identifier, code } })
          // The token is in the history entry, not in the address, so that it isn't shared or logged.
          void navigate(to('/store/auth/password/reset'), { replace: true, state: { token } })
        }}
        resend={() => again.sendAsync({ query: { type: 'stores' }, body: { identifier } })}
      />
      <Text ta="center" mt="sm" size="sm">
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {t.otherAddress}
        </Anchor>
      </Text>
    </>
  )
}
