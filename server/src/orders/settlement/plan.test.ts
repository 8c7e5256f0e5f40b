import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type WalkOrder, type WalkStep, walkOrder, walkSteps } from '../../../test/settlement-steps.ts'
import { SettlementWalk } from '../../../test/settlement-walk.ts'
import { type CancellationEntry, type CancellationPatch, joinPlans, type Plan } from './plan.ts'

// The money of an order, walked through its states by plans alone and compared with the model after each step. Facts are frozen to their depth.

const walked = (distort?: (plan: Plan) => Plan) =>
  fc.property(walkOrder, walkSteps, (order: WalkOrder, steps: WalkStep[]) => {
    const walk = new SettlementWalk(order, distort)
    for (const step of steps) walk.step(step)
  })

// the rarest fault is met about once in a hundred walks; a search ends with the first that finds it
const found = (distort: (plan: Plan) => Plan): boolean => fc.check(walked(distort), { numRuns: 5000, endOnFailure: true }).failed

const without = (event: string) => (plan: Plan) => ({ ...plan, postings: plan.postings.filter((posting) => posting.event !== event) })

const patched = ({ requests }: Plan, patch: CancellationPatch): Plan['requests'] =>
  requests.map((one) => ({ ...one, patch: { ...one.patch, ...patch } }))

/** A fault that a plan gets only where it holds this step of a cancellation. */
const after = (plan: Plan, step: CancellationEntry['action'], change: Partial<Plan>): Plan =>
  plan.cancellation_history.some(({ action }) => action === step) ? { ...plan, ...change } : plan

/** The same refund asked for again, after it was dropped. */
const again = ({ gateway }: Plan): Plan['gateway'] =>
  gateway.flatMap(({ kind, cancellation_id }) => (kind === 'drop' ? [{ kind: 'queue', cancellation_id, amount: 1 }] : []))

describe('settlement plans of an order and its cancellations', () => {
  test('match the model after every step of random histories', () => {
    fc.assert(walked(), { numRuns: 1000 })
  })

  test.each<[string, (plan: Plan) => Plan]>([
    ['a payment that is not booked', without('payment_captured')],
    ['a refund that is settled and not paid', without('refund_paid')],
    ['units that stay held', (plan) => ({ ...plan, units: plan.units.map((unit) => ({ ...unit, refunded: 0 })) })],
    ['a cancelled order whose goods are lost', (plan) => (plan.release_code ? { ...plan, stock: [] } : plan)],
    [
      'a refund that takes nothing of what the carrier holds',
      (plan) => ({ ...plan, collection: plan.collection?.kind === 'take' ? null : plan.collection }),
    ],
    ['cancelled amounts that are not recorded', (plan) => ({ ...plan, requests: patched(plan, { event: null }) })],
    ['a dispute that leaves the request as it was', (plan) => after(plan, 'dispute', { requests: patched(plan, { status: 'requested' }) })],
    ['an edit that is not written', (plan) => after(plan, 'edit', { requests: [] })],
    ['an escalation that leaves the request to the store', (plan) => ({ ...plan, requests: patched(plan, { escalated_at: null }) })],
    ['a failed refund that counts as paid', (plan) => after(plan, 'fail', { requests: patched(plan, { status: 'refunded' }) })],
    ['a retry that does not reach the gateway', (plan) => after(plan, 'retry', { gateway: [] })],
    [
      'a refund that the gateway is asked for and that was paid by hand',
      (plan) => ({ ...plan, gateway: [...plan.gateway, ...again(plan)] }),
    ],
    ['an invoice that is not issued', (plan) => ({ ...plan, documents: plan.documents.filter(({ kind }) => kind !== 'invoices') })],
    ['a refund without its credit note', (plan) => ({ ...plan, documents: plan.documents.filter(({ kind }) => kind !== 'credit_note') })],
    ['a step that nobody is notified of', (plan) => ({ ...plan, notices: [] })],
  ])('a walk finds %s', (_fault, distort) => {
    expect(found(distort)).toBe(true)
  })
})

test('parts of a plan are joined, and two that would overwrite each other are refused', () => {
  const take = (amount: number): Partial<Plan> => ({ collection: { kind: 'take', amount } })
  const change = (id: string): Partial<Plan> => ({ requests: [{ id, patch: { note: id } }] })
  const files: Partial<Plan> = { files: { owner: { owner_type: 'admin', owner_id: 'a' }, purpose: 'slip', fields: {} } }
  const joined = joinPlans(take(1), change('a'), { collection: null, files: null }, change('b'), files)
  expect(joined).toMatchObject({ ...take(1), ...files, requests: [{ id: 'a' }, { id: 'b' }] })
  expect(() => joinPlans(take(1), change('a'), take(2))).toThrow('collection')
  expect(() => joinPlans(files, files)).toThrow('files')
  expect(() => joinPlans(change('a'), change('b'), change('a'))).toThrow('request a')
})
