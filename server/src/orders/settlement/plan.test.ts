import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SettlementWalk, type WalkOrder, type WalkStep, walkOrder, walkSteps } from '../../../test/settlement-walk.ts'
import type { Plan } from './plan.ts'

// The money of an order, walked through its states by plans alone and compared with the model after each step. Facts are frozen to their depth.

const walked = (distort?: (plan: Plan) => Plan) =>
  fc.property(walkOrder, walkSteps, (order: WalkOrder, steps: WalkStep[]) => {
    const walk = new SettlementWalk(order, distort)
    for (const step of steps) walk.step(step)
  })

const found = (distort: (plan: Plan) => Plan): boolean => fc.check(walked(distort), { numRuns: 300, endOnFailure: true }).failed

describe('plans of an order and its cancellations', () => {
  test('leave its money where the model says, whatever happens to it', () => {
    fc.assert(walked(), { numRuns: 400 })
  })

  test.each<[string, (plan: Plan) => Plan]>([
    [
      'a refund that is settled and not paid',
      (plan) => ({ ...plan, postings: plan.postings.filter(({ event }) => event !== 'refund_paid') }),
    ],
    ['units that stay held', (plan) => ({ ...plan, units: plan.units.map((unit) => ({ ...unit, refunded: 0 })) })],
    ['a cancelled order whose goods are lost', (plan) => (plan.release_code ? { ...plan, stock: [] } : plan)],
    [
      'a refund that takes nothing of what the carrier holds',
      (plan) => ({ ...plan, collection: plan.collection?.kind === 'take' ? null : plan.collection }),
    ],
    [
      'cancelled amounts that are not kept',
      (plan) => ({ ...plan, requests: plan.requests.map((one) => ({ ...one, patch: { ...one.patch, event: null } })) }),
    ],
  ])('a walk finds %s', (_fault, distort) => {
    expect(found(distort)).toBe(true)
  })
})
