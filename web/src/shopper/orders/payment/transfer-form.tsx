import { Button } from '@mantine/core'
import { formatDeadline } from '@rahba/contract/kernel/date-text'
import { acceptedFiles } from '@rahba/contract/kernel/file-limits'
import type { Halalas } from '@rahba/contract/kernel/money'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { UserText } from '../../../kit/layout/direction.tsx'
import { MoneyInText } from '../../../kit/show/money-in-text.tsx'
import type { RefusedForm } from '../../../shell/request/post-form.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { FileField } from '../../form/file-field.tsx'
import { PlainField } from '../../form/plain-field.tsx'
import classes from '../form.module.css'

export interface TransferAccount {
  id: string
  bank: string
  holder: string
  account_number: string
  iban_number: string
}

interface TransferFormProps {
  accounts: readonly TransferAccount[]
  /** Halalas to transfer. */
  amount: Halalas
  /** The moment until which the order waits. */
  until: string | null
  another: boolean
  posted_key: string
  refused: RefusedForm | null
}

function Account({ account, checked }: { account: TransferAccount; checked: boolean }) {
  const t = useText('shopper-orders').transfer
  const { id, bank, holder, iban_number, account_number } = account
  const name = `account-${id}`
  return (
    <div className={classes.account}>
      <input type="radio" name="bank_account_id" value={id} id={name} defaultChecked={checked} />
      <div>
        <label htmlFor={name}>
          <strong>
            <UserText>{bank}</UserText>
          </strong>
        </label>
        <p className={classes.hint}>
          {t.holder}: <UserText>{holder}</UserText>
        </p>
        <p>
          <bdi dir="ltr" className={classes.iban}>
            {iban_number.replace(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
        </p>
        <p className={classes.hint}>
          {t.number}: <bdi dir="ltr">{account_number}</bdi>
        </p>
        <Button
          type="button"
          variant="light"
          size="compact-sm"
          className={classes.copy ?? ''}
          data-copy={iban_number}
          data-copied={t.copied}
        >
          {t.copy}
        </Button>
      </div>
    </div>
  )
}

/** The accounts to transfer to, and the form that sends the slip. */
export function TransferForm({ accounts, amount, until, another, posted_key, refused }: TransferFormProps) {
  const t = useText('shopper-orders').transfer
  const locale = useLocale()
  if (accounts.length === 0) return <p>{t.noAccounts}</p>
  const chosen = refused?.values.bank_account_id ?? (accounts.length === 1 ? accounts[0]?.id : undefined)
  const accountError = refused?.fields.bank_account_id
  return (
    <form method="post" encType="multipart/form-data" noValidate className={classes.form} aria-label={t.title}>
      <input type="hidden" name="intent" value="transfer" />
      <input type="hidden" name="key" value={posted_key} />
      <p>
        <MoneyInText>{t.lead(moneyText(amount, locale))}</MoneyInText>
      </p>
      {until && (
        <p>
          <strong>{t.until(formatDeadline(until, locale))}</strong>
        </p>
      )}
      <fieldset id="bank_account_id" tabIndex={-1} aria-describedby={accountError ? 'account-error' : undefined}>
        <legend>{t.account}</legend>
        {accounts.map((account) => (
          <Account key={account.id} account={account} checked={account.id === chosen} />
        ))}
        {accountError && (
          <p id="account-error" className={classes.error}>
            {accountError}
          </p>
        )}
      </fieldset>
      <PlainField
        id="sender_name"
        name="sender_name"
        refused={refused}
        label={t.sender}
        autoComplete="name"
        size="md"
        maxLength={120}
        dir="auto"
        required
      />
      <FileField
        id="slip"
        name="slip"
        label={t.slip}
        hint={t.slipHint}
        accept={acceptedFiles.paper.join()}
        error={refused?.fields.slip}
        required
      />
      <Button type="submit" size="md">
        {another ? t.another : t.send}
      </Button>
    </form>
  )
}
