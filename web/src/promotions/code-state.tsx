import type { CodeUse } from '@rahba/contract/promotions/code-shapes'
import { type CouponState, couponStates, useStates } from '@rahba/contract/promotions/coupon-states'
import { StatusDot } from '../kit/show/status-dot.tsx'

const tones = {
  active: 'good',
  scheduled: 'info',
  expired: 'neutral',
  used_up: 'waiting',
  disabled: 'bad',
} as const satisfies Record<CouponState, string>
const useTones = { reserved: 'waiting', consumed: 'good', released: 'neutral' } as const satisfies Record<CodeUse['state'], string>

/** The state of a code. */
export const CodeState = ({ state }: { state: CouponState }) => <StatusDot tone={tones[state]}>{couponStates[state]}</StatusDot>

/** The state of a code's use by an order. */
export const UseState = ({ state }: { state: CodeUse['state'] }) => <StatusDot tone={useTones[state]}>{useStates[state]}</StatusDot>
