import { expect, test } from 'vitest'
import { wordsOfStep } from './told-by-outcome.ts'

test('a step is told by its outcome, but where that does not say what happened', () => {
  expect(wordsOfStep('accept')).toBeNull()
  expect(wordsOfStep('cancel')).toBeNull()
  expect(wordsOfStep('refuse_cancel')?.en).toBe('Refuse to cancel')
  expect(wordsOfStep('expire')?.en).toBe('Time ran out')
})
