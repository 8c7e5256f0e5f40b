import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './record-history.ts'

const call = callsOf<typeof whole>()

export const listRecordHistory = call({ name: 'listRecordHistory', method: 'GET', path: '/store/history' })
