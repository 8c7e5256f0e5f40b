import { expect, it } from 'vitest'
import * as broadcasts from '../broadcasts/broadcasts.ts'
import * as invoices from '../orders/invoices/invoices.ts'
import * as account from '../shoppers/account.ts'
import * as users from '../shoppers/users.ts'
import { actionName } from './history-words.ts'

it('describes actions on a broadcast, an invoice or an account in words, without internal names', () => {
  const calls = [...Object.values(broadcasts), ...Object.values(invoices), ...Object.values(account), ...Object.values(users)]
  const actions = calls.flatMap((call) =>
    typeof call === 'object' && 'audit' in call && 'action' in call.audit ? [call.audit.action] : [],
  )
  expect(actions).toEqual(expect.arrayContaining(['broadcasts.cancel', 'invoices.download', 'users.delete-account']))
  for (const locale of ['ar', 'en'] as const) expect(actions.filter((action) => actionName(action, locale) === action)).toEqual([])
})
