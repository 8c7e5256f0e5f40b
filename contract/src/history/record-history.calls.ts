import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './record-history.ts'

export const listRecordHistory: Call<typeof whole.listRecordHistory> = { name: 'listRecordHistory', method: 'GET', path: '/store/history' }
