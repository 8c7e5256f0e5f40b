import { z } from 'zod'
import { codeSent, longCode, notAudited } from '../access/credentials.ts'
import { accessErrors } from '../access/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import * as calls from './account.calls.ts'
import { deletionErrorList } from './account-errors.ts'

const own = { access: { audience: 'user' }, owner: 'self', tags: ['account'] } as const

/** Exports of one account in a day. */
export const exportsPerDay = 5

export const exportAccount = endpoint({
  ...own,
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

export const deleteAccount = endpoint({
  ...own,
  ...calls.deleteAccount,
  summary:
    "Delete the customer's account permanently with the code. Invoices and financial records stay as required by law, and the name is removed elsewhere",
  audit: { action: 'users.delete-account' },
  atomic: false,
  body: z.strictObject({ code: longCode }),
  response: null,
  status: 204,
  errors: [
    ...deletionErrorList,
    accessErrors.code_wrong,
    accessErrors.code_expired,
    accessErrors.code_used,
    accessErrors.code_exhausted,
    errors.too_many_requests,
  ],
})
