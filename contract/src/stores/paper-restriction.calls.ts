import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './paper-restriction.ts'

export const extendPapers: Call<typeof whole.extendPapers> = {
  name: 'extendPapers',
  method: 'PUT',
  path: '/admin/stores/{id}/paper-restriction',
}
export const liftPapers: Call<typeof whole.liftPapers> = {
  name: 'liftPapers',
  method: 'POST',
  path: '/admin/stores/{id}/paper-restriction/lift',
}
