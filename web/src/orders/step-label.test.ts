import { expect, test } from 'vitest'
import { stepLabel } from './step-label.ts'

test('a step is named by its outcome, unless the outcome is not clear', () => {
  expect(stepLabel('accept')).toBeNull()
  expect(stepLabel('cancel')).toBeNull()
  expect(stepLabel('refuse_cancel')?.en).toBe('Reject cancellation')
  expect(stepLabel('deliver_own')?.en).toBe('Deliver with store driver')
  expect(stepLabel('expire')?.en).toBe('Expire')
})
