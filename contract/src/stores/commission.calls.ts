import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './commission.ts'

export const setCommission: Call<typeof whole.setCommission> = {
  name: 'setCommission',
  method: 'PUT',
  path: '/admin/stores/{id}/commission',
}
