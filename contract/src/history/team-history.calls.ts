import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './team-history.ts'

const call = declareCalls<typeof whole>()

export const listTeamHistory = call({ name: 'listTeamHistory', method: 'GET', path: '/store/team/history' })
export const exportTeamHistory = call({ name: 'exportTeamHistory', method: 'GET', path: '/store/team/history/export' })
