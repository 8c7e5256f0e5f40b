import { Button } from '@mantine/core'
import { groupIban } from '@rahba/contract/kernel/iban'
import { readBankAccount, removeBankAccount, saveBankAccount } from '@rahba/contract/shoppers/bank-account.calls'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { postForm, readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useText } from '../../text/use-text.ts'
import classes from '../form/form.module.css'
import { Refusal } from '../form/refusal.tsx'
import { AccountPage } from '../frame/account-page.tsx'
import { announceDone } from '../frame/done.ts'
import own from './bank.module.css'
import { BankAccountFields } from './bank-account-fields.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => callApi(context, readBankAccount)

/** Saves the account of the form, or removes the one that is kept. */
export async function action({ context, request }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData())
  const { iban_number = '', account_holder = '', version } = typed
  const removes = typed.act === 'remove'
  const { refused } = removes
    ? await postForm(context, removeBankAccount, typed, {})
    : await postForm(context, saveBankAccount, typed, { body: { iban_number, account_holder } }, version ? { 'if-match': version } : {})
  if (refused) return data(refused, { status: refused.status })
  throw redirect(pathTo(context.get(pageRequest).locale, '/account/bank') + announceDone(removes ? 'bankRemoved' : 'saved'), 303)
}

/** `/account/bank`: the bank account that refunds by transfer go to. */
export default function BankRoute() {
  const { bank_account } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { bank: t, save } = useText('shopper-account')
  const start = bank_account && { ...bank_account, iban_number: groupIban(bank_account.iban_number) }
  return (
    <AccountPage title={t.title} path="/account/bank">
      <p className={own.lead}>{t.lead}</p>
      <form method="post" noValidate className={classes.form} aria-label={t.title}>
        <Refusal refused={refused} />
        {bank_account && <input type="hidden" name="version" value={bank_account.updated_at} />}
        <BankAccountFields refused={refused} start={start} required />
        <div className={classes.buttons}>
          <Button type="submit">{save}</Button>
        </div>
      </form>
      {bank_account && (
        <form method="post" className={own.remove} aria-label={t.remove}>
          <input type="hidden" name="act" value="remove" />
          <Button type="submit" variant="subtle" color="red">
            {t.remove}
          </Button>
        </form>
      )}
    </AccountPage>
  )
}
