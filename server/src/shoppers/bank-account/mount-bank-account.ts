import { maskIban } from '@rahba/contract/kernel/iban'
import * as calls from '@rahba/contract/shoppers/bank-account'
import type { FastifyInstance } from 'fastify'
import { seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { readBankAccount, removeBankAccount, saveBankAccount } from './keep-bank-account.ts'

/** The log keeps the end of an IBAN only, because it is never erased. */
const toLogged = (account: calls.BankAccount | null) => account && { iban_number: maskIban(account.iban_number) }

/** The bank account that a shopper keeps for refunds. */
export function mountBankAccount(app: FastifyInstance): void {
  serve(app, calls.readBankAccount, async ({ db, who }) => ({ bank_account: await readBankAccount(db, who.user_id) }))

  serve(app, calls.saveBankAccount, async ({ db, who, body, request, audit }) => {
    const { before, after } = await saveBankAccount(db, { user_id: who.user_id, body, seen: seenVersion(request) })
    await audit({ entity: 'users', entity_id: who.user_id, before: toLogged(before), after: toLogged(after) })
    return after
  })

  serve(app, calls.removeBankAccount, async ({ db, who, audit }) => {
    const before = await removeBankAccount(db, who.user_id)
    await audit({ entity: 'users', entity_id: who.user_id, before: toLogged(before) })
    return null
  })
}
