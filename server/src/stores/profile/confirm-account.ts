import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { CallContext } from '../../platform/http/context.ts'
import type { StoreChange } from '../change-store.ts'

const account = ['bank_id', 'bank_account_name', 'bank_account_no', 'iban_no'] as const

/**
 * Asks for a proof of identity when another bank account replaces one that was entered; the first is a part of registering. A refusal takes what was
 * saved back, with the transaction of the call.
 */
export async function confirmAccount(ctx: Pick<CallContext<EndpointSpec>, 'requireIdentity'>, saving: Promise<StoreChange>) {
  const change = await saving
  const { before, after, waiting } = change
  const isOther = waiting?.waiting_iban_no !== undefined || account.some((field) => before[field] !== after[field])
  if (before.iban_no !== null && isOther) ctx.requireIdentity()
  return change
}
