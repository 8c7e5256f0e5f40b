import { z } from 'zod'
import { accessErrors } from '../access/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import * as calls from './bank-account.calls.ts'
import { bankAccountBody } from './bank-account.schemas.ts'
import { bankAccountLabels } from './bank-account-labels.ts'

const own = { access: { audience: 'user' }, owner: 'self', tags: ['account'], labels: bankAccountLabels } as const

const bankAccount = z.object({
  iban_number: z.string(),
  account_holder: z.string(),
  /** The version that `If-Match` says. */
  updated_at: z.iso.datetime(),
})
export type BankAccount = z.output<typeof bankAccount>

export const readBankAccount = endpoint({
  ...own,
  ...calls.readBankAccount,
  summary: 'Get the bank account that the customer keeps for refunds; null if there is none',
  response: z.object({ bank_account: bankAccount.nullable() }),
})

export const saveBankAccount = endpoint({
  ...own,
  ...calls.saveBankAccount,
  summary: 'Keep a bank account for refunds, in place of the one that was kept. Refund requests name their account themselves',
  audit: { action: 'users.save-bank-account' },
  body: bankAccountBody,
  response: bankAccount,
  errors: [errors.stale_record, accessErrors.account_deleted],
})

export const removeBankAccount = endpoint({
  ...own,
  ...calls.removeBankAccount,
  summary: 'Remove the bank account kept for refunds. Requests that were sent keep theirs',
  audit: { action: 'users.remove-bank-account' },
  response: null,
  status: 204,
  errors: [errors.not_found, accessErrors.account_deleted],
})
