import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './payout-runs.ts'

const call = declareCalls<typeof whole>()

export const listPayoutRuns = call({ name: 'listPayoutRuns', method: 'GET', path: '/admin/payments/runs' })
export const exportPayoutRuns = call({ name: 'exportPayoutRuns', method: 'GET', path: '/admin/payments/runs/export' })
export const readPayoutRun = call({ name: 'readPayoutRun', method: 'GET', path: '/admin/payments/runs/{run_id}' })
export const previewPayoutRun = call({ name: 'previewPayoutRun', method: 'GET', path: '/admin/payments/runs/next' })
export const startPayoutRun = call({ name: 'startPayoutRun', method: 'POST', path: '/admin/payments/runs', idempotent: true })
export const downloadBankFile = call({ name: 'downloadBankFile', method: 'GET', path: '/admin/payments/runs/{run_id}/file' })
export const importRunResult = call({ name: 'importRunResult', method: 'POST', path: '/admin/payments/runs/{run_id}/result' })
