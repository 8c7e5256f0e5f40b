import { maskIban } from '@rahba/contract/kernel/iban'
import { readBankAccount, saveBankAccount } from '@rahba/contract/shoppers/bank-account.calls'
import { callApi, type LoadContext } from '../../../shell/request/call-api.ts'
import { postForm, type RefusedForm } from '../../../shell/request/post-form.ts'

/** The saved bank account of a shopper, with the last digits of the IBAN only, which are enough to recognise it. */
export interface SavedAccount {
  ending: string
  account_holder: string
}

/** Reads the saved bank account for a form, or null. */
export async function readSavedAccount(context: LoadContext): Promise<SavedAccount | null> {
  const { bank_account } = await callApi(context, readBankAccount)
  return bank_account && { ending: maskIban(bank_account.iban_number), account_holder: bank_account.account_holder }
}

/** The destination of a refund as the API takes it. */
export interface Destination {
  destination: string
  iban_number: string | null
  account_holder: string | null
}

/** Reads where the refund goes from the form. The kept account is one of the ways of the page, and a bank account for the API; null if it is gone. */
export async function readDestination(context: LoadContext, typed: Readonly<Record<string, string>>): Promise<Destination | null> {
  const { destination = 'wallet', iban_number = '', account_holder = '' } = typed
  if (destination === 'bank') return { destination, iban_number: iban_number || null, account_holder: account_holder || null }
  if (destination !== 'kept') return { destination, iban_number: null, account_holder: null }
  const { bank_account } = await callApi(context, readBankAccount)
  return bank_account && { destination: 'bank', iban_number: bank_account.iban_number, account_holder: bank_account.account_holder }
}

/** Keeps the bank account of the form for later, if that was chosen. Returns the refusal, or null. */
export async function keepAccount(context: LoadContext, typed: Record<string, string>): Promise<RefusedForm | null> {
  if (typed.destination !== 'bank' || typed.keep_account !== 'on') return null
  const { iban_number = '', account_holder = '' } = typed
  return (await postForm(context, saveBankAccount, typed, { body: { iban_number, account_holder } })).refused
}
