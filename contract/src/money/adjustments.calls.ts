import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './adjustments.ts'

export const listAdjustments: Call<typeof whole.listAdjustments> = {
  name: 'listAdjustments',
  method: 'GET',
  path: '/admin/wallets/adjustments',
}
export const decideAdjustment: Call<typeof whole.decideAdjustment> = {
  name: 'decideAdjustment',
  method: 'POST',
  path: '/admin/wallets/adjustments/{id}/actions',
  idempotent: true,
}
