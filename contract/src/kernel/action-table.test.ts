import { expect, test } from 'vitest'
import { allowedActions, isAllowed } from './action-table.ts'

const table = { open: { from: ['closed'] }, close: { from: ['open', 'stuck'] }, remove: { from: ['open', 'closed'] } } as const
const stuck: 'open' | 'closed' | 'stuck' = 'stuck'

test('an action is allowed in the states that its row names', () => {
  expect([isAllowed(table, 'close', 'open'), isAllowed(table, 'open', stuck)]).toEqual([true, false])
})

test('the actions of a state are in the order of the table', () => {
  expect(allowedActions(table, 'open')).toEqual(['close', 'remove'])
  expect(allowedActions(table, 'stuck')).toEqual(['close'])
})
