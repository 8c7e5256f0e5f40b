import { expect, test } from 'vitest'
import { text } from '../../text/en/cancellations.ts'
import { getEffect } from './effect-words.ts'

const { actions } = text
const said = (action: 'accept' | 'approve', kind: 'cancel' | 'return', uncollected: number) =>
  getEffect(action, { kind, preview: { amount: 11_203, uncollected } }, actions)

test('approving a cancellation promises no refund of unpaid cash', () => {
  expect([said('accept', 'cancel', 11_203), said('approve', 'cancel', 11_203)]).toEqual(Array(2).fill(actions.effect.cancelUnpaid))
  expect(said('accept', 'cancel', 0)).toBe(actions.effect.acceptCancel)
  expect(said('approve', 'cancel', 1203)).toBe(actions.effect.approveCancel)
  expect(said('approve', 'return', 0)).toBe(actions.effect.approveReturn)
})
