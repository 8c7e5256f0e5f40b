import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './carrier-credit.ts'

export const payBackCarrier: Call<typeof whole.payBackCarrier> = {
  name: 'payBackCarrier',
  method: 'POST',
  path: '/admin/carriers/{carrier}/credit-payments',
  idempotent: true,
}
