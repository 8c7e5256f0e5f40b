import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './payout-schedule.ts'

export const readPayoutSchedule: Call<typeof whole.readPayoutSchedule> = {
  name: 'readPayoutSchedule',
  method: 'GET',
  path: '/store/payouts/schedule',
}
export const savePayoutSchedule: Call<typeof whole.savePayoutSchedule> = {
  name: 'savePayoutSchedule',
  method: 'PUT',
  path: '/store/payouts/schedule',
}
