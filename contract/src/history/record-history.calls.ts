import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './record-history.ts'

const call = declareCalls<typeof whole>()

export const listRecordHistory = call({ name: 'listRecordHistory', method: 'GET', path: '/store/history' })
