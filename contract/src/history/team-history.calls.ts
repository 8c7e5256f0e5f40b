import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './team-history.ts'

export const listTeamHistory: Call<typeof whole.listTeamHistory> = { name: 'listTeamHistory', method: 'GET', path: '/store/team/history' }
export const exportTeamHistory: Call<typeof whole.exportTeamHistory> = {
  name: 'exportTeamHistory',
  method: 'GET',
  path: '/store/team/history/export',
}
