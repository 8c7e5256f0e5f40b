import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './history.ts'

const call = declareCalls<typeof whole>()

export const listHistory = call({ name: 'listHistory', method: 'GET', path: '/admin/history' })
export const exportHistory = call({ name: 'exportHistory', method: 'GET', path: '/admin/history/export' })
export const listHistoryActions = call({ name: 'listHistoryActions', method: 'GET', path: '/admin/history/actions' })
