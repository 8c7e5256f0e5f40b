import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import * as calls from './bank-choices.calls.ts'

/** Banks for the forms that ask for an IBAN. */
export const listBankChoices = endpoint({
  ...calls.listBankChoices,
  summary: 'List banks to choose from, with their codes in IBANs',
  access: { audience: 'public' },
  owner: 'public',
  response: z.array(z.object({ id: z.uuid(), name: z.string(), iban_code: z.string().nullable() })),
})
