import { Button } from '@mantine/core'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { PlainField } from '../form/plain-field.tsx'
import { Refusal } from '../form/refusal.tsx'
import classes from './sign-in.module.css'
import type { SignInStep } from './sign-in.server.ts'

/** Sends another code to the same phone, or leads back to the phone. */
function OtherWays({ phone }: { phone: string }) {
  const t = useText('shopper').signIn
  return (
    <form method="post" className={classes.other} aria-label={t.resend}>
      <input type="hidden" name="phone" value={phone} />
      <Button type="submit" variant="subtle">
        {t.resend}
      </Button>
      <Button component="a" href="" variant="subtle">
        {t.otherPhone}
      </Button>
    </form>
  )
}

/** The phone that is to sign in. */
function PhoneForm({ refused }: { refused: RefusedForm | null | undefined }) {
  const t = useText('shopper').signIn
  const locale = useLocale()
  return (
    <form method="post" noValidate className={classes.form} aria-label={t.title}>
      <p className={classes.lead}>{t.lead}</p>
      <Refusal refused={refused} />
      <PlainField
        name="phone"
        refused={refused}
        label={fieldLabel(['phone'], locale)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="05XXXXXXXX"
        dir="ltr"
        size="md"
        required
        autoFocus
      />
      <Button type="submit" size="md" fullWidth>
        {t.sendCode}
      </Button>
    </form>
  )
}

/** The form that asks for the phone, and then for the code that was sent to it. */
export function SignInForm({ step }: { step: SignInStep | undefined }) {
  const t = useText('shopper').signIn
  const locale = useLocale()
  if (!step?.phone) return <PhoneForm refused={step?.refused} />
  return (
    <>
      <form method="post" noValidate className={classes.form} aria-label={t.title} data-one-time-code>
        <p className={classes.lead} role={step.sent ? 'status' : undefined}>
          {t.sentTo} <bdi dir="ltr">{step.phone}</bdi>
        </p>
        <Refusal refused={step.refused} />
        <input type="hidden" name="phone" value={step.phone} />
        <PlainField
          name="code"
          refused={step.refused}
          label={fieldLabel(['code'], locale)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeRules.long_digits}
          dir="ltr"
          size="lg"
          classNames={{ input: classes.code ?? '' }}
          required
          autoFocus
        />
        <Button type="submit" size="md" fullWidth>
          {t.confirm}
        </Button>
      </form>
      <OtherWays phone={step.phone} />
    </>
  )
}
