import { Button } from '@mantine/core'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { PlainField } from '../form/plain-field.tsx'
import { Refusal } from '../form/refusal.tsx'
import { orderPath } from '../order-path.ts'
import classes from './data.module.css'
import type { DeletionStep } from './delete-account.server.ts'

/** The steps of a deletion: asking for its code, and confirming with it. */
export function DeletionForm({ phone, step }: { phone: string; step: DeletionStep | undefined }) {
  const { data: t, wallet } = useText('shopper-account')
  const locale = useLocale()
  const to = usePathTo()
  return (
    <form method="post" action="#delete" noValidate className={classes.form} aria-label={t.deleteTitle}>
      <Refusal refused={step?.refused} />
      {step && step.orders.length > 0 && (
        <nav aria-label={t.open} className={classes.orders}>
          {step.orders.map(({ id, number }) => (
            <a key={id} href={orderPath(to('/orders'), id)}>
              {wallet.order(number)}
            </a>
          ))}
        </nav>
      )}
      {step?.sent ? (
        <>
          <p role="status">
            {t.codeSent} <bdi dir="ltr">{phone}</bdi>
          </p>
          <PlainField
            name="code"
            refused={step.refused}
            label={fieldLabel(['code'], locale)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeRules.long_digits}
            dir="ltr"
            required
            autoFocus
          />
          <Button type="submit" color="red">
            {t.confirm}
          </Button>
        </>
      ) : (
        <Button type="submit" variant="default">
          {t.sendCode}
        </Button>
      )}
    </form>
  )
}
