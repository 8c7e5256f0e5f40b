import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './adjustments.ts'

const call = declareCalls<typeof whole>()

export const listAdjustments = call({ name: 'listAdjustments', method: 'GET', path: '/admin/wallets/adjustments' })
export const decideAdjustment = call({
  name: 'decideAdjustment',
  method: 'POST',
  path: '/admin/wallets/adjustments/{id}/actions',
  idempotent: true,
})
