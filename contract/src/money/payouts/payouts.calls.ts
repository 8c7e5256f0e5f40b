import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './payouts.ts'

const call = declareCalls<typeof whole>()

export const listPayouts = call({ name: 'listPayouts', method: 'GET', path: '/admin/payments' })
export const exportPayouts = call({ name: 'exportPayouts', method: 'GET', path: '/admin/payments/export' })
export const readPayout = call({ name: 'readPayout', method: 'GET', path: '/admin/payments/{id}' })
export const actOnPayout = call({ name: 'actOnPayout', method: 'POST', path: '/admin/payments/{id}/actions', idempotent: true })
export const bulkPayouts = call({ name: 'bulkPayouts', method: 'POST', path: '/admin/payments/bulk' })
export const listOwnPayouts = call({ name: 'listOwnPayouts', method: 'GET', path: '/store/payouts' })
export const exportOwnPayouts = call({ name: 'exportOwnPayouts', method: 'GET', path: '/store/payouts/export' })
export const payoutTerms = call({ name: 'payoutTerms', method: 'GET', path: '/store/payouts/terms' })
export const requestPayout = call({ name: 'requestPayout', method: 'POST', path: '/store/payouts', idempotent: true })
export const withdrawPayout = call({ name: 'withdrawPayout', method: 'POST', path: '/store/payouts/{id}/withdraw', idempotent: true })
