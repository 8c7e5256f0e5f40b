import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './payout-runs.ts'

export const listPayoutRuns: Call<typeof whole.listPayoutRuns> = { name: 'listPayoutRuns', method: 'GET', path: '/admin/payments/runs' }
export const exportPayoutRuns: Call<typeof whole.exportPayoutRuns> = {
  name: 'exportPayoutRuns',
  method: 'GET',
  path: '/admin/payments/runs/export',
}
export const readPayoutRun: Call<typeof whole.readPayoutRun> = {
  name: 'readPayoutRun',
  method: 'GET',
  path: '/admin/payments/runs/{run_id}',
}
export const previewPayoutRun: Call<typeof whole.previewPayoutRun> = {
  name: 'previewPayoutRun',
  method: 'GET',
  path: '/admin/payments/runs/next',
}
export const startPayoutRun: Call<typeof whole.startPayoutRun> = {
  name: 'startPayoutRun',
  method: 'POST',
  path: '/admin/payments/runs',
  idempotent: true,
}
export const downloadBankFile: Call<typeof whole.downloadBankFile> = {
  name: 'downloadBankFile',
  method: 'GET',
  path: '/admin/payments/runs/{run_id}/file',
}
export const importRunResult: Call<typeof whole.importRunResult> = {
  name: 'importRunResult',
  method: 'POST',
  path: '/admin/payments/runs/{run_id}/result',
}
