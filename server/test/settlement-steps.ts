import type { PricingInput } from '@rahba/contract/orders/pricing'
import fc from 'fast-check'
import { arbitraryOrder } from '../../contract/test/arbitrary-order.ts'
import type { OrderFacts } from '../src/orders/settlement/facts.ts'

// Kinds that move the order forward are repeated, so that walks get further.
const stepKinds = [
  ...(['forward', 'forward', 'cancel', 'request_cancel', 'open', 'open'] as const),
  ...(['dispute', 'edit', 'escalate', 'decide', 'decide', 'pay', 'pay'] as const),
] as const

/** A possible next step. Steps that the order's state does not allow are skipped. */
export interface WalkStep {
  kind: (typeof stepKinds)[number]
  random: number
  /** The percentage of the amount that a refund after delivery pays back. */
  percent: number
  destination: 'wallet' | 'original' | 'bank'
}

export const walkSteps = fc.array(
  fc.record<WalkStep>({
    kind: fc.constantFrom(...stepKinds),
    random: fc.nat({ max: 1000 }),
    percent: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 99 })),
    destination: fc.constantFrom('wallet', 'original', 'original', 'bank'),
  }),
  { minLength: 10, maxLength: 60, size: 'max' },
)

export interface WalkOrder {
  input: PricingInput & { payment_method: OrderFacts['payment_method'] }
  carrier: string | null
  /** True if the store's own driver delivers an order that was meant for a carrier. */
  own_driver: boolean
}

/** Orders as checkout lets them be: a wallet that is to pay all does. */
export const walkOrder: fc.Arbitrary<WalkOrder> = fc
  .record({
    input: arbitraryOrder,
    method: fc.constantFrom('cod', 'cod', 'bank_transfer', 'card', 'card'),
    carrier: fc.constantFrom(null, 'SMSA'),
    own_driver: fc.boolean(),
  })
  .map(({ input, method, ...how }) => ({ ...how, input: { ...input, payment_method: method } as WalkOrder['input'] })) // the method is one of an order's
