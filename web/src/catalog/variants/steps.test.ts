import { expect, test } from 'vitest'
import { noSteps, recordStep, redoStep, type Steps, undoStep } from './steps.ts'

test('at least fifty changes can be undone and redone, one by one', () => {
  let steps: Steps<number> = noSteps
  for (let n = 0; n < 60; n++) steps = recordStep(steps, n)
  let current = 60
  for (let n = 59; n >= 0; n--) {
    const undone = undoStep(steps, current)
    expect(undone?.state).toBe(n)
    if (undone) ({ state: current, steps } = undone)
  }
  expect(undoStep(steps, current)).toBeNull()
  const again = redoStep(steps, current)
  expect(again?.state).toBe(1)
  // a new change ends what could be made again
  expect(redoStep(recordStep(again?.steps ?? noSteps, 1), 7)).toBeNull()
})
