import { z } from 'zod'
import { codeSent, longCode, notAudited } from '../access/credentials.ts'
import { accessErrors } from '../access/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import * as calls from './account.calls.ts'
import { deletionErrorList } from './account-errors.ts'

const own = { access: { audience: 'user' }, owner: 'self', tags: ['account'] } as const
/** Calls that an account takes while it waits to be deleted, too. */
const always = { ...own, access: { audience: 'user', deletion_pending: true } } as const

/** Exports of one account in a day. */
export const exportsPerDay = 5

const deletion = z.object({
  /** When the account is deleted; null for an account that stays. */
  deletion_due_at: z.iso.datetime().nullable(),
})

export const exportAccount = endpoint({
  ...always,
  name: 'exportAccount',
  method: 'GET',
  path: '/user/account/export',
  summary: 'Export all stored data of the customer as one JSON file',
  audit: { action: 'users.export-account' },
  // streamed as `accountExport` (account-export.ts)
  response: null,
  raw: 'download',
  errors: [errors.too_many_requests],
})

export const sendDeletionCode = endpoint({
  ...own,
  ...calls.sendDeletionCode,
  summary: "Send the account deletion code to the customer's mobile by SMS. Rejected until their orders and money are settled",
  audit: notAudited,
  response: codeSent,
  errors: [...deletionErrorList, accessErrors.code_too_soon, accessErrors.code_too_many, accessErrors.sms_country, accessErrors.sms_limit],
})

export const readDeletion = endpoint({
  ...always,
  ...calls.readDeletion,
  summary: "Get the date on which the customer's account is deleted",
  response: deletion,
})

export const keepAccount = endpoint({
  ...always,
  ...calls.keepAccount,
  summary: 'Keep the account of a customer who asked for its deletion. Possible until it is deleted',
  audit: { action: 'users.keep-account' },
  response: deletion,
  errors: [accessErrors.account_deleted],
})

export const deleteAccount = endpoint({
  ...own,
  ...calls.deleteAccount,
  summary:
    'Confirm the deletion with the code. Sessions end at once, and the account is deleted after 7 days unless the customer signs in and keeps it. Invoices and financial records stay as required by law',
  audit: { action: 'users.delete-account' },
  atomic: false,
  body: z.strictObject({ code: longCode }),
  response: deletion,
  errors: [
    ...deletionErrorList,
    accessErrors.code_wrong,
    accessErrors.code_expired,
    accessErrors.code_used,
    accessErrors.code_exhausted,
    errors.too_many_requests,
  ],
})
