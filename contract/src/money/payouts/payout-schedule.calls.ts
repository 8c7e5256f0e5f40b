import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './payout-schedule.ts'

const call = declareCalls<typeof whole>()

export const readPayoutSchedule = call({ name: 'readPayoutSchedule', method: 'GET', path: '/store/payouts/schedule' })
export const savePayoutSchedule = call({ name: 'savePayoutSchedule', method: 'PUT', path: '/store/payouts/schedule' })
