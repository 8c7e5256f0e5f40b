import { expect, it } from 'vitest'
import * as broadcasts from '../broadcasts/broadcasts.ts'
import * as invoices from '../orders/invoices.ts'
import { actionName } from './history-words.ts'

it('says what was done with a broadcast or an invoice in words, never by the name the log keeps', () => {
  const calls = [...Object.values(broadcasts), ...Object.values(invoices)]
  const actions = calls.flatMap((call) => ('audit' in call && 'action' in call.audit ? [call.audit.action] : []))
  expect(actions).toEqual(expect.arrayContaining(['broadcasts.cancel', 'invoices.download']))
  for (const locale of ['ar', 'en'] as const) expect(actions.filter((action) => actionName(action, locale) === action)).toEqual([])
})
